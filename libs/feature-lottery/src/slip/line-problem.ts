// @flag lottery
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, errorMessage, type Schema } from '@parlour/api';
import { formatMoney, fromDecimal, type Currency } from '@parlour/domain';

const range = msg`The amount must be from {min} to {max}.`;
const atMost = msg`At most {max} is left for this bet in this draw.`;
const payout = msg`This bet could pay more than {max}, the most for one bet. Lower the amount.`;
const groups = msg`Your prize group has changed: remove this bet and add it again.`;
const numbers = msg`These numbers are closed: {numbers}.`;

/** Why a line is refused, with the figures from the gateway's answer. */
export function lineProblem(i18n: I18n, { code, field, min, max, selection }: Schema<'LineError'>, currency: Currency): string {
  const say = (amount: string) => formatMoney(fromDecimal(amount, currency), i18n.locale);
  if (code === 'unit_limit' && min !== undefined && max !== undefined) return i18n._(range.id, { min: say(min), max: say(max) }, range);
  if (code === 'stake_limit' && max !== undefined) return i18n._(atMost.id, { max: say(max) }, atMost);
  // A closed type that is limited as a whole has no amount to state.
  if (code === 'exposure_limit' && max !== undefined) return i18n._(payout.id, { max: say(max) }, payout);
  if (code === 'number_closed' && selection && selection.length > 0) return i18n._(numbers.id, { numbers: selection.join(' ') }, numbers);
  if (code === 'selection_invalid' && field === 'group') return i18n._(groups);
  return i18n._(errorMessage(new ApiError({ code, status: 409 })));
}
