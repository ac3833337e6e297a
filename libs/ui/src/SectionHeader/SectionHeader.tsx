import type { ReactNode } from 'react';
import * as styles from './SectionHeader.css.ts';

export interface SectionHeaderProps {
  title: ReactNode;
  icon?: ReactNode;
  /** At the end: a link to everything, arrows. */
  aside?: ReactNode;
  /** Rank of the heading, for the outline. Default 2. */
  level?: 1 | 2 | 3 | undefined;
  id?: string | undefined;
}

/** The head of a section, in the brand's manner: ruled like a newspaper, or marked with a bar of the accent. */
export function SectionHeader({ title, icon, aside, level = 2, id }: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.header}>
      <Heading className={styles.title} id={id}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span>{title}</span>
      </Heading>
      {aside}
    </div>
  );
}
