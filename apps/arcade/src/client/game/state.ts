import type { Currency, Money } from '@parlour/domain';
import type { LineWin } from '../../games/lotus-lanterns/rules.ts';

/** `rest`: a spin can begin. `spinning`: the server is asked or the reels run. `showing`: the result is shown. */
export type Phase = 'rest' | 'spinning' | 'showing';

export type Notice =
  | { kind: 'notEnough'; balance: Money }
  | { kind: 'reconnecting' | 'sessionOver' | 'blocked' | 'maintenance' | 'failed' | 'stakeReturning' | 'stakeReturned' }
  | { kind: 'winPending' | 'lastRound'; win: Money };

export interface PlayState {
  phase: Phase;
  currency: Currency;
  balance: Money;
  lineBets: readonly Money[];
  betIndex: number;
  /** What the round has paid so far, as shown. */
  win: Money;
  /** Above the stake: 1, or 2 and 3 for ten and thirty times it. */
  celebration: 0 | 1 | 2 | 3;
  /** The win that is lit now; null: the lanterns. */
  lit: { win: LineWin | null; lanterns: number; amount: Money } | undefined;
  freeSpins: { index: number; total: number; justWon: number } | undefined;
  notice: Notice | undefined;
  /** The result of the last round, for those who hear it; a new object each time. */
  result: { win: Money; balance: Money } | undefined;
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
