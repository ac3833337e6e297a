import { multiply, one, share, zero, addFractions, type Fraction } from '../fraction.ts';

export const outcomes = ['win', 'halfWin', 'push', 'void', 'halfLoss', 'loss'] as const;
export type Outcome = (typeof outcomes)[number];

/** By how far a selection is ahead of its line, in goals; a line of quarters is two half stakes (games.md G3). */
function outcomeOf(ahead: number): Outcome {
  // Lines are whole quarters, which binary numbers hold exactly.
  const quarters = ahead * 4;
  if (quarters >= 2) return 'win';
  if (quarters <= -2) return 'loss';
  return quarters === 1 ? 'halfWin' : quarters === 0 ? 'push' : 'halfLoss';
}

/** Asian handicap from the selection's view; in play only the goals since the bet count, so `from` is the score at that time. */
export function asianHandicap(line: number, [own, other]: Score, [ownBefore, otherBefore]: Score = [0, 0]): Outcome {
  return outcomeOf(own - ownBefore - (other - otherBefore) + line);
}

/** Own goals, then the other side's. */
export type Score = readonly [own: number, other: number];

export function asianTotal(side: 'over' | 'under', line: number, goals: number): Outcome {
  return outcomeOf(side === 'over' ? goals - line : line - goals);
}

/** A leg of a slip: how its selection ended, and its decimal odds in hundredths. */
export interface Leg {
  readonly outcome: Outcome;
  readonly odds: bigint;
}

/** By how much a leg multiplies its line's stake. */
function factorOf({ outcome, odds }: Leg): Fraction {
  const price = share(odds, 100n);
  switch (outcome) {
    case 'win':
      return price;
    case 'halfWin':
      return multiply(addFractions(one, price), share(1, 2));
    case 'push':
    case 'void':
      return one;
    case 'halfLoss':
      return share(1, 2);
    case 'loss':
      return zero;
  }
}

interface SettledSlip {
  readonly lines: number;
  /** Of all lines, in minor units. */
  readonly stake: bigint;
  readonly payout: bigint;
}

/**
 * A slip with `stake` on each line, in minor units: one line of all legs, or for a system every line of as many legs as `sizes` name. What
 * a line pays is rounded to the nearest minor unit, halves up.
 */
export function settleSlip(stake: bigint, legs: readonly Leg[], sizes: readonly number[] = [legs.length]): SettledSlip {
  const lines = sizes.flatMap((size) => linesOf(legs, size));
  const payout = lines.reduce((sum, line) => {
    const { numerator, denominator } = multiply(share(stake), line.map(factorOf).reduce(multiply, one));
    return sum + (2n * numerator + denominator) / (2n * denominator);
  }, 0n);
  return { lines: lines.length, stake: stake * BigInt(lines.length), payout };
}

/** Every choice of `size` legs. */
function linesOf(legs: readonly Leg[], size: number): Leg[][] {
  if (size === 0) return [[]];
  return legs.flatMap((leg, place) => linesOf(legs.slice(place + 1), size - 1).map((rest) => [leg, ...rest]));
}
