import { fromTheEnd } from './free-spins.ts';
import type { Outcome } from './outcomes.ts';

/** The pays of a spin in a round that may still pay `room`: the one that reaches it is cut, and those after it are left out. */
export function withinCap<Pay extends { win: number }>(pays: readonly Pay[], room: number): Pay[] {
  const paid: Pay[] = [];
  let left = room;
  for (const pay of pays) {
    if (left <= 0) break;
    paid.push(pay.win <= left ? pay : { ...pay, win: left });
    left -= pay.win;
  }
  return paid;
}

/** The mean of e^(t x) over one spin that pays x, by the free spins that it brings; the means add up to that over all spins. */
export type Factors = (t: number) => readonly (readonly [award: number, factor: number])[];

/** Of a spin with these outcomes. */
export function factorsOf(spin: readonly Outcome[], awardOf: (outcome: Outcome) => number): Factors {
  const positions = spin.reduce((sum, outcome) => sum + outcome.positions, 0);
  const byAward = [...Map.groupBy(spin, awardOf)];
  return (t) =>
    byAward.map(
      ([award, group]) =>
        [award, group.reduce((sum, { pay, positions: times }) => sum + times * Math.exp(t * pay), 0) / positions] as const,
    );
}

/**
 * How much less than without a largest win a round of free spins pays on average, at most, in units. Chernoff's bound: what a win x exceeds
 * `cap` by is at most e^(t(x - cap) - 1) / t for every t above 0, and the mean of e^(tx) over all runs of free spins follows from that of
 * each spin, which `factorsAt` gives by how many were played before it.
 */
export function capEffectBound(
  factorsAt: (played: number) => Factors,
  { won, limit, cap }: { won: number; limit: number; cap: number },
): number {
  const bound = (t: number) => {
    const known = new Map<Factors, ReturnType<Factors>>();
    const mean = fromTheEnd(limit, 1, (after, played) => {
      const factors = factorsAt(played);
      const each = known.get(factors) ?? factors(t);
      known.set(factors, each);
      return each.reduce((sum, [award, factor]) => sum + factor * after(award), 0);
    })[won]!;
    return (mean * Math.exp(-t * cap - 1)) / t;
  };
  // The bound has one lowest point; a coarse search for it is enough, as every t gives a bound.
  return Math.min(...Array.from({ length: 60 }, (_, step) => bound((0.25 * (step + 1)) / (cap / 4))));
}
