import type { GameEvent } from '../../../game.ts';

export type SpinKind = 'paid' | 'free';

/** Reels come to rest. */
export interface RevealEvent extends GameEvent {
  type: 'reveal';
  spin: SpinKind;
  /** Where each reel stands: the strip's index of the top row. */
  stops: readonly number[];
  /** The symbols in sight, by reel, from the top. */
  window: readonly (readonly string[])[];
  /** How many times the wins of this spin count. */
  multiplier: number;
}

interface Pay extends GameEvent {
  type: 'pay';
  symbol: string;
  count: number;
  /** In units, multiplied. */
  win: number;
}
export interface LinePay extends Pay {
  by: 'line';
  /** Index into the pack's lines. */
  line: number;
}
export interface ScatterPay extends Pay {
  by: 'scatter';
}
export type PayEvent = LinePay | ScatterPay;

/** The spin brought free spins. */
export interface FreeSpinsEvent extends GameEvent {
  type: 'feature';
  feature: 'freeSpins';
  /** How many this spin added, within the limit of the round. */
  won: number;
}

/** A free spin begins. */
export interface FreeSpinBegins extends GameEvent {
  type: 'progress';
  /** From 1. */
  spin: number;
  /** Free spins won so far. */
  total: number;
}

export interface RoundEnd extends GameEvent {
  type: 'end';
  win: number;
}

export type LinesEvent = RevealEvent | PayEvent | FreeSpinsEvent | FreeSpinBegins | RoundEnd;

/** One spin of a round, with what came of it. */
export interface Spin {
  /** Undefined for the paid spin. */
  begins: FreeSpinBegins | undefined;
  reveal: RevealEvent;
  pays: PayEvent[];
  win: number;
  freeSpinsWon: number;
}

/** The round as the spins that its events tell of: the paid one, then the free ones. */
export function spinsOf(events: readonly LinesEvent[]): Spin[] {
  const spins: Spin[] = [];
  let begins: FreeSpinBegins | undefined;
  for (const event of events) {
    if (event.type === 'progress') begins = event;
    if (event.type === 'reveal') spins.push({ begins, reveal: event, pays: [], win: 0, freeSpinsWon: 0 });
    const spin = spins.at(-1);
    if (event.type === 'pay') {
      spin!.pays.push(event);
      spin!.win += event.win;
    }
    if (event.type === 'feature') spin!.freeSpinsWon += event.won;
  }
  return spins;
}
