import { illustration } from './Illustration.tsx';
import * as styles from './Illustration.css.ts';

/** An open box, with mere outlines of what it could hold. */
export const EmptyIllustration = illustration(() => (
  <>
    <path
      className={styles.hint}
      d="M64 44a11 11 0 1 0 22 0 11 11 0 1 0-22 0M114 34a9 9 0 1 0 18 0 9 9 0 1 0-18 0M96 60a6 6 0 1 0 12 0 6 6 0 1 0-12 0"
    />
    <path className={styles.body} d="M48 88l16-20h72l16 20z" />
    <path className={styles.accent} d="M58 86l12-14h60l12 14z" opacity=".35" />
    <path className={styles.body} d="M48 88h30l7 12h30l7-12h30l-7 38a6 6 0 0 1-6 5H61a6 6 0 0 1-6-5z" />
    <path className={styles.secondLine} d="M84 117h32" />
  </>
));

/** A chip broken in two. */
export const ErrorIllustration = illustration(() => (
  <>
    <g transform="rotate(-9 80 82) translate(-7 2)">
      <path className={styles.danger} d="M104 42a42 42 0 1 0 0 84l-8-20 12-16-14-18 12-14z" />
      <path className={styles.onDanger} d="M74 54l7 7M63 84h9M74 114l7-7" />
      <path className={styles.body} d="M101 64a21 21 0 1 0 0 41l-5-1 10-14-12-16z" />
    </g>
    <g transform="rotate(10 124 84) translate(9 4)">
      <path className={styles.danger} d="M110 42a42 42 0 0 1 0 84l-8-20 12-16-14-18 12-14z" />
      <path className={styles.onDanger} d="M140 54l-7 7M151 84h-9M140 114l-7-7" />
    </g>
    <path className={styles.secondLine} d="M100 30l-4-14M116 28l6-12M84 34l-10-9" />
  </>
));
