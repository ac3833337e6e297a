import type { ReactNode } from 'react';
import { renderAs, type RenderElement } from '../element/compose.ts';
import { ChevronStartIcon } from '../icons/icons.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** Of the heading, for `aria-labelledby`. */
  id?: string | undefined;
  description?: ReactNode;
  icon?: ReactNode;
  /** Where this page belongs: a link to the page above it. */
  back?: { text: ReactNode; render: RenderElement } | undefined;
  /** Buttons for the whole page, the main one last; below the words on phones, with the last one on top. */
  actions?: ReactNode;
  /** More about the page in one line: badges, dates, an amount. */
  aside?: ReactNode;
}

/** The head of a page: what it is (the page's `h1`), where it belongs, and what can be done with all of it. */
export function PageHeader({ title, id, description, icon, back, actions, aside }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && renderAs(back.render, { className: styles.back, children: backContent(back.text) })}
      <div className={styles.line}>
        <div className={styles.words}>
          <h1 id={id} className={styles.title}>
            {icon !== undefined && <span className={styles.icon}>{icon}</span>}
            <span>{title}</span>
          </h1>
          {description !== undefined && <p className={styles.description}>{description}</p>}
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

function backContent(text: ReactNode) {
  return (
    <>
      <ChevronStartIcon size="s" />
      <span>{text}</span>
    </>
  );
}
