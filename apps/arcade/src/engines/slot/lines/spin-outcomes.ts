import type { SpinKind } from '../events.ts';
import { lineOutcomes } from '../line-outcomes.ts';
import type { Outcome } from '../outcomes.ts';
import { totalOf, weightsOf } from '../weights.ts';
import type { LinesPack } from './pack.ts';
import { awardFor, stripsOf } from './rules.ts';

/**
 * What the lines pay in every position of a spin, before free spins multiply it, and how many scatters it shows; where `wildReel` is given,
 * the wild covers that reel. Positions are weighted by their chance, those of twins included.
 */
export function lineSpins(pack: LinesPack, kind: SpinKind, wildReel?: number): Outcome[] {
  const { grid, wild, scatter, twins } = pack;
  const strips = stripsOf(pack, kind).map((strip, reel) => (reel === wildReel ? wild!.repeat(grid.rows) : strip));
  const see = (window: readonly string[]) => window.filter((symbol) => symbol === scatter).length;
  const [chance, of] = twins?.[kind] ?? [0, 1];
  const apart = chance < of ? lineOutcomes(pack, strips, { see }) : [];
  if (chance === 0) return apart;
  const pairs = Array.from({ length: grid.reels - 1 }, (_, first) => first + 1);
  return together([
    [apart, (of - chance) * pairs.length],
    // A twin has no positions of its own: each counts as many times as its strip has stops.
    ...pairs.map((twin) => [lineOutcomes(pack, strips, { see, twin }), chance * strips[twin]!.length] as const),
  ]);
}

/** The same for the paid spin, including positions where the wild blooms over a reel. */
export function paidSpins(pack: LinesPack): Outcome[] {
  const { bloom, grid, strips } = pack;
  const plain = lineSpins(pack, 'paid');
  if (!bloom) return plain;
  const [chance, of] = bloom.chance;
  return together([
    [plain, (of - chance) * bloom.reels.length * grid.rows],
    // A covered reel has as many positions as it has rows: each counts as many times as its strip has stops.
    ...bloom.reels.map((reel) => [lineSpins(pack, 'paid', reel), chance * strips.paid[reel]!.length] as const),
  ]);
}

/** The same with what scatters pay, including factors drawn for it. */
export function withScatters(pack: LinesPack, outcomes: readonly Outcome[]): Outcome[] {
  const { stakeUnits, scatterTimes = { 1: 1 } } = pack;
  const all = totalOf(scatterTimes);
  return outcomes.flatMap(({ pay, seen, positions }) => {
    const award = awardFor(pack, seen);
    if (!award) return [{ pay, seen, positions: positions * all }];
    return weightsOf(scatterTimes).map(([times, weight]) => ({
      pay: pay + award.timesStake * stakeUnits * times,
      seen,
      positions: positions * weight,
    }));
  });
}

/** How many positions there are. */
export function positionsIn(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, { positions }) => sum + positions, 0);
}

/** Several sets of outcomes as one; each position of a set counts `times` times. */
function together(sets: readonly (readonly [outcomes: readonly Outcome[], times: number])[]): Outcome[] {
  const all = new Map<string, Outcome>();
  for (const [outcomes, times] of sets)
    for (const { pay, seen, positions } of outcomes) {
      const known = all.get(`${pay} ${seen}`);
      if (known) known.positions += positions * times;
      else all.set(`${pay} ${seen}`, { pay, seen, positions: positions * times });
    }
  return [...all.values()];
}
