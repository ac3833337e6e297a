import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Notifier } from './notifier.ts';
import type { Tables } from '../kernel/tables.ts';

/** The gateway's handle on its tables, or on one transaction over them. */
export type Db = Kysely<Tables>;

/** One database, with a handle for each of those who may do something in it (docs/adr/0017). */
export interface Database {
  /** For what no request does, or what concerns several merchants: jobs, events, operators, vendors and providers. */
  db: Db;
  /** For a request: the rows of this merchant and of nobody else. With `readOnly` every write fails (security D10). */
  forMerchant(code: string, options?: { readOnly?: boolean }): Db;
  /** For whoever makes the tables: migrations, and tests that must see everything. */
  owner: Db;
  /** Set when the database is embedded; pg-boss and LISTEN need the engine itself, inside `alone`. */
  pglite?: PGlite;
  pool?: pg.Pool;
  /** Tells every gateway on this database what was committed through any of the handles. */
  notifier: Notifier;
  /** Runs work that asks `pglite` itself, as the owner, while nobody else asks it anything. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Must be called: a process with an open embedded database does not exit. */
  close(): Promise<void>;
}
