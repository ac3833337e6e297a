import { classNames } from '../element/compose.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is loading; announced politely. Without it the spinner is decoration. */
  text?: string | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  className?: string | undefined;
}

export function Spinner({ text, size = 'm', className }: SpinnerProps) {
  return (
    <span className={classNames(styles.spinner, className)} {...(text === undefined ? { 'aria-hidden': true } : { role: 'status' })}>
      <span className={styles.rings[size]} />
      {text !== undefined && <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  );
}
