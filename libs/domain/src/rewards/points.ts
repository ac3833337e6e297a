import { share } from './proportions.ts';

/** What it takes to earn points, and what they are worth: `perPoint` and `amount` in minor units. */
export interface PointTerms<Line extends string> {
  /** Own valid stake per point, by product line; other lines earn none. */
  readonly perPoint: ReadonlyMap<Line, bigint>;
  readonly convert: { readonly points: number; readonly amount: bigint };
}

/**
 * The points that one more settled stake earns: the difference of two sums, so that no remainder is lost (rewards.md 8). `before` is the
 * line's own valid stake so far.
 */
export function pointsEarned(before: bigint, added: bigint, perPoint: bigint): bigint {
  return (before + added) / perPoint - before / perPoint;
}

/** A stake as it counts for points on a level that earns more or fewer; `factor` is in ten-thousandths of a percent. */
export const stakeForPoints = (stake: bigint, factor: bigint): bigint => share(stake, factor);

/** What points are worth; null unless they are a multiple of the ratio's lot. */
export function pointsWorth(points: number, { points: lot, amount }: PointTerms<string>['convert']): bigint | null {
  return points > 0 && points % lot === 0 ? BigInt(points / lot) * amount : null;
}
