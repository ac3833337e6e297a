import { useLingui } from '@lingui/react/macro';
import { checkAmount, compare, currencies, currencySymbol, quickAmounts, toDecimal, type Money } from '@parlour/domain';
import { AmountField } from '@parlour/ui';
import { Controller, type Control } from 'react-hook-form';
import { amountRefusalText, isAmountRefusal } from './amount-message.ts';
import type { WalletRules } from './use-wallet-rules.ts';

interface AmountControlProps {
  control: Control<{ amount: string }>;
  rules: Pick<WalletRules, 'currency' | 'limits' | 'say'>;
  /** The balance that a withdrawal draws on. */
  available?: Money | undefined;
  disabled?: boolean | undefined;
}

/** The amount of a deposit or withdrawal: checked by the domain's rule and the brand's limits, with round amounts to press. */
export function AmountControl({ control, rules, available, disabled }: AmountControlProps) {
  const { t, i18n } = useLingui();
  const { currency, limits, say } = rules;
  const [min, max] = [say(limits.min), say(limits.max)];
  const wrong = (code: string | undefined) => (isAmountRefusal(code) ? amountRefusalText(i18n, code, rules) : undefined);
  const all = available && compare(available, limits.min) >= 0 && compare(available, limits.max) <= 0 ? available : undefined;
  const refusalOf = (text: string) => {
    const checked = checkAmount(text, currency, limits, available);
    return typeof checked === 'string' ? checked : undefined;
  };
  return (
    <Controller
      control={control}
      name="amount"
      rules={{ validate: (value) => refusalOf(value) ?? true }}
      render={({ field, fieldState }) => (
        <AmountField
          ref={field.ref}
          name={field.name}
          label={t`Amount`}
          required
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          // Not `disabled`: that would lose the focus and the screen reader's position.
          readOnly={disabled}
          decimals={currencies[currency].exponent}
          symbol={currencySymbol(currency, i18n.locale)}
          locale={i18n.locale}
          placeholder="0"
          hint={t`From ${min} to ${max}`}
          error={wrong(fieldState.error?.message)}
          quickLabel={t`Choose an amount`}
          quickAmounts={[
            ...quickAmounts(limits, available)
              .filter((amount) => !all || amount.minor !== all.minor)
              .map((amount) => ({ value: toDecimal(amount), text: say(amount) })),
            ...(all ? [{ value: toDecimal(all), text: t({ message: 'Everything', comment: 'The whole balance' }) }] : []),
          ]}
        />
      )}
    />
  );
}
