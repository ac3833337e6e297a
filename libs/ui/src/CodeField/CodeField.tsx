import { useState, type ReactNode, type Ref } from 'react';
import { asciiDigits } from '../AmountField/amount-text.ts';
import { classNames } from '../element/compose.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './CodeField.css.ts';

export interface CodeFieldProps extends FieldTexts {
  /** Digits only. */
  value: string;
  onValueChange: (value: string) => void;
  /** How many digits the code has. */
  length: number;
  /** Called once with a complete code. */
  onComplete?: ((code: string) => void) | undefined;
  /** After the label, such as the button that sends the code again. */
  aside?: ReactNode;
  /** Beside the cells, such as the button that sends the code. */
  action?: ReactNode;
  name?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** The code is being checked. */
  busy?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A one-time code: a single input over drawn cells, so that autofill from the message, pasting, deleting and screen readers
 * work as in any field.
 */
export function CodeField({
  value,
  onValueChange,
  length,
  onComplete,
  action,
  name,
  disabled,
  readOnly,
  busy = false,
  onBlur,
  ref,
  ...texts
}: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const take = (text: string) => {
    const code = asciiDigits(text).replace(/\D/g, '').slice(0, length);
    if (code === value) return;
    onValueChange(code);
    if (code.length === length) onComplete?.(code);
  };
  return (
    <Field {...texts}>
      {(ties) => (
        <div className={styles.line}>
          {/* Digits read left to right in every language. */}
          <div className={styles.box} dir="ltr">
            <div aria-hidden className={styles.cells}>
              {Array.from({ length }, (_, at) => (
                <span
                  key={at}
                  className={classNames(
                    styles.cell,
                    disabled === true && styles.off,
                    texts.error !== undefined && texts.error !== '' && styles.wrong,
                    focused && at === Math.min(value.length, length - 1) && styles.current,
                  )}
                >
                  {value[at] ?? ''}
                </span>
              ))}
            </div>
            <input
              ref={ref}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              enterKeyHint="done"
              name={name}
              value={value}
              disabled={disabled}
              readOnly={readOnly === true || busy}
              aria-busy={busy || undefined}
              className={styles.input}
              onChange={(event) => take(event.target.value)}
              onFocus={(event) => {
                setFocused(true);
                // Typing continues at the end, at the highlighted cell.
                const end = event.target.value.length;
                event.target.setSelectionRange(end, end);
              }}
              onBlur={() => {
                setFocused(false);
                onBlur?.();
              }}
              {...ties}
            />
          </div>
          {action}
        </div>
      )}
    </Field>
  );
}
