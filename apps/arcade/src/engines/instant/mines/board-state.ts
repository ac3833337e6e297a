import type { MinesEvent } from './events.ts';

/** What can be seen of the board. */
export interface BoardState {
  /** The tiles that were opened, in order. */
  opened: readonly { tile: number; mine: boolean }[];
  /** All mines, once the round is over. */
  mines: readonly number[] | undefined;
}

/** The board as the events show it; covered before the first round. */
export function boardOf(events: readonly MinesEvent[] | null): BoardState {
  const opened = (events ?? []).filter((event) => event.type === 'reveal');
  return { opened, mines: events?.find((event) => event.type === 'feature')?.mines };
}
