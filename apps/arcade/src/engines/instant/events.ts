import type { GameEvent, Played } from '../../game.ts';

/** The round pays. */
export interface PayEvent extends GameEvent {
  type: 'pay';
  /** In units, which are ten-thousandths of the stake. */
  win: number;
}

export interface RoundEnd extends GameEvent {
  type: 'end';
  win: number;
}

/** A round of one event, and what it pays: `win` is the multiplier in ten-thousandths, 0 for a loss. */
export function decided<Reveal extends GameEvent>(reveal: Reveal, win: number): Played<Reveal | PayEvent | RoundEnd> {
  const end: RoundEnd = { type: 'end', win };
  return { win, events: win > 0 ? [reveal, { type: 'pay', win }, end] : [reveal, end] };
}

/** What the round of these events paid, in units. */
export function paidBy(events: readonly GameEvent[]): number {
  const last = events.at(-1) as RoundEnd | undefined;
  return last?.type === 'end' ? last.win : 0;
}
