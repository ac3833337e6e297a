import type { ComponentType, ReactNode } from 'react';
import * as styles from './Illustration.css.ts';

export type IllustrationComponent = ComponentType;

/** An illustration of a state in the brand's colours. It is decorative: the text beside it says the same. */
// @__NO_SIDE_EFFECTS__
export function illustration(draw: () => ReactNode): IllustrationComponent {
  return function Illustration() {
    return (
      <svg viewBox="0 0 200 150" className={styles.illustration} aria-hidden>
        <path className={styles.backdrop} d="M30 80C24 42 58 14 102 14s74 28 70 66-38 48-74 48-62-14-68-48z" />
        <ellipse className={styles.shade} cx="100" cy="134" rx="62" ry="7" />
        {draw()}
      </svg>
    );
  };
}
