import type { GameEvent } from '../../../game.ts';
import type { AnyPay, LinePay, RevealEvent, RoundEnd } from '../events.ts';
import type { WaysPay } from '../ways-pays.ts';

/** A coin in its cell; what it is worth, in stakes. */
export interface Coin {
  reel: number;
  row: number;
  value: number;
}

/** Enough coins are in sight: they lock. */
export interface HoldEvent extends GameEvent {
  type: 'feature';
  feature: 'hold';
  coins: readonly Coin[];
}

/** One respin of the cells that are still empty. */
export interface RespinEvent extends GameEvent {
  type: 'progress';
  coins: readonly Coin[];
  /** Respins that are left after this one. */
  left: number;
}

/** All coins are paid together, with the prize of a full grid where they fill it. */
export interface CoinsPay extends AnyPay {
  by: 'coins';
  full: boolean;
}

/** What the reels pay: ways, or lines where the pack has them. */
export type ReelsPay = WaysPay | LinePay;
export type HoldPay = ReelsPay | CoinsPay;
export type HoldRoundEvent = RevealEvent | HoldPay | HoldEvent | RespinEvent | RoundEnd;

/** A round of one spin, and of the respins that it may bring. */
export interface HoldRound {
  reveal: RevealEvent;
  pays: readonly ReelsPay[];
  hold?: { coins: readonly Coin[]; respins: readonly RespinEvent[]; pay: CoinsPay };
}

/** The round, read from its events. */
export function roundOf(events: readonly HoldRoundEvent[]): HoldRound {
  const reveal = events.find((event) => event.type === 'reveal')!;
  const pays = events.filter((event): event is ReelsPay => event.type === 'pay' && event.by !== 'coins');
  const begun = events.find((event) => event.type === 'feature');
  const pay = events.find((event): event is CoinsPay => event.type === 'pay' && event.by === 'coins');
  const respins = events.filter((event) => event.type === 'progress');
  return { reveal, pays, ...(begun && pay ? { hold: { coins: begun.coins, respins, pay } } : {}) };
}
