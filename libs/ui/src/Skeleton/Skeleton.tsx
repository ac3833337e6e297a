import { classNames } from '../element/compose.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * `text`: lines; `heading`: a title; `block`: a panel; `tile`: a game tile's 3:4; `circle`: an avatar; `control`: a button or field;
   * `row`: a line of a list; `chart`: a chart.
   */
  shape?: keyof typeof styles.shapes | undefined;
  /** Lines of `text`, or how many `row`s. */
  lines?: number | undefined;
  className?: string | undefined;
}

/** A placeholder for content that is loading. Silent to screen readers: put `aria-busy` on the container. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  return (
    <span className={classNames(styles.group, className)} aria-hidden>
      {Array.from({ length: shape === 'text' || shape === 'row' ? lines : 1 }, (_, index) => (
        <span key={index} className={styles.shapes[shape]} />
      ))}
    </span>
  );
}
