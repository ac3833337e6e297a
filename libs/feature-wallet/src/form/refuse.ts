import type { I18n } from '@lingui/core';
import { errorMessage, toApiError } from '@parlour/api';
import { amountRefusals, type AmountRefusal } from '@parlour/domain';
import type { UseFormSetError } from 'react-hook-form';
import { amountRefusalText } from './amount-message.ts';
import { pauseText } from './pause-text.ts';
import type { WalletRules } from './use-wallet-rules.ts';

/** Puts what the gateway refused at the field that it is about, or above the form. What was typed stays. */
export function refuse<Values extends { amount: string }>(
  thrown: unknown,
  i18n: I18n,
  rules: WalletRules,
  setError: UseFormSetError<Values>,
  fieldText: (field: string) => string,
): void {
  const error = toApiError(thrown);
  if (isAmountRefusal(error.code)) {
    setError('amount' as Parameters<typeof setError>[0], { message: amountRefusalText(i18n, error.code, rules) }, { shouldFocus: true });
  } else if (error.code === 'withdrawals_paused') {
    setError('root', { message: pauseText(i18n, String(error.params['until'])) });
  } else if (error.fields.length > 0) {
    for (const { field } of error.fields)
      setError(field as Parameters<typeof setError>[0], { message: fieldText(field) }, { shouldFocus: true });
  } else {
    setError('root', { message: i18n._(errorMessage(error)) });
  }
}

function isAmountRefusal(code: string): code is AmountRefusal {
  return (amountRefusals as readonly string[]).includes(code);
}
