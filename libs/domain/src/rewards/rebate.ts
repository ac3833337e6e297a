import { least, share } from './proportions.ts';

/** Terms of the rebate that members claim themselves. Amounts are in minor units, null for no limit. */
export interface RebateTerms<Line extends string> {
  /** By product line, in ten-thousandths of a percent. */
  readonly rates: ReadonlyMap<Line, bigint>;
  readonly min: bigint | null;
  readonly maxPerDay: bigint | null;
  /** For how many days after the day it can be claimed; null for no limit. */
  readonly claimWithinDays: number | null;
  /** Whether parts can be claimed before the day is over. */
  readonly intraday: boolean;
}

/** The rebate on a day's own valid stakes: rounded down for each line, summed, and limited (rewards.md 9). */
export function rebateOf<Line extends string>({ rates, maxPerDay }: RebateTerms<Line>, turnover: ReadonlyMap<Line, bigint>): bigint {
  let total = 0n;
  for (const [line, stake] of turnover) total += share(stake, rates.get(line) ?? 0n);
  return maxPerDay === null ? total : least(total, maxPerDay);
}

/** What can be claimed now for a day; 0 if the part would be too small. */
export function rebatePart<Line extends string>(terms: RebateTerms<Line>, turnover: ReadonlyMap<Line, bigint>, claimed: bigint): bigint {
  const part = rebateOf(terms, turnover) - claimed;
  return part <= 0n || (terms.min !== null && part < terms.min) ? 0n : part;
}
