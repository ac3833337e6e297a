import type { GameEvent } from '../../../game.ts';
import type { PayEvent, RoundEnd } from '../events.ts';

export const kenoKinds = ['steady', 'bold'] as const;
export type KenoKind = (typeof kenoKinds)[number];
/** Numbers run from 1 to this. */
export const highestNumber = 40;
export const drawnCount = 10;
export const mostPicks = 10;

export interface KenoChoice {
  readonly kind: KenoKind;
  /** 1 to 10 different numbers, in ascending order. */
  readonly picks: readonly number[];
}

/** The numbers are drawn, for what the player had chosen. */
export interface DrawnEvent extends GameEvent, KenoChoice {
  type: 'reveal';
  /** In the order in which they came. */
  drawn: readonly number[];
}

export type KenoEvent = DrawnEvent | PayEvent | RoundEnd;
