import type { ReactNode } from 'react';
import * as styles from './dashboard.css.ts';
import type { Places } from './places.ts';

/** A figure with its name; if it leads somewhere, the whole tile is the link. */
export function Tile({ label, to, Link, children }: { label: string; to: string | undefined; Link: Places['Link']; children: ReactNode }) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      {children}
    </>
  );
  if (to === undefined) return <div className={styles.tile.still}>{content}</div>;
  return (
    <Link to={to} className={styles.tile.link}>
      {content}
    </Link>
  );
}
