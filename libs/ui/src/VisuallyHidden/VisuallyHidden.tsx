import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** The element to render. Default `span`. */
  as?: 'span' | 'h1' | 'h2';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={styles.visuallyHidden}>{children}</Element>;
}
