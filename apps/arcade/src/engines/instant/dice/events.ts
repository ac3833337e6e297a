import type { GameEvent } from '../../../game.ts';
import type { PayEvent, RoundEnd } from '../events.ts';

export const sides = ['under', 'over'] as const;
export type Side = (typeof sides)[number];

/** What the player chooses: the side, and how many of the 10,000 numbers win. */
export interface DiceChoice {
  readonly side: Side;
  readonly winning: number;
}

/** The number is rolled, for what the player had chosen. */
export interface RollEvent extends GameEvent, DiceChoice {
  type: 'reveal';
  /** 0 to 9,999. */
  rolled: number;
}

export type DiceEvent = RollEvent | PayEvent | RoundEnd;
