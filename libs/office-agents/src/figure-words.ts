import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of a bill's figures. */
export const figureWords: Readonly<Record<string, MessageDescriptor | undefined>> = {
  bets: msg`Bets`,
  active: msg`Active accounts`,
  turnover: msg`Turnover`,
  net: msg`Net`,
  won: msg`Stakes of winning bets`,
  lost: msg`Stakes of losing bets`,
  ggr: msg`Gross gaming revenue`,
  deductions: msg`Deductions`,
  adjustment: msg`Adjustment for voided bets`,
  carryIn: msg`Carried in`,
  basis: msg`Basis`,
  held: msg`Held back`,
  introducer: msg`Paid to the introducer`,
  toPay: msg`Due to the downline`,
  keeps: msg`Kept`,
};
