import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { Stack } from '../layout/layout.tsx';
import { Pagination, type PaginationProps } from '../Pagination/Pagination.tsx';
import { ErrorState, type ErrorStateProps } from '../StateMessage/StateMessage.tsx';

export interface RecordListProps<Row> extends Omit<DataTableProps<Row>, 'rows'> {
  /** Absent while the first page is on its way. */
  rows: readonly Row[] | undefined;
  /** A `FilterBar`; stays in every state, or nobody could leave a filter that finds nothing. */
  filters?: ReactNode;
  /** What all pages come to: a `Summary`, a `Chart`. Not shown with an empty record. */
  sums?: ReactNode;
  /** An `EmptyState`: says whether there is nothing at all or nothing that the filters let through. */
  empty: ReactNode;
  /** Why the rows did not come; shown in their place. */
  error?: ErrorStateProps | undefined;
  pagination?: PaginationProps | undefined;
}

/** A record in each of its states: on its way, failed, empty, shown, and the next page on its way. */
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
