import type { WithdrawalAction, WithdrawalState } from '@parlour/domain';

/**
 * What the SQL of the ledger and the vendor wallet must do, as a pure reducer without a database (security 5). It is the specification: the
 * simulator runs it through every fault, and a test compares it with the real gateway. All money is minor units of one currency in one
 * book.
 */
export type Command =
  | { do: 'deposit'; id: string; player: string; amount: bigint }
  | { do: 'bet'; player: string; tx: string; round: string; amount: bigint }
  | { do: 'win'; player: string; tx: string; round: string; bet: string | null; amount: bigint; closed: boolean }
  | { do: 'rollback'; player: string; tx: string; bet: string }
  | { do: 'withdraw'; id: string; player: string; amount: bigint }
  | { do: 'decide'; id: string; action: WithdrawalAction };

/** Why a command was refused. Nothing has changed then, except that a rollback of something unknown leaves a tombstone. */
export type Why =
  | 'NOT_ENOUGH_MONEY'
  | 'DUPLICATE_TRANSACTION'
  | 'ROLLED_BACK'
  | 'TRANSACTION_DOES_NOT_EXIST'
  | 'VALIDATION'
  | 'BET_SETTLED'
  | 'illegal_transition'
  | 'not_found';

export type Outcome = { done: true; replayed: boolean } | { done: false; why: Why };

export interface Call {
  kind: 'bet' | 'win' | 'rollback' | 'tombstone';
  /** The call's content, so that the same id with different content is noticed. */
  content: string;
  round: string | null;
  bet: string | null;
  amount: bigint;
  rolledBack: boolean;
}
export interface Round {
  stake: bigint;
  win: bigint;
  status: 'open' | 'settled' | 'rolledBack';
}
export interface Withdrawal {
  player: string;
  amount: bigint;
  state: WithdrawalState;
}

/** Never modified in place: each step returns a new one. */
export interface State {
  /** Balances by account: `<player> cash`, `<player> locked`, `house`, `provider`. They sum to zero. */
  accounts: ReadonlyMap<string, bigint>;
  /** By player and transaction id. */
  calls: ReadonlyMap<string, Call>;
  /** By player and the vendor's id of the round. */
  rounds: ReadonlyMap<string, Round>;
  deposits: ReadonlyMap<string, { player: string; amount: bigint }>;
  withdrawals: ReadonlyMap<string, Withdrawal>;
}

export const nothingYet: State = {
  accounts: new Map(),
  calls: new Map(),
  rounds: new Map(),
  deposits: new Map(),
  withdrawals: new Map(),
};

export const cashOf = (state: State, player: string): bigint => state.accounts.get(`${player} cash`) ?? 0n;
export const lockedOf = (state: State, player: string): bigint => state.accounts.get(`${player} locked`) ?? 0n;

export type Step = readonly [State, Outcome];
export const done = (state: State): Step => [state, { done: true, replayed: false }];
export const repeat = (state: State): Step => [state, { done: true, replayed: true }];
export const refuse = (state: State, why: Why): Step => [state, { done: false, why }];

export function put<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  return new Map(map).set(key, value);
}

/** Moves money between two accounts; null if a player's account would go below zero. */
export function moved(state: State, from: string, to: string, amount: bigint): State | null {
  const accounts = new Map(state.accounts);
  const left = (accounts.get(from) ?? 0n) - amount;
  if (left < 0n && from !== 'house' && from !== 'provider') return null;
  accounts.set(from, left).set(to, (accounts.get(to) ?? 0n) + amount);
  return { ...state, accounts };
}
