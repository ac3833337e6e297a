import { useId, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  key: string;
  title: ReactNode;
  icon?: ReactNode;
  /** At the end of the line: a count, a state. */
  aside?: ReactNode;
  content: ReactNode;
  /** Open initially. */
  open?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the one that was open. */
  single?: boolean | undefined;
  /** Heading level of the titles. Default 3. */
  level?: 2 | 3 | 4 | undefined;
  onToggle?: ((key: string, open: boolean) => void) | undefined;
}

/**
 * Titles that expand to show their content. Uses the native `<details>`: it works without script and by keyboard, and the
 * browser's find-in-page can open it.
 */
export function Accordion({ items, single = false, level = 3, onToggle }: AccordionProps) {
  const name = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ key, title, icon, aside, content, open }) => (
        <details
          key={key}
          className={styles.item}
          {...(single && { name })}
          {...(open === true && { open })}
          onToggle={(event) => onToggle?.(key, event.currentTarget.open)}
        >
          <summary className={styles.summary}>
            {icon}
            <Heading className={styles.title}>{title}</Heading>
            {aside}
            <ChevronDownIcon size="s" className={styles.mark} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
