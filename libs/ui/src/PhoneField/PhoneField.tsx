import { useId, type Ref } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { asciiDigits } from '../AmountField/amount-text.ts';
import { ChevronDownIcon } from '../icons/icons.ts';
import * as styles from './PhoneField.css.ts';

export interface PhoneValue {
  /** Dialing code with its plus: `+880`. */
  code: string;
  /** Digits only. */
  number: string;
}

export interface PhoneFieldProps extends FieldTexts {
  value: PhoneValue;
  onValueChange: (value: PhoneValue) => void;
  /** Dialing codes on offer; with one there is nothing to choose. */
  codes: readonly string[];
  /** Name of the choice of dialing code. */
  codeLabel: string;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** The number's input, for focus on an error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A mobile number: dialing code and national number. Keeps digits only, in whatever script they are typed. */
export function PhoneField({
  value,
  onValueChange,
  codes,
  codeLabel,
  disabled,
  onBlur,
  ref,
  name,
  placeholder,
  autoComplete = 'tel-national',
  ...texts
}: PhoneFieldProps) {
  const codeId = useId();
  return (
    <Field {...texts}>
      {(ties) => (
        // Numbers read left to right in every language.
        <div className={fieldStyles.box} dir="ltr">
          {codes.length === 1 ? (
            <span className={styles.single}>{codes[0]}</span>
          ) : (
            <span className={styles.codes}>
              <select
                id={codeId}
                aria-label={codeLabel}
                className={styles.code}
                value={value.code}
                disabled={disabled}
                onChange={(event) => onValueChange({ ...value, code: event.target.value })}
              >
                {codes.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </select>
              <ChevronDownIcon size="s" className={styles.arrow} />
            </span>
          )}
          <input
            ref={ref}
            type="tel"
            inputMode="numeric"
            name={name}
            placeholder={placeholder}
            autoComplete={autoComplete}
            disabled={disabled}
            className={fieldStyles.control}
            value={value.number}
            onChange={(event) => onValueChange({ ...value, number: asciiDigits(event.target.value).replace(/\D/g, '') })}
            onBlur={onBlur}
            {...ties}
          />
        </div>
      )}
    </Field>
  );
}
