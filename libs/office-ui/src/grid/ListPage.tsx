import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ErrorState, PageHeader, Skeleton, classNames, type PageHeaderProps } from '@parlour/ui';
import { useEffect, type ReactNode } from 'react';
import { useRefusalText } from '../refusal-text.ts';
import { ViewBar, type ViewsOfList } from '../views/ViewBar.tsx';
import * as styles from './ListPage.css.ts';

export interface ListPageProps {
  title: string;
  /** How many are found, which may be an estimate; undefined until it is known. */
  count?: number | { count: number; exact: boolean } | undefined;
  filters?: ReactNode;
  /** Where views of the list are kept. */
  views?: ViewsOfList | undefined;
  actions?: ReactNode;
  /** Rows that are there and not shown yet. */
  news?: { count: number; show: () => void } | undefined;
  children: ReactNode;
}

/** A page that is one list: it fills the window, so that the list scrolls and its head stays. */
export function ListPage({ title, count, filters, views, actions, news, children }: ListPageProps) {
  useTitle(title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={
          <>
            {title} {count !== undefined && <Count of={count} />}
          </>
        }
        actions={actions}
      />
      {views && <ViewBar {...views} />}
      {filters !== undefined && <Filters>{filters}</Filters>}
      {news && <NewRowsNotice {...news} />}
      {children}
    </div>
  );
}

/** What a list is restricted by, above it; `ListPage` has its own. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <div data-filters className={styles.filters}>
      {children}
    </div>
  );
}

/** Says how many rows have come since a list was asked for, and shows them on a press: nothing moves under the cursor (office O33). */
export function NewRowsNotice({ count, show }: NonNullable<ListPageProps['news']>) {
  return (
    <div role="status">
      {count > 0 && (
        <Button size="s" variant="secondary" onClick={show}>
          <Plural value={count} one="Show # new row" other="Show # new rows" />
        </Button>
      )}
    </div>
  );
}

function Count({ of }: { of: NonNullable<ListPageProps['count']> }) {
  const { t, i18n } = useLingui();
  const { count, exact } = typeof of === 'number' ? { count: of, exact: true } : of;
  const text = new Intl.NumberFormat(i18n.locale, exact ? {} : { notation: 'compact', maximumFractionDigits: 1 }).format(count);
  return <span className={styles.count}>{exact ? text : t`about ${text}`}</span>;
}

/** A page that is read from top to bottom. */
export function PlainPage({
  title,
  wide = false,
  children,
  ...header
}: { title: string; wide?: boolean; children: ReactNode } & Pick<PageHeaderProps, 'actions' | 'aside' | 'back' | 'description'>) {
  useTitle(title);
  return (
    <div className={classNames(styles.plain, wide && styles.wide)}>
      <PageHeader title={title} {...header} />
      {children}
    </div>
  );
}

/** Holds a form, or one field, that would else be as wide as the page. */
export function Held({ as, children }: { as: keyof typeof styles.held; children: ReactNode }) {
  return <div className={styles.held[as]}>{children}</div>;
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
  /** Where filters may be why nothing is shown: takes them away. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * What stands for a list while it loads, fails or has nothing (office O33); what was loaded stays, below why, when a later request fails.
 */
export function ListState({ query, rows, empty, emptyText, onClear, children }: ListStateProps) {
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
  if (rows === 0 && onClear)
    return (
      <EmptyState
        title={t`Nothing found`}
        text={t`Nothing matches these filters.`}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t`Clear filters`}
          </Button>
        }
      />
    );
  if (rows === 0) return <EmptyState title={empty} text={emptyText} />;
  return (
    <>
      {query.error ? (
        <div role="alert" className={styles.failed}>
          <span>
            <Trans>What is shown may be out of date or incomplete.</Trans> {textOf(query.error)}
          </span>
          <Button size="s" variant="secondary" loading={query.isFetching} onClick={() => void query.refetch()}>
            {t`Try again`}
          </Button>
        </div>
      ) : null}
      {children}
    </>
  );
}
