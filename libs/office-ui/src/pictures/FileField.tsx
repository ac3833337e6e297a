import { useLingui } from '@lingui/react/macro';
import { Field, type FieldTexts } from '@parlour/ui';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { Foreign } from '../cells/cells.tsx';
import * as styles from './file-field.css.ts';

export interface FileFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'style' | 'className' | 'required' | 'multiple' | 'id'> {
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Chooses a file on this computer, or takes one that is dropped on it. The browser’s own button is in the device’s language and font, so
 * that the input lies unseen over a button in the office’s: it is still what is pressed, focused and announced.
 */
export function FileField({ label, hint, error, required, optionalText, hideLabel, onChange, ...rest }: FileFieldProps) {
  const { t } = useLingui();
  const [name, setName] = useState<string>();
  return (
    <Field label={label} hint={hint} error={error} required={required} optionalText={optionalText} hideLabel={hideLabel}>
      {(ties) => (
        <div className={styles.frame}>
          <input
            type="file"
            className={styles.input}
            onChange={(event) => {
              onChange?.(event);
              // Read afterwards: a field that sends at once empties itself.
              setName(event.target.files?.[0]?.name);
            }}
            {...rest}
            {...ties}
          />
          <span className={styles.button} aria-hidden>
            {t`Choose a file`}
          </span>
          <span className={styles.name} aria-hidden>
            {name === undefined ? t`None chosen` : <Foreign text={name} />}
          </span>
        </div>
      )}
    </Field>
  );
}
