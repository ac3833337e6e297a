import type { ExactFigures } from '../../exact-figures.ts';
import { divide, one, share, toFixed, toPercent } from '../../fraction.ts';
import { byAward, freeSpinMoments, largestFreeSpins, roundMoments } from '../free-spins.ts';
import { lineOutcomes } from '../line-outcomes.ts';
import { positionsOf, type Outcome } from '../outcomes.ts';
import { unreachableOf } from '../unreachable.ts';
import type { SpinKind } from '../events.ts';
import { exactReturn } from './exact.ts';
import type { LinesPack } from './pack.ts';

/** Closed form for the return; every position of the reels for hit rate, variance and largest win. */
export function linesFigures(pack: LinesPack): ExactFigures {
  const { stakeUnits, strips, freeSpins } = pack;
  const [paid, free] = [spinOutcomes(pack, 'paid'), spinOutcomes(pack, 'free')];
  const awardOf = ({ seen }: Outcome) => awardFor(pack, seen)?.freeSpins ?? 0;
  const [paidSpin, freeSpin] = [byAward(paid, awardOf), byAward(free, awardOf)];
  const exact = exactReturn(pack);
  const round = roundMoments(paidSpin, freeSpinMoments(freeSpin, freeSpins.limit));
  const largest = largestFreeSpins(freeSpin, freeSpins.limit);
  const winning = paid.reduce((sum, { pay, positions }) => (pay > 0 ? sum + positions : sum), 0);
  const hitRate = share(winning, positionsOf(strips.paid));
  const maxWin = Math.max(...paidSpin.map(({ award, best }) => best + largest[award]!)) / stakeUnits;
  return {
    method: 'closed-form',
    rtp: exact.total,
    parts: { lines: exact.lines, scatters: exact.scatters, freeSpins: exact.freeSpins },
    hitRate,
    variance: (round.square - round.mean ** 2) / stakeUnits ** 2,
    maxWin,
    told: {
      rtp: toPercent(exact.total),
      hitRate: toPercent(hitRate),
      largestWin: maxWin,
      spinsPerFreeSpins: toFixed(divide(one, exact.trigger), 2),
    },
    unreachable: unreachableOf(pack, strips),
    eventKinds: ['reveal', 'pay/line', 'pay/scatter', 'feature/freeSpins', 'progress', 'end'],
  };
}

/** What every position of a spin pays, multiplied, and how many scatters it shows. */
export function spinOutcomes(pack: LinesPack, kind: SpinKind): Outcome[] {
  const multiplier = kind === 'free' ? pack.freeSpins.multiplier : 1;
  const scattersIn = (window: readonly string[]) => window.filter((symbol) => symbol === pack.scatter).length;
  return lineOutcomes(pack, pack.strips[kind], scattersIn).map(({ pay, seen, positions }) => ({
    pay: (pay + (awardFor(pack, seen)?.timesStake ?? 0) * pack.stakeUnits) * multiplier,
    seen,
    positions,
  }));
}

/** What so many scatters bring. */
export function awardFor({ scatterPays }: LinesPack, scatters: number) {
  return scatters >= 3 ? scatterPays[Math.min(scatters, 5) as 3 | 4 | 5] : undefined;
}
