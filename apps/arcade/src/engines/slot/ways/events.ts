import type { GameEvent } from '../../../game.ts';
import type { ScatterPay, SpinEvent } from '../events.ts';
import type { WaysPay } from '../ways-pays.ts';

type Cells = readonly (readonly [reel: number, row: number])[];

/** Prints turn into wilds before the spin pays: the cells that are wild then, by reel and row. */
export interface TurnEvent extends GameEvent {
  type: 'feature';
  feature: 'turn';
  cells: Cells;
}

/** A path of wilds crosses the reels before the spin pays: its cells. */
export interface CrossingEvent extends GameEvent {
  type: 'feature';
  feature: 'crossing';
  cells: Cells;
}

/** All mystery symbols turn into the same symbol before the spin pays. */
export interface MysteryEvent extends GameEvent {
  type: 'feature';
  feature: 'mystery';
  symbol: string;
  cells: Cells;
}

/** What a window becomes before it pays. */
export type WaysChange = TurnEvent | CrossingEvent | MysteryEvent;
export type WaysSpinPay = WaysPay | ScatterPay;
export type WaysEvent = SpinEvent<WaysSpinPay> | WaysChange;

/** What changed in each spin of a round, in the order of the spins. */
export function changesOf(events: readonly WaysEvent[]): WaysChange[][] {
  const changes: WaysChange[][] = [];
  for (const event of events) {
    if (event.type === 'reveal') changes.push([]);
    if (event.type === 'feature' && event.feature !== 'freeSpins') changes.at(-1)!.push(event);
  }
  return changes;
}

/** The window that pays: what was in sight, after its changes. */
export function windowAfter(
  window: readonly (readonly string[])[],
  changes: readonly WaysChange[],
  { wild }: { wild: string },
): readonly (readonly string[])[] {
  const after = window.map((rows) => [...rows]);
  for (const change of changes)
    for (const [reel, row] of change.cells) after[reel]![row] = change.feature === 'mystery' ? change.symbol : wild;
  return after;
}
