import type { GameEvent } from '../../../game.ts';
import type { PayEvent, RoundEnd } from '../events.ts';

/** What the player chooses: the multiplier to reach, in hundredths. */
export interface LimboChoice {
  readonly target: number;
}

/** The point is reached, for what the player had chosen. */
export interface PointEvent extends GameEvent, LimboChoice {
  type: 'reveal';
  /** In hundredths. */
  point: number;
}

export type LimboEvent = PointEvent | PayEvent | RoundEnd;
