import { useId, type ReactNode } from 'react';
import { AlertIcon } from '../icons/icons.ts';
import * as styles from './Field.css.ts';

/** Props of every form field. */
export interface FieldTexts {
  label: string;
  /** Hint on how to fill it in; stays visible. */
  hint?: ReactNode;
  /** Why the value is invalid; announced, and shown in place of the hint. */
  error?: string | undefined;
  /** Shows the mark of a required field. */
  required?: boolean | undefined;
  /** Shown where most fields are required and this one is not: "optional". */
  optionalText?: string | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
}

/** Ids and states that associate an input with its label, hint and error. */
export interface InputTies {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** After the label on its line, such as a "Forgot password?" link. */
  aside?: ReactNode;
  /** At the end of the line below, such as a character count. */
  counter?: ReactNode;
  /** Between the box and its hint: a password's strength. */
  guide?: ReactNode;
  id?: string | undefined;
  children: (ties: InputTies) => ReactNode;
}

/** Label above, control, then the hint or the error below. */
export function Field({ label, hint, error, required, optionalText, hideLabel = false, aside, counter, guide, id, children }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const failed = error !== undefined && error !== '';
  const said = failed || hint !== undefined;
  return (
    <div className={styles.field}>
      <div className={hideLabel ? styles.hiddenLabel : styles.labelRow}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
          {required === true && (
            <span className={styles.mark} aria-hidden>
              {' '}
              *
            </span>
          )}
          {optionalText !== undefined && required !== true && <span className={styles.optional}> ({optionalText})</span>}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        required,
        'aria-invalid': failed || undefined,
        'aria-describedby': said ? `${controlId}-said` : undefined,
      })}
      {guide}
      {(said || counter !== undefined) && (
        <div className={styles.below}>
          {failed ? (
            <p id={`${controlId}-said`} className={styles.error} role="alert">
              <AlertIcon size="s" />
              {error}
            </p>
          ) : (
            hint !== undefined && (
              <p id={`${controlId}-said`} className={styles.hint}>
                {hint}
              </p>
            )
          )}
          {counter !== undefined && <span className={styles.counter}>{counter}</span>}
        </div>
      )}
    </div>
  );
}
