import { useLingui } from '@lingui/react/macro';
import { errorMessage, toApiError, type Schema } from '@parlour/api';
import { DataTable, ErrorState, Pagination, type Column } from '@parlour/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface RecordTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  query: UseQueryResult<{ list: Row[]; page: Schema<'Page'> }>;
  onPageChange: (pageNo: number) => void;
  empty: ReactNode;
}

/** A paged record in each of its states: on its way, failed, empty, shown, and the next page on its way. */
export function RecordTable<Row>({ caption, columns, rowKey, query, onPageChange, empty }: RecordTableProps<Row>) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (!data && error) {
    return (
      <ErrorState
        title={t`This list could not be loaded`}
        text={i18n._(errorMessage(error))}
        retryText={t`Try again`}
        onRetry={() => void refetch()}
        retrying={isFetching}
        reference={toApiError(error).requestId}
      />
    );
  }
  if (!data) return <DataTable caption={caption} columns={columns} rows={[]} rowKey={rowKey} loadingRows={5} />;
  if (data.list.length === 0 && data.page.totalCount === 0) return empty;
  const number = new Intl.NumberFormat(i18n.locale);
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={data.list} rowKey={rowKey} refreshing={isPlaceholderData} />
      <Pagination
        page={data.page.pageNo}
        totalPages={data.page.totalPages}
        onPageChange={onPageChange}
        disabled={isPlaceholderData}
        texts={{
          label: t`Pages of: ${caption}`,
          previous: t`Previous page`,
          next: t`Next page`,
          number: (page) => number.format(page),
          position: (page, total) => t`Page ${number.format(page)} of ${number.format(total)}`,
        }}
      />
    </>
  );
}
