import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { classNames, renderAs, type RenderElement } from '../element/compose.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../icons/icons.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import * as styles from './SideOverlay.css.ts';
import * as entryStyles from './entry.css.ts';

export interface SideOverlayEntry {
  key: string;
  text: ReactNode;
  icon?: ReactNode;
  /** A router's link to the section; its accessible name should include the count. */
  render: RenderElement;
  /** A red count in the locale's digits; undefined for none. */
  count?: ReactNode;
  /** Whether the section is open. */
  active?: boolean | undefined;
  destructive?: boolean | undefined;
}

export interface SideOverlayGroup {
  key: string;
  title?: ReactNode;
  entries: readonly SideOverlayEntry[];
}

export interface SideOverlayProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The heading of the list where it is a separate page. */
  title: ReactNode;
  /** Above the entries: the member's name and balance. */
  head?: ReactNode;
  groups: readonly SideOverlayGroup[];
  /** Phones only: the link from a section back to the list. */
  back: { text: ReactNode; render: RenderElement };
  /** The open section; without one the list itself is the page (phones). */
  children?: ReactNode;
}

/**
 * A centre of many sections (member, agent). On wide screens the list is beside the open section; on phones the list is a
 * separate page whose entries lead to the sections. Every section has an address.
 */
export function SideOverlay({ label, title, head, groups, back, children }: SideOverlayProps) {
  const isList = children === undefined || children === null || children === false;
  return (
    <div className={styles.overlay}>
      {isList && (
        <div className={styles.title}>
          <PageHeader title={title} />
        </div>
      )}
      <nav aria-label={label} className={classNames(styles.side, !isList && styles.behind)}>
        {head !== undefined && <div className={styles.head}>{head}</div>}
        {groups.map(({ key, title, entries }) => (
          <div key={key} className={entryStyles.group}>
            {title !== undefined && <p className={entryStyles.groupTitle}>{title}</p>}
            <ul className={entryStyles.list}>
              {entries.map((entry) => (
                <li key={entry.key}>{linkOf(entry)}</li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {!isList && (
        <div className={styles.section}>
          <div className={styles.back}>
            {renderAs(back.render, {
              className: styles.backLink,
              children: (
                <>
                  <ChevronStartIcon size="s" />
                  <span>{back.text}</span>
                </>
              ),
            })}
          </div>
          {children}
        </div>
      )}
    </div>
  );
}

function linkOf({ text, icon, render, count, active = false, destructive = false }: SideOverlayEntry) {
  return renderAs(render, {
    className: classNames(entryStyles.entry, destructive && entryStyles.destructive),
    ...(active && { 'aria-current': 'page' }),
    children: (
      <>
        {icon !== undefined && <span className={entryStyles.icon}>{icon}</span>}
        <span className={entryStyles.text}>{text}</span>
        {count !== undefined && count !== null && (
          <Badge mood="danger" solid>
            {count}
          </Badge>
        )}
        <ChevronEndIcon size="s" className={entryStyles.onwards} />
      </>
    ),
  });
}
