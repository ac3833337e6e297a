import { decimalOf, ratio, type Ratio } from './exact.ts';
import { oddsScale, oddsText, parseOdds } from './odds-value.ts';
import type { BetType, RulePack } from './pack.ts';
import { rtpOf } from './rtp.ts';

/** A prize group counts in 2000ths of fair odds. */
const fairGroup = 2000;
/** The lowest group that an account has or a line is played at. */
export const lowestGroup = 1700;

/** Caches what a bet of a type returns at odds of 1, since computing it enumerates every result of a fast game. */
const chances = new WeakMap<BetType, Ratio>();

/** The odds of a type at a prize group: ⌊fair × group / 2000⌋ to 4 decimals. Throws a RangeError for a type or group without such odds. */
export function oddsAtGroup(pack: RulePack, type: BetType, group: number): string {
  if (type.prizeGroup === undefined) throw new RangeError(`${type.id} has no prize groups`);
  if (!Number.isSafeInteger(group) || group < 1 || group > fairGroup) throw new RangeError(`no prize group: ${group}`);
  const lowest = chances.get(type) ?? rtpOf(pack, type, '1').lowest;
  chances.set(type, lowest);
  // At odds of 1 a bet returns its probability; its fair odds are the reciprocal.
  return oddsText((lowest.bottom * oddsScale * BigInt(group)) / (lowest.top * BigInt(fairGroup)));
}

/**
 * The odds of a type when played at a prize group. Odds that the merchant or an exposure step has changed are scaled in proportion to the
 * group, rounded down. Throws a RangeError for a type or group without such odds.
 */
export function oddsPlayedAt(pack: RulePack, type: BetType, odds: string, group: number): string {
  const own = type.prizeGroup;
  if (own === undefined) throw new RangeError(`${type.id} has no prize groups`);
  if (group === own) return odds;
  const scaled = parseOdds(odds);
  if (scaled === undefined) throw new RangeError(`no odds: ${odds}`);
  if (scaled === parseOdds(oddsAtGroup(pack, type, own))) return oddsAtGroup(pack, type, group);
  return oddsText((scaled * BigInt(group)) / BigInt(own));
}

/** The part of a stake that a player gets back for playing at a lower group than the account's; 0 at the account's own. */
export function groupRebate(own: number, played: number): Ratio {
  if (played > own) throw new RangeError(`${played} is above the account's prize group ${own}`);
  return ratio(BigInt(own - played), BigInt(fairGroup));
}

/** The same as decimal text with four decimals. */
export const groupRebateText = (own: number, played: number): string => decimalOf(groupRebate(own, played), 4);
