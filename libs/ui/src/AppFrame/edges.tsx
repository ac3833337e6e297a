import type { ReactNode } from 'react';
import * as styles from './bars.css.ts';
import * as footer from './footer.css.ts';
import * as side from './side.css.ts';

/** The end of the side menu: a language selector, a switch. */
export function SideTools({ children }: { children: ReactNode }) {
  return <div className={side.sideTools}>{children}</div>;
}

interface FloatingBarProps {
  label: string;
  /** A button that appears and disappears, such as "back to top"; the others stay where they are. */
  passing?: ReactNode;
  children: ReactNode;
}

/** Round buttons at the side of the window: chat, contacts, back to top. A landmark, since it is outside all others. */
export function FloatingBar({ label, passing, children }: FloatingBarProps) {
  return (
    <aside aria-label={label} className={styles.floatingBar}>
      {passing && <div className={styles.passing}>{passing}</div>}
      {children}
    </aside>
  );
}

/** The end of the page: columns of links above, then small print. */
export function FooterFrame({ columns, children }: { columns?: ReactNode; children?: ReactNode }) {
  return (
    <footer className={footer.footer}>
      {columns !== undefined && <div className={footer.footerColumns}>{columns}</div>}
      {children !== undefined && <div className={footer.smallPrint}>{children}</div>}
    </footer>
  );
}

export function FooterColumn({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={footer.footerColumn}>
      <h2 className={footer.footerTitle}>{title}</h2>
      {children}
    </section>
  );
}
