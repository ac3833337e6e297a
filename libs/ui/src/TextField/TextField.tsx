import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'prefix' | 'size'> {
  /** After the label, such as a link. */
  aside?: ReactNode;
  /** Inside the box, before and after what is typed: a symbol, an icon, a captcha picture. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. Takes `register()` of react-hook-form as it is. */
export function TextField({ label, hint, error, required, hideLabel, aside, prefix, suffix, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} hideLabel={hideLabel} aside={aside} id={id}>
      {(ties) => (
        <div className={styles.box}>
          {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
          <input type="text" className={styles.control} {...input} {...ties} />
          {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
