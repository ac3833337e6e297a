import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../icons/icons.ts';
import { pageWindow } from './page-window.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
  texts: {
    /** Accessible name: "Pages of the betting record". */
    label: string;
    previous: string;
    next: string;
    /** "Page 3 of 12": for phones, and for screen readers when the page changes. */
    position: (page: number, totalPages: number) => string;
    /** The number as the locale writes it; also the button's name. */
    number: (page: number) => string;
  };
  disabled?: boolean | undefined;
}

/** Navigation through pages: numbers on wide screens, "3 of 12" between two arrows on phones. Renders nothing for a single page. */
export function Pagination({ page, totalPages, onPageChange, texts, disabled = false }: PaginationProps) {
  if (totalPages <= 1) return null;
  const go = (target: number) => {
    if (target >= 1 && target <= totalPages && target !== page) onPageChange(target);
  };
  return (
    <nav aria-label={texts.label} className={styles.pagination}>
      <IconButton
        variant="outline"
        label={texts.previous}
        icon={<ChevronStartIcon />}
        disabled={disabled || page <= 1}
        onClick={() => go(page - 1)}
      />
      <ol className={styles.numbers}>
        {pageWindow(page, totalPages).map((entry) => (
          <li key={entry.key} className={styles.entry}>
            {entry.page === undefined ? (
              <span aria-hidden>…</span>
            ) : (
              <button
                type="button"
                className={styles.number}
                aria-current={entry.page === page ? 'page' : undefined}
                disabled={disabled}
                onClick={() => go(entry.page)}
              >
                {texts.number(entry.page)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.position} aria-live="polite">
        {texts.position(page, totalPages)}
      </span>
      <IconButton
        variant="outline"
        label={texts.next}
        icon={<ChevronEndIcon />}
        disabled={disabled || page >= totalPages}
        onClick={() => go(page + 1)}
      />
    </nav>
  );
}
