import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EyeIcon, EyeOffIcon, WarningIcon } from '../icons/icons.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'counter'> {
  /** Names of the button at the end: "Show password", "Hide password". */
  showText: string;
  hideText: string;
  /** Shown below the field while Caps Lock is on. */
  capsLockText?: string | undefined;
  /** Below the box: the strength of the password so far. */
  guide?: ReactNode;
}

/** A password, with a button that shows and hides it. Always pass `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  optionalText,
  hideLabel,
  aside,
  guide,
  id,
  showText,
  hideText,
  capsLockText,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  const below = (
    <>
      {capsLockText !== undefined && (
        <div role="status" className={styles.notice}>
          {capsLock && (
            <>
              <WarningIcon size="s" />
              {capsLockText}
            </>
          )}
        </div>
      )}
      {guide}
    </>
  );
  return (
    <Field {...{ label, hint, error, required, optionalText, hideLabel, aside, id }} guide={below}>
      {(ties) => (
        <div className={styles.box}>
          <input
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="auto"
            className={styles.control}
            {...input}
            onKeyDown={(event) => {
              look(event);
              onKeyDown?.(event);
            }}
            onKeyUp={(event) => {
              look(event);
              onKeyUp?.(event);
            }}
            onBlur={(event) => {
              setCapsLock(false);
              onBlur?.(event);
            }}
            {...ties}
          />
          <IconButton
            label={shown ? hideText : showText}
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            aria-controls={ties.id}
            onClick={() => setShown(!shown)}
            disabled={input.disabled}
          />
        </div>
      )}
    </Field>
  );
}
