import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ErrorState, PageHeader, Skeleton, classNames, type PageHeaderProps } from '@parlour/ui';
import { useEffect, type ReactNode } from 'react';
import { useRefusalText } from '../refusal-text.ts';
import { ViewBar, type ViewsOfList } from '../views/ViewBar.tsx';
import * as styles from './ListPage.css.ts';

export interface ListPageProps {
  title: string;
  /** How many are found, possibly an estimate; undefined until it is known. */
  count?: number | { count: number; exact: boolean } | undefined;
  filters?: ReactNode;
  /** The list's saved views. */
  views?: ViewsOfList | undefined;
  actions?: ReactNode;
  /** New rows that are not shown yet. */
  news?: { count: number; show: () => void } | undefined;
  children: ReactNode;
}

/** A page with a single list, which fills the window, so that the list scrolls and its head stays. */
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

/** The filters above a list; `ListPage` has its own. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <div data-filters className={styles.filters}>
      {children}
    </div>
  );
}

/** Says how many rows are new since the list was loaded, and shows them on a press: nothing moves under the cursor (office O33). */
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

/** A page that scrolls as a whole. */
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

/** Contains a form, or one field, that would otherwise be as wide as the page. */
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
  /** What will appear here. */
  emptyText: string;
  /** Clears the filters, if they may be why the list is empty. */
  onClear?: (() => void) | undefined;
  /** How many lines stand for it while it is loading: those of a screen, unless it is shorter. */
  lines?: number;
  children: ReactNode;
}

/** Replaces a list while it is loading, failed or empty (office O33); if a later request fails, the loaded rows stay below the error. */
export function ListState({ query, rows, empty, emptyText, onClear, lines = 8, children }: ListStateProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  if (query.isPending)
    return (
      <div role="status" aria-label={t`Loading`}>
        <Skeleton shape="row" lines={lines} />
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
