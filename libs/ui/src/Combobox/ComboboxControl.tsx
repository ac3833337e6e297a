import { lazy, Suspense, useId, useRef, useState } from 'react';
import { classNames } from '../element/compose.ts';
import type { InputTies } from '../Field/Field.tsx';
import { ChevronDownIcon } from '../icons/icons.ts';
import * as styles from './Combobox.css.ts';

export interface ComboboxOption {
  value: string;
  text: string;
  /** Secondary text beside the main one; searched too. */
  detail?: string | undefined;
  lang?: string | undefined;
  disabled?: boolean | undefined;
}

export interface ComboboxContent {
  /** Accessible name. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly ComboboxOption[];
  /** Placeholder while nothing is chosen. */
  placeholder?: string | undefined;
  /** Accessible name of the search field. */
  searchText: string;
  /** Shown when no option matches. */
  emptyText: string;
  /** Shown and announced while the options load. */
  loadingText?: string | undefined;
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

interface ComboboxControlProps extends ComboboxContent {
  className?: string | undefined;
  ties?: InputTies | undefined;
}

const ComboboxPopup = lazy(() => import('./ComboboxPopup.tsx'));

/** The button of a `Combobox` without label and messages, for use inside other fields. The list's code is loaded when it first opens. */
export function ComboboxControl({ className, ties, label, placeholder, disabled, readOnly = false, ...content }: ComboboxControlProps) {
  const listId = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const chosen = content.options.find(({ value }) => value === content.value);
  const show = () => {
    if (readOnly) return;
    setWanted(true);
    setOpen(!open);
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        role="combobox"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-required={ties?.required}
        aria-readonly={readOnly || undefined}
        disabled={disabled}
        className={classNames(styles.trigger, className)}
        id={ties?.id}
        aria-invalid={ties?.['aria-invalid']}
        aria-describedby={ties?.['aria-describedby']}
        onClick={show}
        onKeyDown={(event) => {
          if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
            event.preventDefault();
            show();
          }
        }}
      >
        <span className={chosen ? styles.chosen : styles.placeholder} lang={chosen?.lang}>
          {chosen?.text ?? placeholder ?? ' '}
        </span>
        <ChevronDownIcon size="s" className={styles.arrow} />
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <ComboboxPopup {...content} label={label} listId={listId} anchor={anchor} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
