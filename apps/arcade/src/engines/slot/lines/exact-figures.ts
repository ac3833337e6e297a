import { volatilityOf, type ExactFigures } from '../../exact-figures.ts';
import { addFractions, multiply, oneIn, share, toNumber, toPercent, zero, type Fraction } from '../../fraction.ts';
import { byAward, expectedOverFreeSpins, freeSpinMoments, largestFreeSpins, roundMoments } from '../free-spins.ts';
import type { Outcome } from '../outcomes.ts';
import { unreachableOf } from '../unreachable.ts';
import { totalOf, weightsOf } from '../weights.ts';
import { capEffectBound, factorsOf } from '../win-cap.ts';
import type { LinesPack } from './pack.ts';
import { awardFor } from './rules.ts';
import { lineSpins, paidSpins, positionsIn, withScatters } from './spin-outcomes.ts';

/** Every position of the reels; the number of free spins by the chain over (played, won). */
export function linesFigures(pack: LinesPack): ExactFigures {
  const { stakeUnits, strips, freeSpins, maxWinTimesStake } = pack;
  const awardOf = ({ seen }: Outcome) => awardFor(pack, seen)?.freeSpins ?? 0;
  const spins = paidSpins(pack);
  const paid = withScatters(pack, spins);
  const paidSpin = byAward(paid, awardOf);
  const lines = meanOf(spins, stakeUnits);
  const scatters = addFractions(meanOf(paid, stakeUnits), multiply(lines, share(-1)));
  const triggers = paidSpin.filter(({ award }) => award > 0);
  const trigger = triggers.reduce((sum, { chance }) => addFractions(sum, chance), zero);
  const free = freeSpins ? freeFigures(pack, freeSpins, awardOf) : undefined;
  const freePart = triggers.reduce((sum, { award, chance }) => addFractions(sum, multiply(chance, free!.mean[award]!)), zero);
  const rtp = addFractions(addFractions(lines, scatters), freePart);
  const round = roundMoments(paidSpin, free?.moments ?? []);
  const variance = (round.square - round.mean ** 2) / stakeUnits ** 2;
  const winning = paid.reduce((sum, { pay, positions: times }) => (pay > 0 ? sum + times : sum), 0);
  const hitRate = share(winning, positionsIn(paid));
  const most = Math.max(...paidSpin.map(({ best }) => best));
  const largest = Math.max(...paidSpin.map(({ award, best }) => best + (award > 0 ? free!.largest[award]! : 0))) / stakeUnits;
  const maxWin = Math.min(largest, maxWinTimesStake ?? Infinity);
  const won = Math.max(0, ...triggers.map(({ award }) => award));
  const capped = largest > maxWin;
  const cap = maxWin * stakeUnits;
  const above = paid.reduce((sum, { pay, positions: times }) => sum + Math.max(0, pay - cap) * times, 0) / positionsIn(paid);
  // Where a paid spin alone reaches the largest win, what free spins add has no bound.
  const freeAbove = free && won > 0 ? (most < cap ? free.overCap(won, cap - most) * toNumber(trigger) : Infinity) : 0;
  return {
    method: 'enumeration',
    rtp,
    parts: { lines, ...(pack.scatter ? { scatters } : {}), ...(free ? { freeSpins: freePart } : {}) },
    hitRate,
    variance,
    maxWin,
    ...(capped ? { capEffect: (above + freeAbove) / stakeUnits } : {}),
    told: {
      rtp: toPercent(rtp),
      hitRate: toPercent(hitRate),
      largestWin: maxWin,
      ...(free ? { spinsPerFreeSpins: oneIn(trigger) } : {}),
      ...(pack.volatility ? { volatility: volatilityOf(Math.sqrt(variance)) } : {}),
    },
    unreachable: [
      ...unreachableOf(pack, { paid: strips.paid, ...(strips.free ? { free: strips.free } : {}) }),
      ...(freeSpins && triggers.length === 0 ? ['free spins'] : []),
      ...(maxWinTimesStake !== undefined && !capped ? ['the largest win'] : []),
    ],
    eventKinds: eventKindsOf(pack),
  };
}

/** Free spins by how many are won at first, over all that is drawn for them; means in stakes, the rest in units. */
function freeFigures(pack: LinesPack, freeSpins: NonNullable<LinesPack['freeSpins']>, awardOf: (outcome: Outcome) => number) {
  const { limit, multiplier, wildReels } = freeSpins;
  const kinds = (wildReels ?? [undefined]).map((wildReel) => {
    const outcomes = withScatters(pack, lineSpins(pack, 'free', wildReel));
    return { factors: factorsOf(outcomes, awardOf), spin: byAward(outcomes, awardOf), mean: meanOf(outcomes, pack.stakeUnits) };
  });
  const kindAt = (played: number) => kinds[played % kinds.length]!;
  const spins = (played: number) => kindAt(played).spin;
  const factorsAt = (played: number) => kindAt(played).factors;
  const times = typeof multiplier === 'number' ? { [multiplier]: 1 } : multiplier;
  const average = (power: number): Fraction =>
    share(
      weightsOf(times).reduce((sum, [value, weight]) => sum + value ** power * weight, 0),
      totalOf(times),
    );
  const most = Math.max(...weightsOf(times).map(([value]) => value));
  return {
    mean: expectedOverFreeSpins(spins, (played) => kindAt(played).mean, limit).map((each) => multiply(each, average(1))),
    moments: freeSpinMoments(spins, limit).map(({ mean, square }) => ({
      mean: mean * toNumber(average(1)),
      square: square * toNumber(average(2)),
    })),
    largest: largestFreeSpins(spins, limit).map((each) => each * most),
    /** An upper bound on how much free spins exceed `cap` on average. */
    overCap: (won: number, cap: number) =>
      weightsOf(times).reduce(
        (sum, [value, weight]) => sum + value * weight * capEffectBound(factorsAt, { won, limit, cap: cap / value }),
        0,
      ) / totalOf(times),
  };
}

function meanOf(outcomes: readonly Outcome[], stakeUnits: number): Fraction {
  const sum = outcomes.reduce((all, { pay, positions }) => all + pay * positions, 0);
  return share(sum, positionsIn(outcomes) * stakeUnits);
}

function eventKindsOf({ scatter, freeSpins, twins, bloom }: LinesPack): string[] {
  return [
    'reveal',
    'pay/line',
    ...(scatter ? ['pay/scatter'] : []),
    ...(freeSpins ? ['feature/freeSpins', 'progress'] : []),
    ...(typeof freeSpins?.multiplier === 'object' ? ['feature/multiplier'] : []),
    ...(freeSpins?.wildReels || bloom ? ['feature/wildReel'] : []),
    ...(twins ? ['feature/twins'] : []),
    'end',
  ];
}
