import type { I18n } from '@lingui/core';
import { ApiError, errorMessage } from '@parlour/api';
import { amountRefusals, type AmountRefusal } from '@parlour/domain';
import type { WalletRules } from './use-wallet-rules.ts';

export function isAmountRefusal(code: string | undefined): code is AmountRefusal {
  return (amountRefusals as readonly (string | undefined)[]).includes(code);
}

/**
 * The message at the amount field for a refusal. The form stores the code, not the text, so that the limits follow the reader's language.
 */
export function amountRefusalText(i18n: I18n, code: AmountRefusal, { limits, say }: Pick<WalletRules, 'limits' | 'say'>): string {
  return i18n._(errorMessage(new ApiError({ code, status: 422, params: { min: say(limits.min), max: say(limits.max) } })));
}
