import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Games } from '../packs/read-games.ts';
import { tables } from './migrations/0001-tables.ts';
import { roundsOfAnyGame } from './migrations/0002-any-game.ts';
import { freeRounds } from './migrations/0005-free-rounds.ts';
import { paceAndAutoplay } from './migrations/0004-pace.ts';
import { playedSoFar } from './migrations/0006-played-so-far.ts';
import { roundEachGame } from './migrations/0007-round-each-game.ts';
import { type AutoplayStore, autoplayStore } from './autoplays.ts';
import { type FreeRoundsStore, freeRoundsStore } from './free-rounds.ts';
import { openRounds } from './migrations/0003-open-rounds.ts';
import { type RoundStore, roundStore } from './rounds.ts';
import { type SeedStore, seedStore } from './seeds.ts';
import { type SessionStore, sessionStore } from './sessions.ts';
import { sharedTransactions } from './shared-transactions.ts';

/**
 * The arcade's own database. Amounts are minor units, times ISO 8601. A round's row is also the outbox of its wallet
 * calls: its state says which call is owed, `due_at` when to make it (again), and the transaction ids are fixed before the first.
 */
export interface ArcadeStore {
  seeds: SeedStore;
  sessions: SessionStore;
  rounds: RoundStore;
  autoplays: AutoplayStore;
  freeRounds: FreeRoundsStore;
  nonces: NonceStore;
  /** Runs `work` in one transaction: all of it is on disk afterwards, or nothing. */
  transaction<T>(work: () => T): T;
  /**
   * The same without blocking the process on the disk: resolves once all of `work` is on disk. Work that is asked for while the disk is busy
   * is done together, in one transaction. Rejects with what `work` throws, after which nothing of it is kept.
   */
  soon<T>(work: () => T): Promise<T>;
  close(): void;
}

type Migration = (db: DatabaseSync, games: Games) => void;

/** In order. One that has shipped is never edited. */
const migrations: readonly Migration[] = [
  (db) => db.exec(tables),
  roundsOfAnyGame,
  openRounds,
  paceAndAutoplay,
  freeRounds,
  playedSoFar,
  roundEachGame,
];

/**
 * Creates the file readable by this user only, since it holds seeds of future rounds; SQLite gives the files beside it the same
 * permissions.
 */
function keepToOneself(dataFile: string): void {
  mkdirSync(path.dirname(dataFile), { recursive: true, mode: 0o700 });
  closeSync(openSync(dataFile, 'a', 0o600));
  for (const file of [dataFile, `${dataFile}-wal`, `${dataFile}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
}

/** Opens (makes, migrates) the arcade's database; every commit is synced to disk before it counts. */
export function openStore(dataFile: string, games: Games): ArcadeStore {
  if (dataFile !== ':memory:') keepToOneself(dataFile);
  const db = new DatabaseSync(dataFile);
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000;');
  // The log is copied into the database whenever it has grown by so many pages of 4 kB. That blocks the process on the disk, and a page that
  // was written often in between is copied once, so it is done at a quarter of SQLite's usual rate.
  db.exec('pragma wal_autocheckpoint = 4000');
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  const rollback = db.prepare('rollback');
  const transaction = <T>(work: () => T): T => {
    if (db.isTransaction) return work();
    begin.run();
    try {
      const result = work();
      commit.run();
      return result;
    } catch (error) {
      // After some errors, such as a full disk, SQLite has done so itself.
      if (db.isTransaction) rollback.run();
      throw error;
    }
  };
  try {
    transaction(() => migrate(db, games));
  } catch (error) {
    db.close();
    throw error;
  }
  // The file beside the database that commits are appended to; it stays the same while the database is open.
  const log = dataFile === ':memory:' ? undefined : openSync(`${dataFile}-wal`, 'r+');
  return {
    seeds: seedStore(db),
    sessions: sessionStore(db),
    autoplays: autoplayStore(db),
    freeRounds: freeRoundsStore(db),
    rounds: roundStore(db),
    nonces: nonceStore(db),
    transaction,
    soon: sharedTransactions(db, transaction, log),
    close() {
      if (log !== undefined) closeSync(log);
      db.close();
    },
  };
}

function migrate(db: DatabaseSync, games: Games): void {
  db.exec('create table if not exists migrations (number integer primary key) strict');
  const had = db.prepare('select count(*) as count from migrations').get() as { count: number };
  const done = db.prepare('insert into migrations values (?)');
  for (const [index, migration] of [...migrations.entries()].slice(had.count)) {
    migration(db, games);
    done.run(index + 1);
  }
}

export interface NonceStore {
  /** False when `nonce` was seen before and has not expired; remembers it otherwise. */
  use(nonce: string, now: Date, expiresAt: Date): boolean;
}

function nonceStore(db: DatabaseSync): NonceStore {
  const forget = db.prepare('delete from nonces where expires_at <= ?');
  const insert = db.prepare('insert into nonces (nonce, expires_at) values (?, ?) on conflict do nothing');
  return {
    use(nonce, now, expiresAt) {
      forget.run(now.toISOString());
      return insert.run(nonce, expiresAt.toISOString()).changes === 1;
    },
  };
}
