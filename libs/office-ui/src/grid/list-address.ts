import { createContext, use, useState } from 'react';

/** Reads and writes parts of the page's address. */
export interface ListAddress {
  read: (name: string) => string | undefined;
  /** Replaces the history entry; undefined removes the part. */
  write: (name: string, value: string | undefined) => void;
}

/** Stores the order and columns of lists, so that a link or a saved view shows a colleague the same (office O32). */
export const ListAddressContext = createContext<ListAddress | null>(null);

type Part = 'sort' | 'columns';

/** Whether a part of the address is a list's own, rather than a filter. */
export const isListPart = (name: string) => /^(?:sort|columns)\./.test(name);

/** A query of the address without the lists' columns, which do not affect what a list finds. */
export function withoutColumns(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(([name]) => !name.startsWith('columns.'));
  return new URLSearchParams(kept).toString();
}

/** One part of a list's address; without an address, such as in a story, it lasts as long as the list is mounted. */
export function useListPart(part: Part, list: string): [value: string | undefined, change: (value: string | undefined) => void] {
  const address = use(ListAddressContext);
  const own = useState<string>();
  const name = `${part}.${list}`;
  return address ? [address.read(name), (value) => address.write(name, value)] : own;
}

/** The column by which a list is sorted. */
export interface Sort<Column extends string = string> {
  column: Column;
  descending: boolean;
}

/** As the address has it: `created`, or `-created` for the latest or largest first. */
export function readSort<Column extends string>(text: string | undefined, columns: readonly Column[]): Sort<Column> | undefined {
  const [, minus, name] = /^(-?)(.+)$/.exec(text ?? '') ?? [];
  const column = columns.find((each) => each === name);
  return column === undefined ? undefined : { column, descending: minus === '-' };
}

export const sortText = ({ column, descending }: Sort) => `${descending ? '-' : ''}${column}`;

/** The order that the operator chose for a list sorted by the server, among these columns; undefined for its default order. */
export function useListSort<Column extends string>(list: string, columns: readonly Column[]): Sort<Column> | undefined {
  const [text] = useListPart('sort', list);
  return readSort(text, columns);
}
