import type { ReactNode } from 'react';
import * as styles from './SectionHeader.css.ts';

export interface SectionHeaderProps {
  title: ReactNode;
  icon?: ReactNode;
  /** At the end: a "show all" link, arrows. */
  aside?: ReactNode;
  /** Heading level. Default 2. */
  level?: 1 | 2 | 3 | undefined;
  /** A quiet header for dense surroundings: in a card, a drawer, a dense page. */
  small?: boolean | undefined;
  id?: string | undefined;
}

/** The header of a section in the brand's style: ruled like a newspaper, or marked with a bar in the accent. */
export function SectionHeader({ title, icon, aside, level = 2, small = false, id }: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={small ? styles.smallHeader : styles.header}>
      <Heading className={small ? styles.smallTitle : styles.title} id={id}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span>{title}</span>
      </Heading>
      {aside}
    </div>
  );
}
