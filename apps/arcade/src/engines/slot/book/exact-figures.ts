import type { ExactFigures } from '../../exact-figures.ts';
import { volatilityOf } from '../../exact-figures.ts';
import { addFractions, multiply, oneIn, share, toFixed, toPercent, zero } from '../../fraction.ts';
import { byAward, expectedFreeSpins, freeSpinMoments, roundMoments } from '../free-spins.ts';
import { lineOutcomes } from '../line-outcomes.ts';
import { positionsOf, type Outcome } from '../outcomes.ts';
import { unreachableOf } from '../unreachable.ts';
import { capEffectBound, factorsOf } from '../win-cap.ts';
import type { BookPack } from './pack.ts';
import { awardFor, fillWin } from './rules.ts';

/**
 * Every position of the reels, in the paid spin and in free spins with each special symbol; the number of free spins by
 * the chain over (played, won). The largest win is left out of the return, and what it can change is bounded.
 */
export function bookFigures(pack: BookPack): ExactFigures {
  const { stakeUnits, strips, freeSpins, maxWinTimesStake } = pack;
  const paid = outcomesOfPaidSpin(pack);
  const positions = positionsOf(strips.paid);
  const awardOf = (outcome: Outcome) => awardFor(pack, scattersOf(outcome))?.freeSpins ?? 0;
  const scatterPayOf = (outcome: Outcome) => (awardFor(pack, scattersOf(outcome))?.timesStake ?? 0) * stakeUnits;
  const meanOf = (outcomes: readonly Outcome[], value: (outcome: Outcome) => number, of: number) =>
    share(
      outcomes.reduce((sum, outcome) => sum + value(outcome) * outcome.positions, 0),
      of * stakeUnits,
    );
  const scatters = meanOf(paid, scatterPayOf, positions);
  const lines = meanOf(paid, (outcome) => outcome.pay - scatterPayOf(outcome), positions);
  const paidSpin = byAward(paid, awardOf);

  const specials = Object.keys(pack.pays).map((special) => {
    const outcomes = outcomesOfFreeSpin(pack, special);
    const spin = byAward(outcomes, awardOf);
    return {
      mean: meanOf(outcomes, ({ pay }) => pay, positionsOf(strips.free)),
      moments: freeSpinMoments(spin, freeSpins.limit),
      spin,
      factors: factorsOf(outcomes, awardOf),
    };
  });
  // Which symbol is special does not change how many free spins there are.
  const played = expectedFreeSpins(
    specials[0]!.spin.filter(({ award }) => award > 0),
    freeSpins.limit,
  );
  const triggers = paidSpin.filter(({ award }) => award > 0);
  const trigger = triggers.reduce((sum, { chance }) => addFractions(sum, chance), zero);
  const spinsPerRound = triggers.reduce((sum, { award, chance }) => addFractions(sum, multiply(chance, played[award]!)), zero);
  const perFreeSpin = multiply(
    specials.reduce((sum, { mean }) => addFractions(sum, mean), zero),
    share(1, specials.length),
  );
  const free = multiply(spinsPerRound, perFreeSpin);
  const average = (value: (index: number) => number) => specials.reduce((sum, _, index) => sum + value(index), 0) / specials.length;
  const round = roundMoments(
    paidSpin,
    played.map((_, won) => ({
      mean: average((index) => specials[index]!.moments[won]!.mean),
      square: average((index) => specials[index]!.moments[won]!.square),
    })),
  );
  const variance = (round.square - round.mean ** 2) / stakeUnits ** 2;
  const rtp = addFractions(addFractions(lines, scatters), free);
  const winning = paid.reduce((sum, { pay, positions: times }) => (pay > 0 ? sum + times : sum), 0);
  const hitRate = share(winning, positions);
  const cap = maxWinTimesStake * stakeUnits;
  const most = Math.max(...paidSpin.map(({ best }) => best));
  const won = Math.max(0, ...triggers.map(({ award }) => award));
  // Where a paid spin alone reaches the largest win, what free spins add has no bound.
  const overCap =
    most >= cap
      ? Infinity
      : average((index) => capEffectBound(() => specials[index]!.factors, { won, limit: freeSpins.limit, cap: cap - most }));
  return {
    method: 'enumeration',
    rtp,
    parts: { lines, scatters, freeSpins: free },
    hitRate,
    variance,
    maxWin: maxWinTimesStake,
    capEffect: (overCap * Number(toFixed(trigger, 12))) / stakeUnits,
    told: {
      rtp: toPercent(rtp),
      hitRate: toPercent(hitRate),
      largestWin: maxWinTimesStake,
      spinsPerFreeSpins: oneIn(trigger),
      volatility: volatilityOf(Math.sqrt(variance)),
    },
    unreachable: [...unreachableOf(pack, strips), ...(triggers.length === 0 ? ['free spins'] : [])],
    eventKinds: ['reveal', 'pay/line', 'pay/scatter', 'pay/fill', 'feature/freeSpins', 'feature/special', 'progress', 'end'],
  };
}

/** One number holds both the scatters and a number of reels. */
const reelCount = 16;
const scattersOf = ({ seen }: Outcome) => seen % reelCount;

/** What the paid spin pays in every position, scatters included. */
export function outcomesOfPaidSpin(pack: BookPack): Outcome[] {
  return withScatters(pack, lineOutcomes(pack, pack.strips.paid, { see: (window) => scattersIn(pack, window) }));
}

/** What a free spin with this special symbol pays in every position. */
export function outcomesOfFreeSpin(pack: BookPack, special: string): Outcome[] {
  const see = (window: readonly string[]) => scattersIn(pack, window) + (window.includes(special) ? reelCount : 0);
  const outcomes = lineOutcomes(pack, pack.strips.free, { see, mute: special });
  return withScatters(
    pack,
    outcomes.map((outcome) => ({ ...outcome, pay: outcome.pay + fillWin(pack, special, Math.floor(outcome.seen / reelCount)) })),
  );
}

function withScatters(pack: BookPack, outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.map((outcome) => ({
    ...outcome,
    pay: outcome.pay + (awardFor(pack, scattersOf(outcome))?.timesStake ?? 0) * pack.stakeUnits,
  }));
}

function scattersIn({ scatter }: BookPack, window: readonly string[]): number {
  return window.filter((symbol) => symbol === scatter).length;
}
