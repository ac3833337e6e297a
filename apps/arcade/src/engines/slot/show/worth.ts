import { money, type Money } from '@parlour/domain';
import { payOf, type PackHead } from '../../../game.ts';
import type { SlotTexts } from './slot-texts.ts';

/** Says in money at a stake what a paytable has in units or in stakes. */
export function worthAt(stake: Money, pack: PackHead, texts: SlotTexts) {
  const units = (win: number) => texts.money(money(payOf(stake.minor, win, pack), stake.currency));
  return { units, stakes: (times: number) => units(times * pack.stakeUnits) };
}
