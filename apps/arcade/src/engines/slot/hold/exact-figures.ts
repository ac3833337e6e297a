import { volatilityOf, type ExactFigures } from '../../exact-figures.ts';
import { addFractions, multiply, oneIn, share, toNumber, toPercent, zero, type Fraction } from '../../fraction.ts';
import { byAward, roundMoments } from '../free-spins.ts';
import { lineOutcomes } from '../line-outcomes.ts';
import { positionsOf, type Outcome } from '../outcomes.ts';
import { waysOutcomes } from '../ways-pays.ts';
import { totalOf } from '../weights.ts';
import type { Window } from '../windows.ts';
import { coinChain } from './chain.ts';
import type { HoldPack } from './pack.ts';
import { coinWeights } from './rules.ts';

/** Every position of the reels for ways or lines and coins; the chain over (locked, respins left) for the coins. */
export function holdFigures(pack: HoldPack): ExactFigures {
  const { stakeUnits, strips, grid, hold, coin, lines } = pack;
  const see = (window: Window) => window.filter((symbol) => symbol === coin).length;
  const spin = lines
    ? lineOutcomes({ ...pack, lines, scatter: coin }, strips.paid, { see })
    : waysOutcomes(pack, strips.paid, grid.rows, see);
  const positions = positionsOf(strips.paid);
  const lockedBy = ({ seen }: Outcome) => (seen >= hold.triggerCoins ? seen : 0);
  const spins = byAward(spin, lockedBy);
  const triggers = spins.filter(({ award }) => award > 0);
  const trigger = triggers.reduce((sum, { chance }) => addFractions(sum, chance), zero);

  const worth = holdWorth(pack);
  const reels = share(
    spin.reduce((sum, { pay, positions: times }) => sum + pay * times, 0),
    positions * stakeUnits,
  );
  const held = triggers.reduce((sum, { award, chance }) => addFractions(sum, multiply(chance, worth[award]!.mean)), zero);
  const rtp = addFractions(reels, held);
  const round = roundMoments(
    spins,
    worth.map(({ mean, square }) => ({ mean: toNumber(mean) * stakeUnits, square: toNumber(square) * stakeUnits ** 2 })),
  );
  const variance = (round.square - round.mean ** 2) / stakeUnits ** 2;
  const winning = spin.reduce((sum, outcome) => (outcome.pay > 0 || lockedBy(outcome) > 0 ? sum + outcome.positions : sum), 0);
  const hitRate = share(winning, positions);
  const cells = grid.reels * grid.rows;
  const dearest = Math.max(...coinWeights(hold).map(([value]) => value));
  const mostOfHold = dearest * cells + hold.fullGridTimesStake;
  const maxWin = Math.max(...spins.map(({ award, best }) => best / stakeUnits + (award > 0 ? mostOfHold : 0)));
  return {
    method: 'enumeration',
    rtp,
    parts: { [lines ? 'lines' : 'ways']: reels, hold: held },
    hitRate,
    variance,
    maxWin,
    told: {
      rtp: toPercent(rtp),
      hitRate: toPercent(hitRate),
      largestWin: maxWin,
      spinsPerHold: oneIn(trigger),
      volatility: volatilityOf(Math.sqrt(variance)),
    },
    unreachable: [
      ...Object.keys(pack.symbols)
        .filter((symbol) => !strips.paid.join('').includes(symbol))
        .map((symbol) => `symbol ${pack.symbols[symbol]!}`),
      ...(triggers.length === 0 ? ['locked coins'] : []),
    ],
    eventKinds: ['reveal', lines ? 'pay/line' : 'pay/ways', 'feature/hold', 'progress', 'pay/coins', 'end'],
  };
}

/** Mean and mean square of what locked coins pay in the end, in stakes, by how many locked at first. */
export function holdWorth({ grid, hold }: HoldPack): { mean: Fraction; square: Fraction }[] {
  const cells = grid.reels * grid.rows;
  const weights = coinWeights(hold);
  const all = totalOf(hold.coinTimesStake);
  const moment = (power: number) =>
    share(
      weights.reduce((sum, [value, weight]) => sum + value ** power * weight, 0),
      all,
    );
  const [mean, square] = [moment(1), moment(2)];
  const variance = addFractions(square, multiply(share(-1), multiply(mean, mean)));
  const prize = (count: number) => share(count === cells ? hold.fullGridTimesStake : 0);
  const meanOf = (count: number) => addFractions(multiply(mean, share(count)), prize(count));
  // Values are independent of each other and of how many coins there are.
  const squareOf = (count: number) => addFractions(multiply(variance, share(count)), multiply(meanOf(count), meanOf(count)));
  return coinChain(cells, hold.respins, share(...hold.cellChance)).map((chances) => ({
    mean: chances.reduce((sum, chance, count) => addFractions(sum, multiply(chance, meanOf(count))), zero),
    square: chances.reduce((sum, chance, count) => addFractions(sum, multiply(chance, squareOf(count))), zero),
  }));
}
