import type { GameEvent } from '../../../game.ts';
import type { LinePay, ScatterPay, SpinEvent } from '../events.ts';

export type LinesPay = LinePay | ScatterPay;

/** Before a spin: two adjacent reels will come to rest alike. */
export interface TwinsEvent extends GameEvent {
  type: 'feature';
  feature: 'twins';
  /** From 0; the second shows what the first shows. */
  reels: readonly [first: number, second: number];
}

/** Before a spin: the wild covers this whole reel. */
export interface WildReelEvent extends GameEvent {
  type: 'feature';
  feature: 'wildReel';
  reel: number;
}

/** What all free spins of the round are multiplied by, drawn when the first ones are won. */
export interface MultiplierEvent extends GameEvent {
  type: 'feature';
  feature: 'multiplier';
  times: number;
}

export type LinesEvent = SpinEvent<LinesPay> | TwinsEvent | WildReelEvent | MultiplierEvent;

/** What was announced before a spin. */
export interface Before {
  twins?: TwinsEvent['reels'];
  wildReel?: number;
}

/** What was announced before each spin of a round, in order. */
export function beforeSpins(events: readonly LinesEvent[]): Before[] {
  const told: Before[] = [];
  let next: Before = {};
  for (const event of events) {
    if (event.type === 'feature' && event.feature === 'twins') next.twins = event.reels;
    if (event.type === 'feature' && event.feature === 'wildReel') next.wildReel = event.reel;
    if (event.type !== 'reveal') continue;
    told.push(next);
    next = {};
  }
  return told;
}

/** The multiplier of the round's free spins, where one was drawn. */
export function multiplierOf(events: readonly LinesEvent[]): number | undefined {
  return events.find((event) => event.type === 'feature' && event.feature === 'multiplier')?.times;
}
