import { useLingui } from '@lingui/react/macro';
import { reportSpecs, type ReportGroup, type ReportName } from '@parlour/domain/reports';
import { OfficeError } from '@parlour/office-api';
import type { components, ErrorCode } from '@parlour/office-api/contract';
import { useOffice, useOfficePages } from '@parlour/office-api/queries';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

type Schemas = components['schemas'];
type Prepared = Schemas['PreparedReport'];

/** What a report is asked with. */
interface ReportQuestion {
  merchant: string | undefined;
  by: ReportGroup;
  from: string | undefined;
  to: string | undefined;
  sort: string | undefined;
}

interface ShownReport {
  rows: readonly Schemas['ReportRow'][];
  /** The first page, with totals and the chart. */
  first: Schemas['Report'] | undefined;
  query: { error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown };
  /** Reads the next page, if there is one. */
  more: () => void;
  /** How far a job is with it, if it takes one. */
  preparation: Prepared | undefined;
  /** Has the job prepare it again. */
  prepareAgain: () => void;
}

/** How often the page asks how far the job is, in ms. */
const askEvery = 1000;

export const isUnfinished = (preparation: Prepared | undefined): boolean =>
  preparation?.status === 'waiting' || preparation?.status === 'running';

/** A report; one that the gateway cannot answer in two seconds is prepared by a job (office 9). */
export function useReport(report: ReportName, question: ReportQuestion): ShownReport {
  const { t } = useLingui();
  const office = useOffice();
  const queries = useQueryClient();
  // All reports are asked and answered alike.
  const direct = useOfficePages(reportSpecs[report].operation as 'getMembersReport', question as { by?: 'day' });
  const takesJob = direct.query.error instanceof OfficeError && direct.query.error.code === 'report_needs_job';
  const key = ['startReport', report, question];
  const begin = (again: boolean) => office.call('startReport', { body: { report, ...question, again } });
  const started = useQuery({ queryKey: key, queryFn: () => begin(false), enabled: takesJob });
  const id = takesJob ? started.data?.id : undefined;
  const prepared = useInfiniteQuery({
    queryKey: ['getPreparedReport', 'pages', id],
    queryFn: ({ pageParam }) => office.call('getPreparedReport', { query: { id: id!, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ answer }) => answer?.next ?? undefined,
    enabled: id !== undefined,
    refetchInterval: ({ state }) => isUnfinished(state.data?.pages[0]) && askEvery,
  });
  const { mutate: prepareAgain } = useMutation({
    mutationFn: () => begin(true),
    onSuccess: (latest) => queries.setQueryData(key, latest),
  });
  if (!takesJob) return { ...direct, preparation: undefined, prepareAgain };
  const preparation = prepared.data?.pages[0] ?? started.data;
  const answers = prepared.data?.pages.flatMap(({ answer }) => answer ?? []) ?? [];
  return {
    rows: answers.flatMap(({ list }) => list),
    first: answers[0],
    query: {
      error:
        started.error ?? prepared.error ?? failureOf(preparation, t`The report could not be prepared. Choose fewer days, or try again.`),
      isPending: started.isPending || (id !== undefined && prepared.isPending),
      isFetching: started.isFetching || prepared.isFetching,
      refetch: () => prepareAgain(),
    },
    more: () => prepared.hasNextPage && !prepared.isFetching && void prepared.fetchNextPage(),
    preparation,
    prepareAgain,
  };
}

/** Why the job failed. */
function failureOf(preparation: Prepared | undefined, message: string): OfficeError | null {
  if (preparation?.status !== 'failed') return null;
  return new OfficeError((preparation.failure ?? 'unavailable') as ErrorCode, 0, message);
}
