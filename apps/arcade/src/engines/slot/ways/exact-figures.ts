import { volatilityOf, type ExactFigures } from '../../exact-figures.ts';
import { addFractions, multiply, one, oneIn, share, subtract, toNumber, toPercent, zero } from '../../fraction.ts';
import { expectedFreeSpins, freeSpinMoments, largestFreeSpins, roundMoments } from '../free-spins.ts';
import type { Outcome } from '../outcomes.ts';
import { capEffectBound } from '../win-cap.ts';
import type { WaysPack } from './pack.ts';
import { awardFor } from './rules.ts';
import { spinFigures, type SpinFigures } from './spin-figures.ts';

/**
 * Every position of the reels, changed as the pack's draws change it; the number of free spins by the chain over (played,
 * won). A largest win is left out of the return, and what it can change is bounded.
 */
export function waysFigures(pack: WaysPack): ExactFigures {
  const { stakeUnits, strips, freeSpins, symbols, respin } = pack;
  const [paid, free] = [spinFigures(pack, 'paid'), spinFigures(pack, 'free')];
  const scatterPayOf = ({ seen }: Outcome) => (awardFor(pack, seen)?.timesStake ?? 0) * stakeUnits;
  const mean = (outcomes: readonly Outcome[], value: (outcome: Outcome) => number) =>
    share(
      outcomes.reduce((sum, outcome) => sum + value(outcome) * outcome.positions, 0),
      outcomes.reduce((sum, { positions }) => sum + positions, 0) * stakeUnits,
    );
  const played = expectedFreeSpins(
    free.awarding.filter(({ award }) => award > 0),
    freeSpins.limit,
  );
  const triggers = paid.awarding.filter(({ award }) => award > 0);
  const trigger = triggers.reduce((sum, { chance }) => addFractions(sum, chance), zero);
  const spinsPerRound = triggers.reduce(
    (sum, { award, chance }) => addFractions(sum, multiply(chance, played[Math.min(award, freeSpins.limit)]!)),
    zero,
  );
  const scatters = mean(paid.outcomes, scatterPayOf);
  const ways = mean(paid.outcomes, (outcome) => outcome.pay - scatterPayOf(outcome));
  // The reels of a respin are distributed like those of a spin, so it pays as much on average.
  const again = respin ? share(1, respin.oneIn) : zero;
  const parts = {
    ways,
    scatters,
    ...(respin ? { respins: multiply(addFractions(ways, scatters), again) } : {}),
    freeSpins: multiply(
      spinsPerRound,
      mean(free.outcomes, ({ pay }) => pay),
    ),
  };
  const rtp = Object.values(parts).reduce(addFractions, zero);
  const round = roundMoments(paid.awarding, freeSpinMoments(free.awarding, freeSpins.limit));
  const variance = (round.square - round.mean ** 2) / stakeUnits ** 2;
  const largest = largestFreeSpins(free.awarding, freeSpins.limit);
  const uncapped = Math.max(...paid.awarding.map(({ award, best }) => best + largest[Math.min(award, freeSpins.limit)]!)) / stakeUnits;
  const maxWin = Math.min(uncapped, pack.maxWinTimesStake ?? Infinity);
  const hitRate = subtract(one, paid.nothing);
  const everywhere = Object.values(strips).flat().join('');
  return {
    method: 'enumeration',
    rtp,
    parts,
    hitRate,
    variance,
    maxWin,
    ...(pack.maxWinTimesStake === undefined ? {} : { capEffect: capEffect(pack, pack.maxWinTimesStake * stakeUnits, paid, free) }),
    told: {
      rtp: toPercent(rtp),
      hitRate: toPercent(hitRate),
      largestWin: maxWin,
      spinsPerFreeSpins: oneIn(trigger),
      volatility: volatilityOf(Math.sqrt(variance)),
    },
    unreachable: [
      ...Object.keys(symbols)
        .filter((symbol) => symbol !== pack.wild && !everywhere.includes(symbol))
        .map((symbol) => `symbol ${symbols[symbol]!}`),
      ...(triggers.length === 0 ? ['free spins'] : []),
      ...(uncapped < (pack.maxWinTimesStake ?? 0) ? ['the largest win'] : []),
    ],
    eventKinds: [
      'reveal',
      ...(pack.print === undefined ? [] : ['feature/turn']),
      ...(pack.mystery ? ['feature/mystery'] : []),
      ...(pack.crossing ? ['feature/crossing'] : []),
      'pay/ways',
      'pay/scatter',
      'feature/freeSpins',
      'progress',
      'end',
    ],
  };
}

/**
 * By how much the largest win lowers the return at most: through free spins, and through what a paid spin pays above it. Where a respin
 * adds to that, the two must stay below it, as their sums are not enumerated.
 */
function capEffect({ stakeUnits, freeSpins, respin }: WaysPack, cap: number, paid: SpinFigures, free: SpinFigures): number {
  const positions = paid.outcomes.reduce((sum, outcome) => sum + outcome.positions, 0);
  const above = paid.outcomes.reduce((sum, { pay, positions: times }) => sum + Math.max(0, pay - cap) * times, 0) / positions;
  const most = Math.max(...paid.awarding.map(({ best }) => best));
  const byFreeSpins = paid.awarding
    .filter(({ award }) => award > 0)
    .map(({ award, chance, best }) =>
      // Where a paid spin alone reaches the largest win, what free spins add has no bound.
      best >= cap
        ? Infinity
        : toNumber(chance) * capEffectBound(() => free.factors, { won: award, limit: freeSpins.limit, cap: cap - best }),
    );
  return ((respin && most > cap ? Infinity : above) + byFreeSpins.reduce((sum, each) => sum + each, 0)) / stakeUnits;
}
