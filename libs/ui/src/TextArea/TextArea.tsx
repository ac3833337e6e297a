import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { useCounter } from '../Field/use-counter.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'className'> {
  /** With `maxLength` or `most`: says how many letters there are ("12 of 500"); read out when the end is near. */
  counter?: ((used: number, most: number) => string) | undefined;
  /** The most characters there may be, in place of `maxLength`: what is longer stays, for the form to say so. */
  most?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text; grows with what is typed. Takes `register()` of react-hook-form as it is. */
export function TextArea({ label, hint, error, required, optionalText, hideLabel, counter, most, id, rows = 3, ...area }: TextAreaProps) {
  const { shown, onInput } = useCounter(counter, { ...area, most });
  return (
    <Field {...{ label, hint, error, required, optionalText, hideLabel, id }} counter={shown}>
      {(ties) => (
        <div className={fieldStyles.box}>
          <textarea rows={rows} dir="auto" className={`${fieldStyles.control} ${styles.area}`} {...area} onInput={onInput} {...ties} />
        </div>
      )}
    </Field>
  );
}
