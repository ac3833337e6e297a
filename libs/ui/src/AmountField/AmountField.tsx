import { useMemo, type ReactNode, type Ref } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { amountFormat } from './amount-format.ts';
import * as styles from './AmountField.css.ts';
import { useAmountInput } from './use-amount-input.ts';

export interface AmountFieldProps extends FieldTexts {
  /** Plain decimal in major units as typed so far (`1250.5`); may be unfinished. */
  value: string;
  onValueChange: (value: string) => void;
  /** How many decimals the currency has: 2 for BDT, 0 for VND. */
  decimals: number;
  /** Shown before the amount: `৳`. */
  symbol: string;
  /** BCP 47 tag of the reader's language: how thousands are separated. */
  locale?: string | undefined;
  /** Quick amounts, to tap instead of typing: `value` as a plain decimal, `text` formatted. */
  quickAmounts?: readonly { value: string; text: string }[] | undefined;
  /** Name of the group of quick amounts. */
  quickLabel?: string | undefined;
  aside?: ReactNode;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An amount of money: decimal keypad on phones, thousands separators while typing, digits of any script, quick amounts. */
export function AmountField({
  value,
  onValueChange,
  decimals,
  symbol,
  locale = 'en',
  quickAmounts = [],
  quickLabel,
  aside,
  name,
  placeholder,
  disabled,
  readOnly,
  onBlur,
  ref,
  ...texts
}: AmountFieldProps) {
  const format = useMemo(() => amountFormat(locale), [locale]);
  const input = useAmountInput({ value, onValueChange, decimals, format, ref });
  return (
    <div className={styles.amount}>
      <Field {...texts} aside={aside}>
        {(ties) => (
          <div className={fieldStyles.box} dir="ltr">
            <span className={styles.symbol} aria-hidden>
              {symbol}
            </span>
            <input
              type="text"
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              enterKeyHint="done"
              name={name}
              placeholder={placeholder}
              disabled={disabled}
              readOnly={readOnly}
              className={`${fieldStyles.control} ${styles.input}`}
              onBlur={onBlur}
              {...input}
              {...ties}
            />
          </div>
        )}
      </Field>
      {quickAmounts.length > 0 && (
        <div role="group" aria-label={quickLabel ?? texts.label} className={styles.quick}>
          {quickAmounts.map((quick) => (
            <Chip
              key={quick.value}
              selected={sameAmount(quick.value, value)}
              disabled={disabled === true || readOnly === true}
              onClick={() => onValueChange(trimmed(quick.value))}
            >
              <bdi>{quick.text}</bdi>
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}

/** `500.00` is written as `500`, as a person would. */
function trimmed(value: string): string {
  return value.replace(/\.0*$/, '');
}

function sameAmount(a: string, b: string): boolean {
  const plain = (text: string) => text.replace(/(\.\d*?)0*$/, '$1').replace(/\.$/, '');
  return b !== '' && plain(a) === plain(b);
}
