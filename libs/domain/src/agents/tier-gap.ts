import type { TeamFigures } from './bill.ts';
import type { TurnoverRule } from './dues.ts';
import type { ContractKind, Tier } from './tiers.ts';

/** What a team lacked for a tier, 0 or more for each threshold; thresholds that the kind does not judge are 0. */
export interface TierGap {
  readonly turnover: bigint;
  readonly active: number;
  /** Players' loss; for an affiliate, net revenue. */
  readonly loss: bigint;
}

/** What was missing for a tier in a period, by the same conditions as the dues (agents.md 5, 6 and 10). */
export function tierGap(
  kind: Exclude<ContractKind, 'realtime'>,
  tier: Tier,
  reached: Pick<TeamFigures, 'turnover' | 'active' | 'net'> & { readonly basis: bigint },
  rules: { readonly lossCheck: boolean; readonly turnoverRule: TurnoverRule; readonly days: number },
): TierGap {
  const above = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
  // An average of days reaches a threshold exactly when the sum reaches its multiple.
  const days = kind === 'dividend' && rules.turnoverRule === 'dailyAverage' ? BigInt(rules.days) : 1n;
  return {
    turnover: kind === 'affiliate' ? 0n : above(tier.turnover * days - reached.turnover),
    active: Math.max(0, tier.active - reached.active),
    loss: above(lossLeft()),
  };

  function lossLeft(): bigint {
    if (kind === 'affiliate') return tier.ngr - reached.basis;
    if (kind === 'dividend') return tier.loss - reached.basis;
    return kind === 'daily' && rules.lossCheck ? tier.loss - reached.net : 0n;
  }
}
