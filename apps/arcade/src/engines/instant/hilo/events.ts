import type { GameEvent } from '../../../game.ts';
import type { PayEvent, RoundEnd } from '../events.ts';
import type { StepEvent } from '../stepwise.ts';

/** The most cards that a round can show. */
export const mostCards = 52;
/** A guess that would lift the multiplier above this is not open, in ten-thousandths. */
export const mostTimes = 10_000_000_000;

/**
 * What a player guesses about the next card. At an ace `high` is higher and `low` the same; at a king `low` is lower and `high` the same;
 * else both count a card of the same rank as right. `skip` takes another card without a guess.
 */
export const guesses = ['high', 'low', 'skip'] as const;
export type Guess = (typeof guesses)[number];
/** A guess as it is stored: also the side that more ranks are on, `high` where both have as many. */
export type AskedGuess = Guess | 'likelier';

export interface HiloChoice {
  readonly guesses: readonly AskedGuess[];
  /** True while the player may guess again; then the round is ended by the player. */
  readonly open: boolean;
}

/** The first card lies open. A card is a rank from `A23456789TJQK` and a suit from `cdhs`. */
export interface DealtEvent extends GameEvent {
  type: 'progress';
  card: string;
}

/** The next card is turned. */
export interface CardEvent extends StepEvent {
  guess: Guess;
  card: string;
  /** How many of the 13 ranks made the guess right; all of them for a skip. */
  ways: number;
}

export type HiloEvent = DealtEvent | CardEvent | PayEvent | RoundEnd;
