import { keepPreviousData, queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { OfficeApi, OfficeInput } from './client.ts';
import type { OperationId, ProposableOperation, ValueOf } from './contract.ts';
import type { Queue, QueueChanges } from './queue-changes.ts';

/** The client that the office's screens use. */
export const OfficeContext = createContext<OfficeApi | null>(null);

export function useOffice(): OfficeApi {
  const office = use(OfficeContext);
  if (!office) throw new Error('there is no OfficeContext around this component');
  return office;
}

/** The answer of an operation, under a key made from the operation and its input. */
export function officeQuery<K extends OperationId>(office: OfficeApi, operation: K, input: OfficeInput<K>) {
  return queryOptions({ queryKey: [operation, input], queryFn: () => office.call(operation, input) });
}

/** Calls an operation, and again whenever something was changed or the page is looked at again. The gateway logs who called. */
export function useOfficeQuery<K extends OperationId>(operation: K, input: OfficeInput<K>) {
  return useQuery(officeQuery(useOffice(), operation, input));
}

/** Changes something; every list is refetched afterwards, since one operator's change shows in many places. */
export function useOfficeMutation<K extends OperationId>(operation: K) {
  const office = useOffice();
  const queries = useQueryClient();
  return useMutation<ValueOf<K>, Error, OfficeInput<K>>({
    mutationFn: (input) => office.call(operation, input),
    onSettled: () => queries.invalidateQueries(),
  });
}

/** The merchant's uploaded pictures, and how to upload and remove one; the `PictureLibrary` takes them. */
export function usePictures(merchant: string) {
  const found = useOfficeQuery('listPictures', { query: { merchant } });
  const upload = useOfficeMutation('uploadPicture');
  const remove = useOfficeMutation('removePicture');
  return {
    found,
    pictures: found.data?.list ?? [],
    onUpload: (picture: Omit<OfficeInput<'uploadPicture'>['body'], 'merchant'>) => upload.mutateAsync({ body: { merchant, ...picture } }),
    onRemove: (picture: Omit<OfficeInput<'removePicture'>['body'], 'merchant'>) => remove.mutateAsync({ body: { merchant, ...picture } }),
  };
}

type SubjectKind = ValueOf<'listProposals'>['list'][number]['subject']['kind'];

/**
 * Whether something of this kind is the subject of a proposal that waits, which each screen that shows it says (office O14); where a kind
 * is the subject of several operations, only for those that are named.
 */
export function useWaiting(kind: SubjectKind, operations?: readonly ProposableOperation[]): (id: string, merchant?: string) => boolean {
  const { data } = useOfficeQuery('listProposals', { query: {} });
  return useCallback(
    (id, merchant) =>
      data?.list.some(
        ({ subject, operation, merchant: at }) =>
          subject.kind === kind &&
          subject.id === id &&
          (merchant === undefined || at === merchant) &&
          (operations === undefined || operations.some((each) => each === operation)),
      ) ?? false,
    [data, kind, operations],
  );
}

/** Live changes; null if there is no stream, as in a story. */
export const QueueChangesContext = createContext<QueueChanges | null>(null);

/** Calls `onChange` when a queue changes at this merchant, or at any if none is named. */
export function useQueueChange(queue: Queue, merchant: string | undefined, onChange: () => void): void {
  const changes = use(QueueChangesContext);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(
    () =>
      changes?.subscribe(queue, (where) => {
        if (where === undefined || where === null || merchant === undefined || where === merchant) latest.current();
      }),
    [changes, queue, merchant],
  );
}

/** The operations that return a list. */
type ListOperation = { [K in OperationId]: ValueOf<K> extends { list: readonly { id: string }[] } ? K : never }[OperationId];

type ListedRow<K extends ListOperation> = ValueOf<K> extends { list: readonly (infer Row)[] } ? Row : never;

export interface ShownList<Row> {
  /** The queue whose changes may bring new rows, and its merchant; any that the operator sees if none is named. */
  queue: Queue;
  merchant: string | undefined;
  /** The rows that are shown, or could be without a request. */
  rows: readonly { id: string }[];
  /** Whether more pages could be fetched: in that case rows after the last shown one aren’t new. */
  hasMore?: boolean | undefined;
  /** Filters which of the found rows the list shows; every one by default. */
  shows?: ((row: Row) => boolean) | undefined;
}

export interface NewRows {
  /** The number of new rows. */
  count: number;
  /** Fetches all of them again. */
  show: () => void;
}

/**
 * The rows that a shown list lacks since its queue changed. Nothing moves under the operator's cursor: they are told, and ask for the rows
 * (office O33).
 */
export function useNewRows<K extends ListOperation>(
  operation: K,
  query: Omit<QueryOf<K>, 'after'>,
  { queue, merchant, rows, hasMore = false, shows = () => true }: ShownList<ListedRow<K>>,
): NewRows {
  const office = useOffice();
  const queries = useQueryClient();
  const [found, setFound] = useState<readonly ListedRow<K>[]>([]);
  const asking = useRef(false);
  const again = useRef(false);
  const look = async (): Promise<void> => {
    again.current = true;
    if (asking.current) return;
    asking.current = true;
    try {
      while (again.current) {
        again.current = false;
        const { list } = (await office.call(operation, { query } as never)) as unknown as { list: readonly ListedRow<K>[] };
        setFound(list);
      }
    } catch {
      // What is shown stays; the next change, or the person's next request, reports the error.
    } finally {
      asking.current = false;
    }
  };
  useQueueChange(queue, merchant, () => void look());
  const shown = new Set(rows.map(({ id }) => id));
  const show = useCallback(() => {
    setFound([]);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === operation });
  }, [queries, operation]);
  const matching = found.filter(shows) as readonly { id: string }[];
  const last = matching.findLastIndex(({ id }) => shown.has(id));
  const candidates = hasMore ? matching.slice(0, last + 1) : matching;
  return { count: candidates.filter(({ id }) => !shown.has(id)).length, show };
}

/** The operations that return a page at a time. */
type PagedOperation = {
  [K in OperationId]: ValueOf<K> extends { list: readonly object[]; next: string | null } ? K : never;
}[OperationId];
type RowOf<K extends PagedOperation> = ValueOf<K> extends { list: readonly (infer Row)[] } ? Row : never;

/** About everything that a list finds. */
export interface About {
  count: number;
  /** False above 10,000. */
  exact: boolean;
  /** Totals of the amounts by currency, if the list has amounts and the count is exact. */
  sums?: readonly { amount: string; currency: string }[];
}

/** A list that is read page by page. */
export interface Pages<Row, First = unknown> {
  rows: readonly Row[];
  /** About everything that is found; undefined if the operation does not say. */
  about: About | undefined;
  /** The whole first page, for operations that tell more with it. */
  first: First | undefined;
  query: { error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown };
  /** Reads the next page, if there is one and none is being read. */
  more: () => void;
  hasMore: boolean;
}

/** Reads an operation's first page, and further ones when `more` is called. Pages that are shown stay while a filter changes. */
export function useOfficePages<K extends PagedOperation>(operation: K, query: Omit<QueryOf<K>, 'after'>): Pages<RowOf<K>, ValueOf<K>> {
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
    first: pages[0] as ValueOf<K> | undefined,
    query: asked,
    hasMore: asked.hasNextPage,
    more: () => asked.hasNextPage && !asked.isFetching && void asked.fetchNextPage(),
  };
}

type QueryOf<K extends OperationId> = OfficeInput<K> extends { query?: infer Query } ? NonNullable<Query> : never;
