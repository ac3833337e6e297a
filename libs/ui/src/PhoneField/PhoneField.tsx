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
  /** Dialing codes on offer; with one there is nothing to choose. */
  codes: readonly string[];
  /** Whose code it is, in the reader's language; found by the search. */
  codeName?: ((code: string) => string | undefined) | undefined;
  /** Name of the choice of dialing code. */
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
  /** The number's input, for focus on an error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** From so many codes on the choice has a search. */
const many = 8;

/** A mobile number: dialing code and national number. Keeps digits only, in whatever script they are typed. */
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
  // The search's code comes later; until then, on the server, and while somebody is in it, the choice is a plain list.
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

/** What was typed, pasted or filled in by the browser; a whole international number brings its dialing code along. */
function phoneFrom(typed: string, code: string, codes: readonly string[]): PhoneValue {
  const ascii = asciiDigits(typed).trim();
  const digits = ascii.replace(/\D/g, '');
  if (!/^(\+|00)/.test(ascii)) return { code, number: digits };
  const whole = `+${digits.replace(/^00/, '')}`;
  const known = codes.toSorted((a, b) => b.length - a.length).find((each) => whole.startsWith(each));
  return known ? { code: known, number: whole.slice(known.length) } : { code, number: digits };
}
