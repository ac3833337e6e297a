import { addFractions, fraction, greatestCommonDivisor, one, share, subtract, zero, type Fraction } from '../fraction.ts';
import type { Outcome } from './outcomes.ts';

/** The outcomes of a spin, grouped by the free spins that it brings; pays in units, already multiplied. */
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

/** A value per free spin, by how many were played before it; a plain value where all free spins are alike. */
export type PerSpin<Value extends object> = Value | ((played: number) => Value);

/** That something, for one free spin. */
export function ofSpin<Value extends object>(value: PerSpin<Value>, played: number): Value {
  return typeof value === 'function' ? value(played) : value;
}

/**
 * A value of the free spins still to come, by how many have been won. Computed backwards from the last spin, as retriggered spins are
 * played too, up to `limit` in all. `spin` gives the value before a spin from `after(award)`, the value after it when it brings `award`
 * more, and from how many were played before.
 */
export function fromTheEnd<Value>(limit: number, none: Value, spin: (after: (award: number) => Value, played: number) => Value): Value[] {
  let values: Value[] = Array.from({ length: limit + 1 }, () => none);
  for (let played = limit - 1; played >= 0; played -= 1)
    values = values.map((_, total) => (played < total ? spin((award) => values[Math.min(limit, total + award)]!, played) : none));
  return values;
}

/** Free spins played on average, by how many were won at first. */
export function expectedFreeSpins(awards: readonly Pick<Awarding, 'award' | 'chance'>[], limit: number): Fraction[] {
  return expectedOverFreeSpins(awards, one, limit);
}

/** The average total of `worth` over all free spins, by how many were won at first. */
export function expectedOverFreeSpins(
  awards: PerSpin<readonly Pick<Awarding, 'award' | 'chance'>[]>,
  worth: PerSpin<Fraction>,
  limit: number,
): Fraction[] {
  const at = Array.from({ length: limit }, (_, played) => {
    const bringing = ofSpin(awards, played).filter(({ award }) => award > 0);
    return { bringing, none: subtract(one, sum(bringing.map(({ chance }) => chance))), worth: ofSpin(worth, played) };
  });
  // Whole numbers over powers of one denominator: lowest terms at every step would take most of the time.
  const common = at
    .flatMap(({ bringing, worth: own }) => [own, ...bringing.map(({ chance }) => chance)])
    .reduce((all, { denominator }) => (all * denominator) / greatestCommonDivisor(all, denominator), 1n);
  const over = ({ numerator, denominator }: Fraction) => (numerator * common) / denominator;
  const values = fromTheEnd(limit, 0n, (after, played) => {
    const { bringing, none, worth: own } = at[played]!;
    const next = bringing.reduce((all, { award, chance }) => all + over(chance) * after(award), over(none) * after(0));
    return over(own) * common ** BigInt(limit - played - 1) + next;
  });
  return values.map((value) => fraction(value, common ** BigInt(limit)));
}

/** Mean and mean square of what free spins pay together, in units, by how many were won at first. */
export function freeSpinMoments(spin: PerSpin<readonly Awarding[]>, limit: number): { mean: number; square: number }[] {
  return fromTheEnd(limit, { mean: 0, square: 0 }, (after, played) =>
    ofSpin(spin, played).reduce(
      (all, { award, chance, mean, square }) => {
        const rest = after(award);
        const weight = ratio(chance);
        return {
          mean: all.mean + mean + weight * rest.mean,
          square: all.square + square + 2 * mean * rest.mean + weight * rest.square,
        };
      },
      { mean: 0, square: 0 },
    ),
  );
}

/** The most that free spins can pay together, in units, by how many were won at first. */
export function largestFreeSpins(spin: PerSpin<readonly Awarding[]>, limit: number): number[] {
  return fromTheEnd(limit, 0, (after, played) => Math.max(...ofSpin(spin, played).map(({ award, best }) => best + after(award))));
}

/** Mean and mean square of a round, in units: the paid spin, and the free spins that it may bring. */
export function roundMoments(
  paid: readonly Awarding[],
  free: readonly { mean: number; square: number }[],
): { mean: number; square: number } {
  return paid.reduce(
    (all, { award, chance, mean, square }) => {
      const rest = award === 0 ? { mean: 0, square: 0 } : free[award]!;
      const weight = ratio(chance);
      // The pay of the spin and the free spins that it brings go together; given the award, both are independent of the rest.
      return { mean: all.mean + mean + weight * rest.mean, square: all.square + square + 2 * mean * rest.mean + weight * rest.square };
    },
    { mean: 0, square: 0 },
  );
}

function ratio({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator);
}

function sum(values: readonly Fraction[]): Fraction {
  return values.reduce(addFractions, zero);
}
