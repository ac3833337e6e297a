import type { GameEvent } from '../../game.ts';

/** Events that all slots with reels, lines and free spins share. */
export type SpinKind = 'paid' | 'free';

/** Reels come to rest. */
export interface RevealEvent extends GameEvent {
  type: 'reveal';
  spin: SpinKind;
  /** Where each reel stops: the strip's index of the top row. */
  stops: readonly number[];
  /** The symbols in sight, by reel, from the top. */
  window: readonly (readonly string[])[];
  /** The multiplier of this spin's wins. */
  multiplier: number;
  /** The reel (0 is the first) that was held while the others spun once more; absent for an ordinary spin. */
  held?: number;
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
  /** Index into the pack's mixes, where different symbols of one kind pay together. */
  mix?: number;
}
export interface ScatterPay extends Pay {
  by: 'scatter';
  /** Drawn for this pay where the pack says so; already included in the win. */
  times?: number;
}

/** The spin brought free spins. */
export interface FreeSpinsEvent extends GameEvent {
  type: 'feature';
  feature: 'freeSpins';
  /** How many this spin added, up to the limit of the round. */
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

/** Any event of a slot that has free spins; an engine adds its own. */
export type SpinEvent<Pays> = RevealEvent | Pays | FreeSpinsEvent | FreeSpinBegins | RoundEnd;

/** What the pays of all slots have. */
export type AnyPay = Pay & { by: string };

/** One spin of a round, with what came of it. */
export interface Spin<Pays extends AnyPay = AnyPay> {
  /** Undefined for the paid spin. */
  begins: FreeSpinBegins | undefined;
  reveal: RevealEvent;
  pays: Pays[];
  win: number;
  freeSpinsWon: number;
}

/** The spins of a round, read from its events: the paid one, then the free ones. Other kinds of event are skipped. */
export function spinsOf<Pays extends AnyPay>(events: readonly (SpinEvent<Pays> | OtherFeature)[]): Spin<Pays>[] {
  const spins: Spin<Pays>[] = [];
  let begins: FreeSpinBegins | undefined;
  for (const event of events) {
    if (event.type === 'progress') begins = event;
    if (event.type === 'reveal') spins.push({ begins, reveal: event, pays: [], win: 0, freeSpinsWon: 0 });
    const spin = spins.at(-1);
    if (event.type === 'pay') {
      spin!.pays.push(event);
      spin!.win += event.win;
    }
    if (event.type === 'feature' && event.feature === 'freeSpins') spin!.freeSpinsWon += event.won;
  }
  return spins;
}

interface OtherFeature extends GameEvent {
  type: 'feature';
  feature: 'special' | 'turn' | 'crossing' | 'mystery' | 'twins' | 'wildReel' | 'multiplier';
}
