import { classNames } from '../element/class-names.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** `text`: lines; `block`: a panel; `tile`: a game tile's 3 to 4; `circle`: an avatar. */
  shape?: 'text' | 'block' | 'tile' | 'circle' | undefined;
  /** Lines of `text`. */
  lines?: number | undefined;
  className?: string | undefined;
}

/** The outline of what is on its way. Silent to screen readers: put `aria-busy` on the place that waits. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  return (
    <span className={classNames(styles.group, className)} aria-hidden>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, index) => (
        <span key={index} className={styles.shapes[shape]} />
      ))}
    </span>
  );
}
