import { ratio, type Ratio } from './exact.ts';
import { oddsScale, oddsText } from './odds-value.ts';
import type { BetType, RulePack } from './pack.ts';
import { rtpOf } from './rtp.ts';

/** A prize group counts in 2000ths of fair odds. */
export const fairGroup = 2000;

/** The odds of a type at a prize group: ⌊fair × group / 2000⌋ to 4 decimals. Throws a RangeError for types and groups that have none. */
export function oddsAtGroup(pack: RulePack, type: BetType, group: number): string {
  if (type.prizeGroup === undefined) throw new RangeError(`${type.id} has no prize groups`);
  if (!Number.isSafeInteger(group) || group < 1 || group > fairGroup) throw new RangeError(`no prize group: ${group}`);
  const { lowest } = rtpOf(pack, type, '1');
  // At odds of 1 a bet returns what its chance is; its fair odds are the reverse.
  return oddsText((lowest.bottom * oddsScale * BigInt(group)) / (lowest.top * BigInt(fairGroup)));
}

/** The part of a stake that a player gets back for playing at a lower group than the account's; 0 at the account's own. */
export function groupRebate(own: number, played: number): Ratio {
  if (played > own) throw new RangeError(`${played} is above the account's prize group ${own}`);
  return ratio(BigInt(own - played), BigInt(fairGroup));
}
