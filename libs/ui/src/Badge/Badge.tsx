import type { ReactNode } from 'react';
import { classNames } from '../element/compose.ts';
import * as styles from './Badge.css.ts';

export type Mood = 'neutral' | 'accent' | 'second' | 'win' | 'danger' | 'warning';

export interface BadgeProps {
  children: ReactNode;
  mood?: Mood | undefined;
  /** Full colour, for a label on a picture. */
  solid?: boolean | undefined;
  icon?: ReactNode;
  className?: string | undefined;
}

/** A short label of state: a status in a record, Hot on a tile, a count in a menu. */
export function Badge({ children, mood = 'neutral', solid = false, icon, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, solid ? styles.solid[mood] : styles.soft[mood], className)}>
      {icon}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
