import type { ReactNode } from 'react';
import { classNames, renderAs, type RenderElement } from '../element/compose.ts';
import * as styles from './bars.css.ts';
import * as side from './side.css.ts';

/** The header: menu button and logo, search (desktop width only), account. */
export function HeaderBar({ start, center, end }: { start: ReactNode; center?: ReactNode; end: ReactNode }) {
  return (
    <header className={styles.headerBar}>
      <div className={styles.headerStart}>{start}</div>
      <div className={styles.headerCenter}>{center}</div>
      <div className={styles.headerEnd}>{end}</div>
    </header>
  );
}

export interface NavItemProps {
  icon: ReactNode;
  text: ReactNode;
  /** Whether it is the current page. */
  active?: boolean | undefined;
  /** A count or a badge. */
  aside?: ReactNode;
  /** A router's link; without it a button with `onPress`. */
  render?: RenderElement | undefined;
  onPress?: (() => void) | undefined;
}

function item(look: string, asideLook: string, { icon, text, active = false, aside, render, onPress }: NavItemProps) {
  const content = (
    <>
      {icon}
      <span className={styles.itemText}>{text}</span>
      {aside !== undefined && <span className={asideLook}>{aside}</span>}
    </>
  );
  if (render) return renderAs(render, { className: look, children: content, ...(active ? { 'aria-current': 'page' } : {}) });
  return (
    <button type="button" className={look} aria-current={active ? 'page' : undefined} onClick={onPress}>
      {content}
    </button>
  );
}

/** An entry of the side menu; only its icon when the menu is collapsed. */
export function SideItem(props: NavItemProps) {
  return item(side.sideItem, side.sideAside, props);
}

/** A group of entries in the side menu. */
export function SideGroup({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <div className={side.sideGroup}>
      {title !== undefined && <p className={side.sideTitle}>{title}</p>}
      {children}
    </div>
  );
}

/** The main destinations, within reach of the thumb; below desktop width only. Up to five `BottomItem`s. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.bottomBar}>
      {children}
    </nav>
  );
}

export function BottomItem({ prominent = false, ...props }: NavItemProps & { prominent?: boolean | undefined }) {
  return item(classNames(styles.bottomItem, prominent && styles.prominent), styles.bottomAside, props);
}
