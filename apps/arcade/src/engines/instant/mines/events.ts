import type { GameEvent } from '../../../game.ts';
import type { PayEvent, RoundEnd } from '../events.ts';
import type { StepEvent } from '../stepwise.ts';

/** Tiles are numbered row by row, from 0. */
export const tileCount = 25;
export const mostMines = 24;

export interface MinesChoice {
  readonly mines: number;
  /** The tiles that the player opens, in this order. */
  readonly tiles: readonly number[];
  /** True while the player may open more of them; then the round is ended by the player. */
  readonly open: boolean;
}

/** The mines are laid; where is not disclosed. */
export interface LaidEvent extends GameEvent {
  type: 'progress';
  mines: number;
}

/** A tile is opened. */
export interface TileEvent extends StepEvent {
  tile: number;
  mine: boolean;
}

/** The round is over, and all mines are shown. */
export interface ShownEvent extends GameEvent {
  type: 'feature';
  mines: readonly number[];
}

export type MinesEvent = LaidEvent | TileEvent | ShownEvent | PayEvent | RoundEnd;
