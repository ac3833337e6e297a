import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';
import { useCounter } from '../Field/use-counter.tsx';

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'prefix' | 'size'> {
  /** After the label, such as a link. */
  aside?: ReactNode;
  /** Inside the box, before and after the input: a symbol, an icon, a captcha picture. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** With `maxLength`: the character count ("12 of 100"); announced near the limit. */
  counter?: ((used: number, most: number) => string) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. Takes `register()` of react-hook-form as it is. */
export function TextField({
  label,
  hint,
  error,
  required,
  optionalText,
  hideLabel,
  aside,
  prefix,
  suffix,
  counter,
  id,
  ...input
}: TextFieldProps) {
  const { shown, onInput } = useCounter(counter, input);
  return (
    <Field {...{ label, hint, error, required, optionalText, hideLabel, aside, id }} counter={shown}>
      {(ties) => (
        <div className={styles.box}>
          {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
          <input type="text" className={styles.control} {...input} onInput={onInput} {...ties} />
          {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
