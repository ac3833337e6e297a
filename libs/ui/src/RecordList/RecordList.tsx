import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { Stack } from '../layout/layout.tsx';
import { Pagination, type PaginationProps } from '../Pagination/Pagination.tsx';
import { ErrorState, type ErrorStateProps } from '../StateMessage/StateMessage.tsx';

export interface RecordListProps<Row> extends Omit<DataTableProps<Row>, 'rows'> {
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  /** A `FilterBar`; visible in every state, so that a filter without results can be reset. */
  filters?: ReactNode;
  /** Totals over all pages: a `Summary`, a `Chart`. Not shown with an empty record. */
  sums?: ReactNode;
  /** An `EmptyState` that says whether there is nothing at all or nothing that matches the filters. */
  empty: ReactNode;
  /** Why the rows failed to load; shown in their place. */
  error?: ErrorStateProps | undefined;
  pagination?: PaginationProps | undefined;
}

/** A record in each of its states: loading, failed, empty, shown, and loading the next page. */
export function RecordList<Row>({ rows, filters, sums, empty, error, pagination, loadingRows = 5, ...table }: RecordListProps<Row>) {
  return (
    <Stack gap="4">
      {filters}
      {!rows && error && <ErrorState {...error} />}
      {!rows && !error && (
        <>
          {sums}
          <DataTable {...table} rows={[]} loadingRows={loadingRows} />
        </>
      )}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && (
        <>
          {sums}
          <DataTable {...table} rows={rows} />
        </>
      )}
      {rows && pagination && <Pagination {...pagination} />}
    </Stack>
  );
}
