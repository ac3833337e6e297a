import { useEffect, useRef } from 'react';
import { WarningIcon } from '../icons/icons.ts';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorItem {
  key: string;
  /** Name of the field, as in its label. */
  text: string;
  /** Brings the focus to the field: `setFocus` of react-hook-form. */
  onFocus: () => void;
}

export interface ErrorSummaryProps {
  /** "3 entries need your attention." */
  title: string;
  errors: readonly ErrorItem[];
  /** Takes the focus when errors appear; leave it out where the form focuses its first error. */
  takesFocus?: boolean | undefined;
}

/**
 * The invalid fields of a form, listed above it; each name leads to its field, which has the full message. Announced when it
 * appears. Empty while nothing is wrong.
 */
export function ErrorSummary({ title, errors, takesFocus = false }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const some = errors.length > 0;
  useEffect(() => {
    if (some && takesFocus) box.current?.focus();
  }, [some, takesFocus]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.place}>
      {some && (
        <div className={styles.summary}>
          <WarningIcon size="m" />
          <div className={styles.content}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.list}>
              {errors.map(({ key, text, onFocus }) => (
                <li key={key}>
                  <button type="button" className={styles.link} onClick={onFocus}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
