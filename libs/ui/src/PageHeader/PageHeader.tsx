import type { ReactNode } from 'react';
import { renderAs, type RenderElement } from '../element/compose.ts';
import { ChevronStartIcon } from '../icons/icons.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** Id of the heading, for `aria-labelledby`. */
  id?: string | undefined;
  description?: ReactNode;
  icon?: ReactNode;
  /** A link to the parent page. */
  back?: { text: ReactNode; render: RenderElement } | undefined;
  /** Buttons for the whole page, the main one last; on phones below the text, with the last one on top. */
  actions?: ReactNode;
  /** More about the page in one line: badges, dates, an amount. */
  aside?: ReactNode;
}

/** The header of a page: its title (the page's `h1`), its parent, and the actions for the whole page. */
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
