// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import { errorMessage, toApiError, type Schema } from '@parlour/api';
import { RecordList, type RecordListProps } from '@parlour/ui';
import type { UseQueryResult } from '@tanstack/react-query';

interface PagedProps<Row> extends Pick<RecordListProps<Row>, 'caption' | 'columns' | 'rowKey' | 'empty'> {
  query: UseQueryResult<{ list: Row[]; page: Schema<'Page'> }>;
  onPageChange: (pageNo: number) => void;
}

/** A record of the gateway, a page at a time, in each of its states. */
export function Paged<Row>({ caption, query, onPageChange, ...list }: PagedProps<Row>) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  return (
    <RecordList
      {...list}
      caption={caption}
      rows={data?.list}
      refreshing={isPlaceholderData}
      error={
        error
          ? {
              title: t`This list could not be loaded`,
              text: i18n._(errorMessage(error)),
              retryText: t`Try again`,
              onRetry: () => void refetch(),
              retrying: isFetching,
              reference: toApiError(error).requestId,
            }
          : undefined
      }
      pagination={
        data && {
          page: data.page.pageNo,
          totalPages: data.page.totalPages,
          onPageChange,
          disabled: isPlaceholderData,
          texts: {
            label: t`Pages of: ${caption}`,
            previous: t`Previous page`,
            next: t`Next page`,
            number: (page) => i18n.number(page),
            position: (page, total) => t`Page ${i18n.number(page)} of ${i18n.number(total)}`,
          },
        }
      }
    />
  );
}
