import { addFractions, multiply, one, share, subtract, zero, type Fraction } from '../fraction.ts';
import type { Outcome } from './outcomes.ts';

/** What a spin may come to, sorted by the free spins that it brings; pays in units, already multiplied. */
export interface Awarding {
  /** Free spins brought; 0 where the spin brings none. */
  award: number;
  /** Share of positions. */
  chance: Fraction;
  /** Sum of pays, and of their squares, over all positions of this award, divided by the number of all positions. */
  mean: number;
  square: number;
  best: number;
}

/** Gathers the outcomes of a spin by the free spins that each brings. */
export function byAward(outcomes: readonly Outcome[], awardOf: (outcome: Outcome) => number): Awarding[] {
  const positions = outcomes.reduce((sum, outcome) => sum + outcome.positions, 0);
  return [...Map.groupBy(outcomes, awardOf)].map(([award, group]) => {
    const over = (value: (outcome: Outcome) => number) => group.reduce((sum, each) => sum + value(each) * each.positions, 0);
    return {
      award,
      chance: share(
        over(() => 1),
        positions,
      ),
      mean: over(({ pay }) => pay) / positions,
      square: over(({ pay }) => pay ** 2) / positions,
      best: Math.max(...group.map(({ pay }) => pay)),
    };
  });
}

/**
 * A value of the free spins that are still to come, by how many have been won: computed from the last spin backwards, for
 * spins won again are played as well, up to `limit` in all. `spin` gives the value before one spin from `after`, the
 * value after it when it brings so many more.
 */
export function fromTheEnd<Value>(limit: number, none: Value, spin: (after: (award: number) => Value) => Value): Value[] {
  let values: Value[] = Array.from({ length: limit + 1 }, () => none);
  for (let played = limit - 1; played >= 0; played -= 1)
    values = values.map((_, total) => (played < total ? spin((award) => values[Math.min(limit, total + award)]!) : none));
  return values;
}

/** Free spins played on average, by how many were won at first. */
export function expectedFreeSpins(awards: readonly Pick<Awarding, 'award' | 'chance'>[], limit: number): Fraction[] {
  const none = subtract(one, sum(awards.map(({ chance }) => chance)));
  return fromTheEnd(limit, zero, (after) =>
    sum([one, multiply(none, after(0)), ...awards.map(({ award, chance }) => multiply(chance, after(award)))]),
  );
}

/** Mean and mean square of what free spins pay together, in units, by how many were won at first. */
export function freeSpinMoments(spin: readonly Awarding[], limit: number): { mean: number; square: number }[] {
  const chances = spin.map(({ chance }) => Number(chance.numerator) / Number(chance.denominator));
  return fromTheEnd(limit, { mean: 0, square: 0 }, (after) =>
    spin.reduce(
      (all, { award, mean, square }, index) => {
        const rest = after(award);
        return {
          mean: all.mean + mean + chances[index]! * rest.mean,
          square: all.square + square + 2 * mean * rest.mean + chances[index]! * rest.square,
        };
      },
      { mean: 0, square: 0 },
    ),
  );
}

/** The most that free spins can pay together, in units, by how many were won at first. */
export function largestFreeSpins(spin: readonly Awarding[], limit: number): number[] {
  return fromTheEnd(limit, 0, (after) => Math.max(...spin.map(({ award, best }) => best + after(award))));
}

/** Mean and mean square of a round, in units: the paid spin, and the free spins that it may bring. */
export function roundMoments(
  paid: readonly Awarding[],
  free: readonly { mean: number; square: number }[],
): { mean: number; square: number } {
  return paid.reduce(
    (all, { award, chance, mean, square }) => {
      const rest = award === 0 ? { mean: 0, square: 0 } : free[award]!;
      const weight = Number(chance.numerator) / Number(chance.denominator);
      // The pay of the spin and the free spins that it brings go together; given the award they do not depend on each other.
      return { mean: all.mean + mean + weight * rest.mean, square: all.square + square + 2 * mean * rest.mean + weight * rest.square };
    },
    { mean: 0, square: 0 },
  );
}

function sum(values: readonly Fraction[]): Fraction {
  return values.reduce(addFractions, zero);
}
