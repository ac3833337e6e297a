import type { ReactNode } from 'react';
import { classNames } from '../element/compose.ts';
import * as styles from './layout.css.ts';

export type Gap = keyof typeof styles.gaps;

interface LayoutProps {
  children: ReactNode;
  gap?: Gap | undefined;
  className?: string | undefined;
}

/** Stacks its children vertically. */
export function Stack({ children, gap = '4', className }: LayoutProps) {
  return <div className={classNames(styles.stack, styles.gaps[gap], className)}>{children}</div>;
}

/** Places its children side by side, wrapping where there is no room. */
export function Inline({
  children,
  gap = '3',
  justify,
  className,
}: LayoutProps & { justify?: 'start' | 'center' | 'end' | 'between' | undefined }) {
  return <div className={classNames(styles.inline, styles.gaps[gap], justify && styles.justify[justify], className)}>{children}</div>;
}

interface TileGridProps {
  children: ReactNode;
  label?: string | undefined;
  /** On phones one scrolling row: for one section among several. */
  row?: boolean | undefined;
}

/** Game tiles (`TileCell`s): two in a row on a phone, up to seven on a wide screen. */
export function TileGrid({ children, label, row = false }: TileGridProps) {
  return (
    <div role="list" aria-label={label} className={row ? styles.tileRow : styles.tileGrid}>
      {children}
    </div>
  );
}

/** One cell of a `TileGrid`, or of a part of a `TileList`. */
export function TileCell({ children }: { children: ReactNode }) {
  return (
    <div role="listitem" className={styles.tileCell}>
      {children}
    </div>
  );
}

/** A raised panel. */
export function Card({
  children,
  className,
  padded = true,
}: {
  children: ReactNode;
  className?: string | undefined;
  padded?: boolean | undefined;
}) {
  return <div className={classNames(styles.card, padded && styles.padded, className)}>{children}</div>;
}

/** The content of a route: readable width and the page's margins. `narrow` for forms and texts. */
export function Page({ children, width = 'wide' }: { children: ReactNode; width?: 'wide' | 'narrow' | undefined }) {
  return <div className={styles.pages[width]}>{children}</div>;
}

/** A part of a long page that the browser may skip painting until it comes near. */
export function Section({
  children,
  labelledBy,
  deferred,
}: {
  children: ReactNode;
  labelledBy?: string | undefined;
  /** A section with a row of tiles, or with a strip of small items. */
  deferred?: keyof typeof styles.deferred | undefined;
}) {
  return (
    <section aria-labelledby={labelledBy} className={deferred && styles.deferred[deferred]}>
      {children}
    </section>
  );
}

interface WidthProps {
  width: 'tablet' | 'desktop';
  children: ReactNode;
}

/** Shown only where the window is at least this wide. Decided by CSS, so prerendered pages are correct at once. */
export function Above({ width, children }: WidthProps) {
  return <div className={styles.above[width]}>{children}</div>;
}

/** Shown only where the window is narrower: the counterpart of `Above`. */
export function Below({ width, children }: WidthProps) {
  return <div className={styles.below[width]}>{children}</div>;
}

export interface TextProps {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | undefined;
  tone?: 'plain' | 'muted' | 'win' | 'danger' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  id?: string | undefined;
}

/** Running text. */
export function Text({ children, as: Element = 'p', tone = 'plain', size = 'm', id }: TextProps) {
  return (
    <Element id={id} className={classNames(styles.tones[tone], styles.textSizes[size])}>
      {children}
    </Element>
  );
}
