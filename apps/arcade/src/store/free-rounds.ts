import type { Currency } from '@parlour/domain';
import type { DatabaseSync } from 'node:sqlite';

/** Rounds that the operator gives to a player. */
export interface FreeRounds {
  /** The operator's campaign. */
  id: string;
  vendor: string;
  playerId: string;
  gameCode: string;
  currency: Currency;
  /** Of each round, in minor units. */
  stake: bigint;
  rounds: number;
  expiresAt: Date;
  /** `paying`: they are over, and the wallet is yet to be told their win. */
  state: 'open' | 'paying' | 'paid';
  winTx: string;
  /** Wallet calls made since they were over. */
  attempts: number;
  /** While they are open: when they expire. */
  dueAt: Date;
  createdAt: Date;
}

export interface FreeRoundsStore {
  add(free: FreeRounds): void;
  find(id: string): FreeRounds | undefined;
  /** The player's oldest ones of a game that can still be played. */
  openOf(playerId: string, gameCode: string, now: Date): FreeRounds | undefined;
  /** How many have been played, and what they have won in minor units. */
  progress(id: string): { played: number; won: bigint };
  change(id: string, change: Pick<FreeRounds, 'state' | 'attempts' | 'dueAt'>): void;
  /** Those that have expired or owe a wallet call, the longest overdue first, at most 20. */
  due(now: Date): FreeRounds[];
}

interface Row {
  id: string;
  vendor: string;
  player_id: string;
  game_code: string;
  currency: Currency;
  stake: number;
  rounds: number;
  expires_at: string;
  state: FreeRounds['state'];
  win_tx: string;
  attempts: number;
  due_at: string;
  created_at: string;
}

export function freeRoundsStore(db: DatabaseSync): FreeRoundsStore {
  const insert = db.prepare('insert into free_rounds values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const byId = db.prepare('select * from free_rounds where id = ?');
  const open = db.prepare(
    "select * from free_rounds where player_id = ? and game_code = ? and state = 'open' and expires_at > ? order by created_at, id limit 1",
  );
  const sums = db.prepare('select count(*) as played, coalesce(sum(win), 0) as won from rounds where free_id = ?');
  const update = db.prepare('update free_rounds set state = ?, attempts = ?, due_at = ? where id = ?');
  const due = db.prepare("select * from free_rounds where state <> 'paid' and due_at <= ? order by due_at limit 20");
  // node:sqlite does not type columns; the statements name those of the casts.
  const one = (row: unknown) => (row === undefined ? undefined : fromRow(row as Row));
  const many = (rows: unknown[]) => rows.map((row) => fromRow(row as Row));
  return {
    add: (free) =>
      void insert.run(
        free.id,
        free.vendor,
        free.playerId,
        free.gameCode,
        free.currency,
        free.stake,
        free.rounds,
        free.expiresAt.toISOString(),
        free.state,
        free.winTx,
        free.attempts,
        free.dueAt.toISOString(),
        free.createdAt.toISOString(),
      ),
    find: (id) => one(byId.get(id)),
    openOf: (playerId, gameCode, now) => one(open.get(playerId, gameCode, now.toISOString())),
    progress(id) {
      const row: unknown = sums.get(id);
      const { played, won } = row as { played: number; won: number };
      return { played, won: BigInt(won) };
    },
    change: (id, { state, attempts, dueAt }) => void update.run(state, attempts, dueAt.toISOString(), id),
    due: (now) => many(due.all(now.toISOString())),
  };
}

const fromRow = (row: Row): FreeRounds => ({
  id: row.id,
  vendor: row.vendor,
  playerId: row.player_id,
  gameCode: row.game_code,
  currency: row.currency,
  stake: BigInt(row.stake),
  rounds: row.rounds,
  expiresAt: new Date(row.expires_at),
  state: row.state,
  winTx: row.win_tx,
  attempts: row.attempts,
  dueAt: new Date(row.due_at),
  createdAt: new Date(row.created_at),
});
