import { volatilityOf, type ExactFigures } from '../../exact-figures.ts';
import { addFractions, divide, multiply, one, share, toFixed, toPercent, zero } from '../../fraction.ts';
import type { SpinKind } from '../events.ts';
import { byAward, expectedFreeSpins, freeSpinMoments, largestFreeSpins, roundMoments } from '../free-spins.ts';
import { positionsOf, type Outcome } from '../outcomes.ts';
import { waysOutcomes } from '../ways-pays.ts';
import type { WaysPack } from './pack.ts';
import { awardFor } from './rules.ts';
import { turned } from './turn.ts';

/** Every position of the reels, prints turned; the number of free spins by the chain over (played, won). */
export function waysFigures(pack: WaysPack): ExactFigures {
  const { stakeUnits, strips, freeSpins, symbols } = pack;
  const [paid, free] = [outcomesOf(pack, 'paid'), outcomesOf(pack, 'free')];
  const positions = positionsOf(strips.paid);
  const awardOf = ({ seen }: Outcome) => awardFor(pack, seen)?.freeSpins ?? 0;
  const scatterPayOf = ({ seen }: Outcome) => (awardFor(pack, seen)?.timesStake ?? 0) * stakeUnits;
  const meanOf = (outcomes: readonly Outcome[], value: (outcome: Outcome) => number, of: number) =>
    share(
      outcomes.reduce((sum, outcome) => sum + value(outcome) * outcome.positions, 0),
      of * stakeUnits,
    );
  const [paidSpin, freeSpin] = [byAward(paid, awardOf), byAward(free, awardOf)];
  const played = expectedFreeSpins(
    freeSpin.filter(({ award }) => award > 0),
    freeSpins.limit,
  );
  const triggers = paidSpin.filter(({ award }) => award > 0);
  const trigger = triggers.reduce((sum, { chance }) => addFractions(sum, chance), zero);
  const spinsPerRound = triggers.reduce((sum, { award, chance }) => addFractions(sum, multiply(chance, played[award]!)), zero);
  const scatters = meanOf(paid, scatterPayOf, positions);
  const ways = meanOf(paid, (outcome) => outcome.pay - scatterPayOf(outcome), positions);
  const freePart = multiply(
    spinsPerRound,
    meanOf(free, ({ pay }) => pay, positionsOf(strips.free)),
  );
  const rtp = addFractions(addFractions(ways, scatters), freePart);
  const round = roundMoments(paidSpin, freeSpinMoments(freeSpin, freeSpins.limit));
  const variance = (round.square - round.mean ** 2) / stakeUnits ** 2;
  const largest = largestFreeSpins(freeSpin, freeSpins.limit);
  const maxWin = Math.max(...paidSpin.map(({ award, best }) => best + largest[award]!)) / stakeUnits;
  const winning = paid.reduce((sum, { pay, positions: times }) => (pay > 0 ? sum + times : sum), 0);
  const hitRate = share(winning, positions);
  const everywhere = Object.values(strips).flat().join('');
  return {
    method: 'enumeration',
    rtp,
    parts: { ways, scatters, freeSpins: freePart },
    hitRate,
    variance,
    maxWin,
    told: {
      rtp: toPercent(rtp),
      hitRate: toPercent(hitRate),
      largestWin: maxWin,
      spinsPerFreeSpins: toFixed(divide(one, trigger), 2),
      volatility: volatilityOf(Math.sqrt(variance)),
    },
    unreachable: [
      ...Object.keys(symbols)
        .filter((symbol) => symbol !== pack.wild && !everywhere.includes(symbol))
        .map((symbol) => `symbol ${symbols[symbol]!}`),
      ...(triggers.length === 0 ? ['free spins'] : []),
    ],
    eventKinds: ['reveal', 'feature/turn', 'pay/ways', 'pay/scatter', 'feature/freeSpins', 'progress', 'end'],
  };
}

/** What every position of a spin pays, multiplied, and how many scatters it shows. */
function outcomesOf(pack: WaysPack, kind: SpinKind): Outcome[] {
  const { strips, grid, turns, scatter, stakeUnits, freeSpins } = pack;
  const multiplier = kind === 'free' ? freeSpins.multiplier : 1;
  const outcomes = waysOutcomes(
    pack,
    strips[kind],
    grid.rows,
    (window) => window.filter((symbol) => symbol === scatter).length,
    (window) => turned(window, pack, turns[kind]),
  );
  return outcomes.map(({ pay, seen, positions }) => ({
    pay: (pay + (awardFor(pack, seen)?.timesStake ?? 0) * stakeUnits) * multiplier,
    seen,
    positions,
  }));
}
