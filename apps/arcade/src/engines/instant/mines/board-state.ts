import type { MinesEvent } from './events.ts';

/** What can be seen of the board. */
export interface BoardState {
  /** Of the tiles that were opened, in order. */
  opened: readonly { tile: number; mine: boolean }[];
  /** All mines, once the round is over. */
  mines: readonly number[] | undefined;
}

/** The board as events have told of it; covered before a first round. */
export function boardOf(events: readonly MinesEvent[] | null): BoardState {
  const opened = (events ?? []).filter((event) => event.type === 'reveal');
  return { opened, mines: events?.find((event) => event.type === 'feature')?.mines };
}
