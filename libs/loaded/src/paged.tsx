import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Pagination, RecordList, type PaginationProps, type RecordListProps } from '@parlour/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFailure } from './load-failure.tsx';

interface PagedProps<Row> extends Pick<RecordListProps<Row>, 'caption' | 'columns' | 'rowKey' | 'filters' | 'sums' | 'empty'> {
  query: UseQueryResult<{ list: Row[]; page: Schema<'Page'> }>;
  onPageChange: (pageNo: number) => void;
}

/** A record of the gateway, a page at a time, in each of its states. */
export function Paged<Row>({ caption, query, onPageChange, ...list }: PagedProps<Row>) {
  const { t } = useLingui();
  const { data, error, isPlaceholderData } = query;
  const failure = useFailure(t`This list could not be loaded`, query);
  const texts = usePageTexts(t`Pages of: ${caption}`);
  return (
    <RecordList
      {...list}
      caption={caption}
      rows={data?.list}
      refreshing={isPlaceholderData}
      error={error ? failure : undefined}
      pagination={data && { page: data.page.pageNo, totalPages: data.page.totalPages, onPageChange, disabled: isPlaceholderData, texts }}
    />
  );
}

interface PageTurnerProps extends Pick<PaginationProps, 'page' | 'totalPages' | 'onPageChange' | 'disabled'> {
  /** Accessible name: "Pages of the betting record". */
  label: string;
}

/** The buttons that turn the pages of a list that is no `Paged`; nothing for a single page. */
export function PageTurner({ label, ...pages }: PageTurnerProps) {
  return <Pagination {...pages} texts={usePageTexts(label)} />;
}

/** What the buttons of a `Pagination` are called, for a list that draws its own. */
export function usePageTexts(label: string): PaginationProps['texts'] {
  const { t, i18n } = useLingui();
  return {
    label,
    previous: t`Previous page`,
    next: t`Next page`,
    number: (page) => i18n.number(page),
    position: (page, totalPages) => t`Page ${i18n.number(page)} of ${i18n.number(totalPages)}`,
  };
}
