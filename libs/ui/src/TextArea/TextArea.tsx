import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { useCounter } from '../Field/use-counter.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'className'> {
  /** With `maxLength` or `most`: the character count ("12 of 500"); announced near the limit. */
  counter?: ((used: number, most: number) => string) | undefined;
  /** The maximum in place of `maxLength`: longer text is not cut off, and the form reports it. */
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
