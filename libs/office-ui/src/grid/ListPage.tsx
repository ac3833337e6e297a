import { useLingui } from '@lingui/react/macro';
import { EmptyState, ErrorState, PageHeader, Skeleton } from '@parlour/ui';
import { useEffect, type ReactNode } from 'react';
import { useRefusalText } from '../refusal-text.ts';
import * as styles from './ListPage.css.ts';

export interface ListPageProps {
  title: string;
  /** How many are found; undefined while nobody knows. */
  count?: number | undefined;
  filters?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page that is one list: it fills the window, so that the list scrolls and its head stays. */
export function ListPage({ title, count, filters, actions, children }: ListPageProps) {
  const { i18n } = useLingui();
  useTitle(title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={
          <>
            {title}
            {count !== undefined && <span className={styles.count}>{new Intl.NumberFormat(i18n.locale).format(count)}</span>}
          </>
        }
        actions={actions}
      />
      {filters !== undefined && <div className={styles.filters}>{filters}</div>}
      {children}
    </div>
  );
}

/** A page that is read from top to bottom. */
export function PlainPage({
  title,
  description,
  actions,
  children,
}: Omit<ListPageProps, 'count' | 'filters'> & { description?: ReactNode }) {
  useTitle(title);
  return (
    <div className={styles.plain}>
      <PageHeader title={title} description={description} actions={actions} />
      {children}
    </div>
  );
}

function useTitle(title: string): void {
  const { t } = useLingui();
  const office = t`Office`;
  useEffect(() => {
    document.title = `${title} – ${office}`;
  }, [title, office]);
}

export interface ListStateProps {
  query: { error: unknown; isPending: boolean; isFetching: boolean; refetch: () => unknown };
  rows: number;
  empty: string;
  /** What would appear here. */
  emptyText: string;
  children: ReactNode;
}

/** What stands for a list while it loads, fails or has nothing (office O33); what was loaded stays when a later request fails. */
export function ListState({ query, rows, empty, emptyText, children }: ListStateProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  if (query.isPending)
    return (
      <div role="status" aria-label={t`Loading`}>
        <Skeleton shape="row" lines={8} />
      </div>
    );
  if (query.error && rows === 0)
    return (
      <ErrorState title={textOf(query.error)} retryText={t`Try again`} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    );
  if (rows === 0) return <EmptyState title={empty} text={emptyText} />;
  return children;
}
