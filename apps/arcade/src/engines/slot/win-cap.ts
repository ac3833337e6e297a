import { fromTheEnd, ofSpin, type PerSpin } from './free-spins.ts';
import type { Outcome } from './outcomes.ts';

/**
 * How much less than without a largest win a round of free spins pays on average, at most, in units. Chernoff's bound: what a win
 * x exceeds `cap` by is at most e^(t(x - cap) - 1) / t for every t above 0, and the mean of e^(tx) over all runs of free
 * spins follows from the mean over one spin.
 */
export function capEffectBound(
  spin: PerSpin<readonly Outcome[]>,
  awardOf: (outcome: Outcome) => number,
  { won, limit, cap }: { won: number; limit: number; cap: number },
): number {
  const grouped = new Map<readonly Outcome[], [award: number, group: Outcome[]][]>();
  const groupsOf = (outcomes: readonly Outcome[]) => {
    const known = grouped.get(outcomes) ?? [...Map.groupBy(outcomes, awardOf)];
    grouped.set(outcomes, known);
    return known;
  };
  const factorsOf = (outcomes: readonly Outcome[], t: number) => {
    const positions = outcomes.reduce((sum, outcome) => sum + outcome.positions, 0);
    return groupsOf(outcomes).map(
      ([award, group]) =>
        [award, group.reduce((sum, { pay, positions: times }) => sum + times * Math.exp(t * pay), 0) / positions] as const,
    );
  };
  const bound = (t: number) => {
    const factors = new Map<readonly Outcome[], ReturnType<typeof factorsOf>>();
    const mean = fromTheEnd(limit, 1, (after, played) => {
      const outcomes = ofSpin(spin, played);
      const known = factors.get(outcomes) ?? factorsOf(outcomes, t);
      factors.set(outcomes, known);
      return known.reduce((sum, [award, factor]) => sum + factor * after(award), 0);
    })[won]!;
    return (mean * Math.exp(-t * cap - 1)) / t;
  };
  // The bound has one lowest point; a coarse search for it is enough, as every t gives a bound.
  return Math.min(...Array.from({ length: 60 }, (_, step) => bound((0.25 * (step + 1)) / (cap / 4))));
}
