import type { GameEvent } from '../../../game.ts';
import type { ScatterPay, SpinEvent } from '../events.ts';
import type { WaysPay } from '../ways-pays.ts';

/** Prints turn into wilds before the spin pays: the cells that are wild then, by reel and row. */
export interface TurnEvent extends GameEvent {
  type: 'feature';
  feature: 'turn';
  cells: readonly (readonly [reel: number, row: number])[];
}

export type WaysSpinPay = WaysPay | ScatterPay;
export type WaysEvent = SpinEvent<WaysSpinPay> | TurnEvent;

/** The cells that turned in each spin of a round, in the order of the spins. */
export function turnsOf(events: readonly WaysEvent[]): TurnEvent['cells'][] {
  const turns: TurnEvent['cells'][] = [];
  for (const event of events) {
    if (event.type === 'reveal') turns.push([]);
    if (event.type === 'feature' && event.feature === 'turn') turns[turns.length - 1] = event.cells;
  }
  return turns;
}
