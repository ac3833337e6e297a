import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { ChevronDownIcon } from '../icons/icons.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  text: string;
  /** BCP 47 tag when the text is in another language, as in the language selector. */
  lang?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SelectProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'style' | 'className' | 'children'> {
  options: readonly SelectOption[];
  /** First entry, which cannot be chosen, shown while nothing is chosen. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** A choice from a list: the native select, which phones and screen readers know, in the brand's style. */
export function Select({ label, hint, error, required, optionalText, hideLabel, id, options, placeholder, ...select }: SelectProps) {
  return (
    <Field {...{ label, hint, error, required, optionalText, hideLabel, id }}>
      {(ties) => (
        <div className={`${fieldStyles.box} ${styles.box}`}>
          <select className={`${fieldStyles.control} ${styles.select}`} {...select} {...ties}>
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled}>
                {option.text}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={styles.arrow} />
        </div>
      )}
    </Field>
  );
}
