import type { ReactNode, Ref } from 'react';
import { Chip, ChipRow } from '../Chip/Chip.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { amountText } from './amount-text.ts';
import * as styles from './AmountField.css.ts';

export interface AmountFieldProps extends FieldTexts {
  /** Decimal in major units as typed so far; may be unfinished. */
  value: string;
  onValueChange: (value: string) => void;
  /** How many decimals the currency has: 2 for BDT, 0 for VND. */
  decimals: number;
  /** Shown before the amount: `৳`. */
  symbol: string;
  /** Amounts to press instead of typing: `value` as a plain decimal, `text` formatted. */
  quickAmounts?: readonly { value: string; text: string }[] | undefined;
  /** Name of the group of quick amounts. */
  quickLabel?: string | undefined;
  aside?: ReactNode;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An amount of money: a decimal keypad on phones, nothing but digits and one point, and amounts to press. */
export function AmountField({
  value,
  onValueChange,
  decimals,
  symbol,
  quickAmounts = [],
  quickLabel,
  aside,
  name,
  placeholder,
  disabled,
  onBlur,
  ref,
  ...texts
}: AmountFieldProps) {
  return (
    <div className={styles.amount}>
      <Field {...texts} aside={aside}>
        {(ties) => (
          <div className={fieldStyles.box} dir="ltr">
            <span className={fieldStyles.prefix} aria-hidden>
              {symbol}
            </span>
            <input
              ref={ref}
              type="text"
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              enterKeyHint="done"
              name={name}
              placeholder={placeholder}
              disabled={disabled}
              className={`${fieldStyles.control} ${styles.input}`}
              value={value}
              onChange={(event) => onValueChange(amountText(event.target.value, decimals))}
              onBlur={onBlur}
              {...ties}
            />
          </div>
        )}
      </Field>
      {quickAmounts.length > 0 && (
        <ChipRow label={quickLabel ?? texts.label}>
          {quickAmounts.map((quick) => (
            <Chip key={quick.value} selected={quick.value === value} disabled={disabled} onClick={() => onValueChange(quick.value)}>
              {quick.text}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  );
}
