import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../element/compose.ts';
import { IconFace } from '../IconButton/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icons/icons.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'type' | 'value' | 'onChange' | 'onSubmit' | 'size' | 'aria-label'
> {
  /** The accessible name; `placeholder` is the text in the empty field. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Enter, or the search key of a phone's keyboard. */
  onSubmit?: (() => void) | undefined;
  /** Accessible name of the button that clears the field. */
  clearText: string;
  /** A search is running: the field shows it, and stays usable. */
  busy?: boolean | undefined;
  /** At the start, in place of the magnifying glass: a back button. */
  start?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A search field. Esc or its button clears it. */
export function SearchField({
  label,
  value,
  onValueChange,
  onSubmit,
  clearText,
  busy = false,
  start,
  className,
  onKeyDown,
  ref,
  ...input
}: SearchFieldProps) {
  return (
    <form
      role="search"
      aria-label={label}
      aria-busy={busy}
      className={classNames(styles.field, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {start ?? (
        <span className={styles.mark}>
          <SearchIcon />
        </span>
      )}
      <input
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        {...input}
        ref={ref}
        aria-label={label}
        className={styles.input}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
          event.preventDefault();
          onValueChange('');
        }}
      />
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label={clearText} onClick={() => onValueChange('')}>
          <IconFace label={clearText}>
            <CloseIcon />
          </IconFace>
        </button>
      )}
    </form>
  );
}
