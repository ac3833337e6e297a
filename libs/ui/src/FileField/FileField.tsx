import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './FileField.css.ts';

export interface FileFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'style' | 'className' | 'required' | 'id'> {
  /** What a press does, such as "Choose a file". */
  buttonText: string;
  /** Beside the button: the chosen file's name, or that there is none. */
  status?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Chooses files on this device, or takes those that are dropped on it. The browser’s own button is in the device’s language and font, so
 * that the input lies unseen over a button in the page’s: it is still what is pressed, focused and announced.
 */
export function FileField({ label, hint, error, required, optionalText, hideLabel, buttonText, status, ...input }: FileFieldProps) {
  return (
    <Field {...{ label, hint, error, required, optionalText, hideLabel }}>
      {(ties) => (
        <div className={styles.frame} aria-disabled={input.disabled || undefined}>
          <input type="file" className={styles.input} {...input} {...ties} />
          <span className={styles.button} aria-hidden>
            {buttonText}
          </span>
          {status !== undefined && (
            <span className={styles.status} aria-hidden>
              {status}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
