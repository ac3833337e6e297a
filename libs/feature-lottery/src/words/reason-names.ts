// @flag lottery
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a line won, lost or was refunded. */
const reasonTexts: Readonly<Record<string, MessageDescriptor>> = {
  HIT: msg`The selection came up.`,
  NO_HIT: msg`The selection did not come up.`,
  TIE: msg`A tie returns the stake.`,
  VOID_DRAW: msg`The draw is void: the stake came back.`,
  VOID_BET: msg`The bet was voided: the stake came back.`,
  VOID_PRIZE: msg`A prize of this bet is void: the stake came back.`,
  RESULT_INCOMPLETE: msg`The result is not complete yet.`,
  CAPPED_BET: msg`The payout was cut to the most that one bet can win.`,
  CAPPED_MEMBER: msg`The payout was cut to the most that one member can win in a draw.`,
  CANCELLED: msg`The ticket was cancelled: the stake came back.`,
};

/** A reason in words; undefined for one that has none. */
export const reasonText = (i18n: I18n, reason: string): string | undefined => {
  const found = reasonTexts[reason];
  return found && i18n._(found);
};
