import { useState } from 'react';
import { Field } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/icons.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'> {
  /** Names of the button at the end: "Show password", "Hide password". */
  showText: string;
  hideText: string;
}

/** A password, with a button that shows and hides it. Say `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, required, hideLabel, aside, id, showText, hideText, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={required} hideLabel={hideLabel} aside={aside} id={id}>
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
