import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames, renderAs, type RenderElement } from '../element/compose.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  children: ReactNode;
  /** Whether it is selected, for one of a set of filters; announced to screen readers. */
  selected?: boolean | undefined;
  icon?: ReactNode;
  render?: RenderElement | undefined;
}

/** A small choice: a filter, a vendor, a quick amount. Put several into a `ChipRow`. */
export function Chip({ children, selected, icon, render, className, ...rest }: ChipProps) {
  const look = classNames(styles.chip, selected === true && styles.selected, className);
  const content = (
    <>
      {icon}
      <span className={styles.text}>{children}</span>
    </>
  );
  if (render) return renderAs(render, { className: look, children: content, ...(selected === true ? { 'aria-current': 'true' } : {}) });
  return (
    <button type="button" className={look} aria-pressed={selected} {...rest}>
      {content}
    </button>
  );
}

/** Chips side by side: wrapped, or with `scroll` in one scrolling row on phones. */
export function ChipRow({ label, scroll = false, children }: { label: string; scroll?: boolean | undefined; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={scroll ? styles.scrollRow : styles.row}>
      {children}
    </div>
  );
}
