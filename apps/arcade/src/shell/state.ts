import { fromDecimal, money, type Currency, type Money } from '@parlour/domain';
import type { RoundAnswer, RoundEvent } from '../wire.ts';
import type { Celebration } from './game-client.ts';
import type { Texts } from './texts.ts';

export type Notice =
  | { kind: 'notEnough'; balance: Money }
  | {
      kind:
        | 'reconnecting'
        | 'sessionOver'
        | 'blocked'
        | 'maintenance'
        | 'failed'
        | 'stakeReturning'
        | 'stakeReturned'
        | 'autoplayOver'
        | 'freeOver';
    }
  | { kind: 'winPending' | 'lastRound' | 'freeWon'; win: Money };

export function noticeText(notice: Notice, { t, money }: Texts): string {
  if (notice.kind === 'notEnough') return t('notEnough', { balance: money(notice.balance) });
  if (notice.kind === 'winPending' || notice.kind === 'lastRound' || notice.kind === 'freeWon')
    return t(notice.kind, { win: money(notice.win) });
  return t(notice.kind);
}

export interface PlayState {
  /** True from the press until everything is shown and paid: no other round can begin. */
  playing: boolean;
  /** Everything is shown and paid, but the law of the site lets the next round begin only a moment later. */
  resting: boolean;
  /** The play button was pressed meanwhile: the round begins as soon as it may. */
  waiting: boolean;
  /** Rounds that begin by themselves: how many are left. */
  autoplay: { left: number } | undefined;
  /** Free rounds, which are played before any with a stake. */
  free: { id: string; left: number; stake: Money } | undefined;
  currency: Currency;
  balance: Money;
  stakes: readonly Money[];
  stakeIndex: number;
  /** The round that waits for a choice. */
  open: RoundAnswer | undefined;
  /** What has been shown of the current round. */
  shown: readonly RoundEvent[] | null;
  /** What the round in sight has cost: nothing where it was free. */
  cost: Money;
  /** The result of a choice, for screen readers, a line for each sentence. */
  said: string | undefined;
  /** What is chosen besides the stake, as the rules read it. */
  input: unknown;
  /** What the round has paid so far, as shown. */
  win: Money;
  celebration: Celebration;
  /** A large win covers the picture: its level, the stake, and how long it stays from its first level to its end, in ms. */
  staged: { level: Celebration; stake: Money; lasts: number } | undefined;
  /** The win that is being shown, in words. */
  caption: string | undefined;
  feature: { text: string; spoken: boolean; heralded: boolean } | undefined;
  notice: Notice | undefined;
  /** The stake of the earlier round that is being replayed; nothing was bet for it now. */
  replaying: Money | undefined;
  /** What all rounds of this window have taken and paid together. */
  played: { staked: Money; won: Money };
  /** The last round's result, for screen readers; a new object each time. `outcome` has a line for each sentence. */
  result: { outcome: string | undefined; win: Money; cost: Money; balance: Money } | undefined;
}

/** What a round has cost its player: nothing where it was free. */
export function costOf({ stake, currency, freeRounds }: Pick<RoundAnswer, 'stake' | 'currency' | 'freeRounds'>): Money {
  return freeRounds ? money(0n, currency as Currency) : fromDecimal(stake, currency as Currency);
}

/** Whether what a round pays is no more than it cost: such a return is no win, and is not called one (games.md A6). */
export function isPaidBack(win: Money, cost: Money): boolean {
  return win.minor > 0n && win.minor <= cost.minor;
}

/** Whether the player may still choose what the next round is played with: no round is played or asked for, by hand or by autoplay. */
export function mayChoose({ playing, waiting, open, autoplay }: PlayState): boolean {
  return !playing && !waiting && !open && !autoplay;
}

/** The same of its stake, which free rounds bring with them. */
export function mayChooseStake(state: PlayState): boolean {
  return mayChoose(state) && !state.free;
}

export interface Store<T> {
  get(): T;
  set(change: Partial<T>): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
