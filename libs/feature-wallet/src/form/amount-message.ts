import type { I18n } from '@lingui/core';
import { ApiError, errorMessage } from '@parlour/api';
import { checkAmount, type AmountRefusal, type Money } from '@parlour/domain';
import type { WalletRules } from './use-wallet-rules.ts';

/** The text at the amount's field for what is wrong with it, or undefined when it may be sent. Give `available` when money goes out. */
export function amountMessage(i18n: I18n, text: string, rules: WalletRules, available?: Money): string | undefined {
  const checked = checkAmount(text, rules.currency, rules.limits, available);
  return typeof checked === 'string' ? amountRefusalText(i18n, checked, rules) : undefined;
}

/** The same text for what the gateway refused. */
export function amountRefusalText(i18n: I18n, code: AmountRefusal, { limits, say }: WalletRules): string {
  return i18n._(errorMessage(new ApiError({ code, status: 422, params: { min: say(limits.min), max: say(limits.max) } })));
}
