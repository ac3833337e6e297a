import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { nonceStore, type NonceStore } from './nonces.ts';
import { roundStore, type RoundStore } from './rounds.ts';
import { schema } from './schema.ts';
import { seedStore, type SeedStore } from './seeds.ts';
import { sessionStore, type SessionStore } from './sessions.ts';

export interface ArcadeStore {
  seeds: SeedStore;
  sessions: SessionStore;
  rounds: RoundStore;
  nonces: NonceStore;
  /** Runs `work` in one transaction: all of it is on disk afterwards, or nothing. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/** Opens (and makes) the arcade's database; every commit is synced to disk before it counts. */
export function openStore(dataFile: string): ArcadeStore {
  if (dataFile !== ':memory:') mkdirSync(path.dirname(dataFile), { recursive: true });
  const db = new DatabaseSync(dataFile);
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000;');
  db.exec(schema);
  return {
    seeds: seedStore(db),
    sessions: sessionStore(db),
    rounds: roundStore(db),
    nonces: nonceStore(db),
    transaction(work) {
      if (db.isTransaction) return work();
      db.exec('begin immediate');
      try {
        const result = work();
        db.exec('commit');
        return result;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    close: () => db.close(),
  };
}
