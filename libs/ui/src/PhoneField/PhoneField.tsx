import { useEffect, useId, useState, type ComponentType, type Ref } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { asciiDigits } from '../AmountField/amount-text.ts';
import { ChevronDownIcon } from '../icons/icons.ts';
import type { CodeSearchProps } from './CodeSearch.tsx';
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
  /** Dialing codes on offer; a single one leaves nothing to choose. */
  codes: readonly string[];
  /** The country, in the reader's language; searchable. */
  codeName?: ((code: string) => string | undefined) | undefined;
  /** Accessible name of the dialing code's select. */
  codeLabel: string;
  /** For the search among many codes. */
  searchText?: string | undefined;
  emptyText?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  autoComplete?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** The number's input, to focus on an error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** From this many codes on, the choice has a search. */
const many = 8;

/** A mobile number: dialing code and national number. Keeps only digits, typed in any script. */
export function PhoneField({
  value,
  onValueChange,
  codes,
  codeName,
  codeLabel,
  searchText,
  emptyText,
  disabled,
  readOnly,
  onBlur,
  ref,
  name,
  placeholder,
  autoComplete = 'tel-national',
  ...texts
}: PhoneFieldProps) {
  const codeId = useId();
  const chooseCode = (code: string) => onValueChange({ ...value, code });
  const fixed = codes.length === 1 || readOnly === true;
  const searched = !fixed && codes.length >= many;
  // The search is loaded later; until then, on the server, and while it has the focus, the choice is a native select.
  const [CodeSearch, setCodeSearch] = useState<ComponentType<CodeSearchProps> | null>(null);
  const [listInUse, setListInUse] = useState(false);
  useEffect(() => {
    if (searched)
      import('./CodeSearch.tsx').then(
        (part) => setCodeSearch(() => part.default),
        () => undefined,
      );
  }, [searched]);
  const list = (
    <span className={styles.codes}>
      <select
        id={codeId}
        aria-label={codeLabel}
        className={styles.code}
        autoComplete="tel-country-code"
        disabled={disabled}
        value={value.code}
        onChange={(event) => chooseCode(event.target.value)}
        onFocus={() => setListInUse(true)}
        onBlur={() => setListInUse(false)}
      >
        {codes.map((code) => (
          <option key={code} value={code} label={[code, codeName?.(code)].filter(Boolean).join(' ')}>
            {code}
          </option>
        ))}
      </select>
      <span aria-hidden className={styles.chosen}>
        {value.code}
        <ChevronDownIcon size="s" />
      </span>
    </span>
  );
  return (
    <Field {...texts}>
      {(ties) => (
        // Numbers read left to right in every language.
        <div className={fieldStyles.box} dir="ltr">
          {fixed && <span className={styles.single}>{value.code || codes[0]}</span>}
          {searched && CodeSearch && !listInUse ? (
            <CodeSearch
              {...{ codes, codeName, disabled, searchText, emptyText }}
              label={codeLabel}
              value={value.code}
              onChange={chooseCode}
            />
          ) : (
            !fixed && list
          )}
          <input
            ref={ref}
            type="tel"
            inputMode="numeric"
            name={name}
            placeholder={placeholder}
            autoComplete={autoComplete}
            disabled={disabled}
            readOnly={readOnly}
            className={`${fieldStyles.control} ${styles.number}`}
            value={value.number}
            onChange={(event) => onValueChange(phoneFrom(event.target.value, value.code, codes))}
            onBlur={onBlur}
            {...ties}
          />
        </div>
      )}
    </Field>
  );
}

/** Handles typed, pasted or autofilled text; a full international number sets the dialing code too. */
function phoneFrom(typed: string, code: string, codes: readonly string[]): PhoneValue {
  const ascii = asciiDigits(typed).trim();
  const digits = ascii.replace(/\D/g, '');
  if (!/^(\+|00)/.test(ascii)) return { code, number: digits };
  const whole = `+${digits.replace(/^00/, '')}`;
  const known = codes.toSorted((a, b) => b.length - a.length).find((each) => whole.startsWith(each));
  return known ? { code: known, number: whole.slice(known.length) } : { code, number: digits };
}
