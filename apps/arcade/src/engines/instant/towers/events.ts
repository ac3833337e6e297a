import type { GameEvent } from '../../../game.ts';
import type { PayEvent, RoundEnd } from '../events.ts';
import type { StepEvent } from '../stepwise.ts';

export const floorCount = 9;
export const levels = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
export type Level = (typeof levels)[number];

/** How many doors each floor of a level has, and how many of them hide traps. */
export const doorsOf: Readonly<Record<Level, { doors: number; traps: number }>> = {
  easy: { doors: 4, traps: 1 },
  medium: { doors: 3, traps: 1 },
  hard: { doors: 2, traps: 1 },
  expert: { doors: 3, traps: 2 },
  master: { doors: 4, traps: 3 },
};

export interface TowersChoice {
  readonly level: Level;
  /** The door that the player takes on each floor, from the ground; doors are numbered from 0. */
  readonly columns: readonly number[];
  /** True while the player may climb on; then the round is ended by the player. */
  readonly open: boolean;
}

/** The climb begins; where the traps are is not disclosed. */
export interface ClimbEvent extends GameEvent {
  type: 'progress';
  level: Level;
}

/** A door is opened. */
export interface DoorEvent extends StepEvent {
  /** From 0, the ground floor. */
  row: number;
  column: number;
  trap: boolean;
}

/** The round is over, and the traps of all floors are shown, from the ground. */
export interface TrapsEvent extends GameEvent {
  type: 'feature';
  traps: readonly (readonly number[])[];
}

export type TowersEvent = ClimbEvent | DoorEvent | TrapsEvent | PayEvent | RoundEnd;
