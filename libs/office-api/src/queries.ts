import { keepPreviousData, queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { OfficeApi, OfficeInput } from './client.ts';
import type { OperationId, ValueOf } from './contract.ts';

/** The client that the office's screens ask. */
export const OfficeContext = createContext<OfficeApi | null>(null);

export function useOffice(): OfficeApi {
  const office = use(OfficeContext);
  if (!office) throw new Error('there is no OfficeContext around this component');
  return office;
}

/** What an operation answers, under a key of the operation and what it is given. */
export function officeQuery<K extends OperationId>(office: OfficeApi, operation: K, input: OfficeInput<K>) {
  return queryOptions({ queryKey: [operation, input], queryFn: () => office.call(operation, input) });
}

/** Asks an operation, and again whenever something was changed or the page is looked at again. The gateway writes down who asked. */
export function useOfficeQuery<K extends OperationId>(operation: K, input: OfficeInput<K>) {
  return useQuery(officeQuery(useOffice(), operation, input));
}

/** Changes something; every list is asked again afterwards, for what one operator changes shows in many places. */
export function useOfficeMutation<K extends OperationId>(operation: K) {
  const office = useOffice();
  const queries = useQueryClient();
  return useMutation<ValueOf<K>, Error, OfficeInput<K>>({
    mutationFn: (input) => office.call(operation, input),
    onSettled: () => queries.invalidateQueries(),
  });
}

/** The operations that answer a page at a time. */
type PagedOperation = {
  [K in OperationId]: ValueOf<K> extends { list: readonly object[]; next: string | null } ? K : never;
}[OperationId];
type RowOf<K extends PagedOperation> = ValueOf<K> extends { list: readonly (infer Row)[] } ? Row : never;

/** Of all that a list finds. */
export interface About {
  count: number;
  /** False above 10,000. */
  exact: boolean;
  /** What the amounts add up to, by currency, where the list has some and the count is exact. */
  sums?: readonly { amount: string; currency: string }[];
}

/** A list that is read a page at a time. */
export interface Pages<Row> {
  rows: readonly Row[];
  /** Of all that is found; undefined where the operation doesn't tell. */
  about: About | undefined;
  query: { error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown };
  /** Reads the next page, if there is one and none is on its way. */
  more: () => void;
}

/** Asks an operation for its first page, and for those after it as `more` is called. Pages that are shown stay while a filter changes. */
export function useOfficePages<K extends PagedOperation>(operation: K, query: Omit<QueryOf<K>, 'after'>): Pages<RowOf<K>> {
  const office = useOffice();
  const asked = useInfiniteQuery({
    queryKey: [operation, 'pages', query],
    queryFn: async ({ pageParam }) =>
      (await office.call(operation, { query: { ...query, after: pageParam } } as never)) as unknown as {
        list: RowOf<K>[];
        next: string | null;
        about?: About | null;
      },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const pages = asked.data?.pages ?? [];
  return {
    rows: pages.flatMap(({ list }) => list),
    about: pages[0]?.about ?? undefined,
    query: asked,
    more: () => asked.hasNextPage && !asked.isFetching && void asked.fetchNextPage(),
  };
}

type QueryOf<K extends OperationId> = OfficeInput<K> extends { query?: infer Query } ? NonNullable<Query> : never;
