import { addFractions, multiply, one, share, subtract, toNumber, zero, type Fraction } from '../../fraction.ts';
import type { SpinKind } from '../events.ts';
import { byAward, type Awarding } from '../free-spins.ts';
import type { Outcome, Tied } from '../outcomes.ts';
import { waysOutcomes } from '../ways-pays.ts';
import { factorsOf, type Factors } from '../win-cap.ts';
import type { WaysPack } from './pack.ts';
import { awardFor } from './rules.ts';
import { choicesOf, stepsOf } from './steps.ts';

/** The distribution of a spin of one kind, its respin included. */
export interface SpinFigures {
  /** Of the reels alone, without a respin. */
  outcomes: readonly Outcome[];
  awarding: readonly Awarding[];
  factors: Factors;
  /** Share of spins that pay nothing. */
  nothing: Fraction;
}

/** The free spins that an outcome brings, once however many a respin adds. */
export const awardOf = (pack: WaysPack) => (outcome: Outcome) => awardFor(pack, outcome.seen)?.freeSpins ?? 0;

/**
 * Every position of the reels, changed as each draw would change it. A respin holds one reel, so given its stop the two windows are
 * independent: sums over its stops.
 */
export function spinFigures(pack: WaysPack, kind: SpinKind): SpinFigures {
  const { respin, strips } = pack;
  const award = awardOf(pack);
  const outcomes = outcomesOf(pack, kind);
  const alone = byAward(outcomes, award);
  if (!respin || kind === 'free') return { outcomes, awarding: alone, factors: factorsOf(outcomes, award), nothing: nothingOf(outcomes) };
  const stops = [...strips[kind][respin.reel]!].map((_, stop) => outcomesOf(pack, kind, { reel: respin.reel, stop }));
  const again = share(1, respin.oneIn);
  const once = subtract(one, again);
  const twice = multiply(again, share(1, stops.length));
  const pairs = stops.flatMap((outcomesOfStop) => {
    const each = byAward(outcomesOfStop, award);
    return each.flatMap((a) => each.map((b) => weighed(both(a, b), twice)));
  });
  const byStop = stops.map((outcomesOfStop) => factorsOf(outcomesOfStop, award));
  return {
    outcomes,
    awarding: gathered([...alone.map((each) => weighed(each, once)), ...pairs]),
    factors(t) {
      const single = factorsOf(outcomes, award)(t).map(([brought, factor]) => [brought, factor * toNumber(once)] as const);
      return [
        ...single,
        ...byStop.flatMap((factors) => {
          const each = factors(t);
          return each.flatMap(([a, x]) => each.map(([b, y]) => [a + b, x * y * toNumber(twice)] as const));
        }),
      ];
    },
    nothing: addFractions(
      multiply(once, nothingOf(outcomes)),
      stops.map(nothingOf).reduce((sum, none) => addFractions(sum, multiply(twice, multiply(none, none))), zero),
    ),
  };
}

/** What every position of a spin pays, multiplied, and how many scatters it shows; each weighted by its draws. */
function outcomesOf(pack: WaysPack, kind: SpinKind, held?: Tied['held']): Outcome[] {
  const { strips, grid, scatter, stakeUnits, freeSpins } = pack;
  const multiplier = kind === 'free' ? freeSpins.multiplier : 1;
  return choicesOf(pack, kind).flatMap(({ chosen, times }) => {
    const steps = stepsOf(pack, kind, chosen);
    const outcomes = waysOutcomes(
      pack,
      strips[kind],
      grid.rows,
      (window) => window.filter((symbol) => symbol === scatter).length,
      (window, reel) => steps.reduce((before, step) => step.turn(before, reel), window),
      held,
    );
    return outcomes.map(({ pay, seen, positions }) => ({
      pay: (pay + (awardFor(pack, seen)?.timesStake ?? 0) * stakeUnits) * multiplier,
      seen,
      positions: positions * times,
    }));
  });
}

/** Two independent spins, as one. */
function both(a: Awarding, b: Awarding): Awarding {
  const [x, y] = [toNumber(a.chance), toNumber(b.chance)];
  return {
    award: a.award + b.award,
    chance: multiply(a.chance, b.chance),
    mean: a.mean * y + b.mean * x,
    square: a.square * y + 2 * a.mean * b.mean + b.square * x,
    best: a.best + b.best,
  };
}

function weighed({ award, chance, mean, square, best }: Awarding, weight: Fraction): Awarding {
  const times = toNumber(weight);
  return { award, chance: multiply(chance, weight), mean: mean * times, square: square * times, best };
}

/** One of each award. */
function gathered(all: readonly Awarding[]): Awarding[] {
  return [...Map.groupBy(all, ({ award }) => award)].map(([award, group]) => ({
    award,
    chance: group.reduce((sum, { chance }) => addFractions(sum, chance), zero),
    mean: group.reduce((sum, { mean }) => sum + mean, 0),
    square: group.reduce((sum, { square }) => sum + square, 0),
    best: Math.max(...group.map(({ best }) => best)),
  }));
}

function nothingOf(outcomes: readonly Outcome[]): Fraction {
  const over = (of: readonly Outcome[]) => of.reduce((sum, { positions }) => sum + positions, 0);
  return share(over(outcomes.filter(({ pay }) => pay === 0)), over(outcomes));
}
