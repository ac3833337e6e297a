import { money, type Money } from '@parlour/domain';
import { payOf, type PackHead } from '../../../game.ts';
import type { SlotTexts } from './slot-texts.ts';

/** Converts a paytable's units and stakes to money at a stake. */
export function worthAt(stake: Money, pack: PackHead, texts: SlotTexts) {
  const units = (win: number) => texts.money(money(payOf(stake.minor, win, pack), stake.currency));
  return { units, stakes: (times: number) => units(Math.round(times * pack.stakeUnits)) };
}
