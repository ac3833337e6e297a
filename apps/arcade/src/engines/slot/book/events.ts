import type { GameEvent } from '../../../game.ts';
import type { AnyPay, LinePay, ScatterPay, SpinEvent } from '../events.ts';

/** The special symbol fills every reel on which it is seen, and pays on all lines. */
export interface FillPay extends AnyPay {
  by: 'fill';
  /** The reels that it fills, as many as `count`. */
  reels: readonly number[];
}

/** The book opens at the symbol that is special in this round's free spins. */
export interface SpecialEvent extends GameEvent {
  type: 'feature';
  feature: 'special';
  symbol: string;
}

export type BookPay = LinePay | ScatterPay | FillPay;
export type BookEvent = SpinEvent<BookPay> | SpecialEvent;

/** The special symbol of the round's free spins; undefined where it has none. */
export function specialOf(events: readonly BookEvent[]): string | undefined {
  return events.find((event) => event.type === 'feature' && event.feature === 'special')?.symbol;
}
