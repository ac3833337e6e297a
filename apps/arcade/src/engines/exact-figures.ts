import type { Fraction } from './fraction.ts';
import type { BookCounts } from './slot/tumble/book-counts.ts';

/** How figures are obtained, best first (games.md A5). */
export type Method = 'closed-form' | 'enumeration' | 'finite-book' | 'simulation';

/** What follows from a pack exactly, without sampling (games.md A5). */
export interface ExactFigures {
  method: Method;
  /** Expected win over stake. */
  rtp: Fraction;
  /** What the return is made of, such as lines, scatters and free spins; they add up to it. Empty for a game with only one part. */
  parts: Readonly<Record<string, Fraction>>;
  /** Share of rounds that pay anything. */
  hitRate: Fraction;
  /** Of win over stake. */
  variance: number;
  /** The most that a round pays, in stakes. */
  maxWin: number;
  /** By how much a rule for the largest win lowers the return, at most; absent where there is no such rule. */
  capEffect?: number;
  /** The return of each bet, in games that offer several. */
  bets?: Readonly<Record<string, Fraction>>;
  /** As the pack's `figures` must state them, to players. */
  told: Readonly<Record<string, string | number>>;
  /** What the pack has but no round can ever show: symbols, pays, features, positions. Empty for a correct pack. */
  unreachable: readonly string[];
  /** Every kind of event that rounds of the pack can contain, as `eventKind` names them. */
  eventKinds: readonly string[];
  /** The totals of all rounds, in games with a finite book. */
  counts?: BookCounts;
}

/** Classes by the standard deviation of win over stake (games.md A5). */
export const volatilities = ['low', 'medium', 'high', 'very high'] as const;
export type Volatility = (typeof volatilities)[number];

/** The class of a standard deviation of win over stake: low below 3, medium below 6, high below 12. */
export function volatilityOf(standardDeviation: number): Volatility {
  return standardDeviation < 3 ? 'low' : standardDeviation < 6 ? 'medium' : standardDeviation < 12 ? 'high' : 'very high';
}
