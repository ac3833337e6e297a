import type { GameEvent } from '../../../game.ts';
import type { PayEvent, RoundEnd } from '../events.ts';

export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];
export const rowCounts = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const;

export interface PlinkoChoice {
  readonly risk: Risk;
  readonly rows: number;
}

/** The ball falls, for what the player had chosen. */
export interface FallEvent extends GameEvent, PlinkoChoice {
  type: 'reveal';
  /** One digit a row: 0 is left, 1 is right. Their sum is the bin. */
  path: string;
}

export type PlinkoEvent = FallEvent | PayEvent | RoundEnd;
