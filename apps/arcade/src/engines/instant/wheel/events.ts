import type { GameEvent } from '../../../game.ts';
import type { PayEvent, RoundEnd } from '../events.ts';

export const kinds = ['gentle', 'middle', 'steep'] as const;
export type WheelKind = (typeof kinds)[number];
export const sizes = [10, 20, 30, 40, 50] as const;

export interface WheelChoice {
  readonly kind: WheelKind;
  /** How many segments. */
  readonly size: number;
}

/** The wheel comes to rest, for what the player had chosen. */
export interface StopEvent extends GameEvent, WheelChoice {
  type: 'reveal';
  /** The segment under the pointer, 0 to size - 1. */
  at: number;
}

export type WheelEvent = StopEvent | PayEvent | RoundEnd;
