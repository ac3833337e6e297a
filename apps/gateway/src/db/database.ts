import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { Notifier } from './notifier.ts';
import type { Db } from '../kernel/tables.ts';

/** One database, with a handle for each role (docs/adr/0017). */
export interface Database {
  /** For work outside requests or across merchants: jobs, events, vendors and providers. */
  db: Db;
  /** For a request: the rows of this merchant only. With `readOnly` every write fails (security D10). */
  forMerchant(code: string, options?: { readOnly?: boolean }): Db;
  /**
   * For operators' requests: the rows of these merchants, and rows that belong to no merchant (office O4). On Postgres it has its own
   * connections, so that reports take none from players.
   */
  forOffice(codes: readonly string[] | '*'): Db;
  /** As `db`, for statements that take minutes, such as those of a large report: on Postgres with connections and a time limit of its own. */
  long: Db;
  /** For the owner of the tables: migrations, and tests that must see everything. */
  owner: Db;
  /** Only for an embedded database; pg-boss and LISTEN need the engine itself, within `alone`. */
  pglite?: PGlite;
  pool?: pg.Pool;
  /** Notifies every gateway on this database of commits made through any of the handles. */
  notifier: Notifier;
  /** Runs work that queries `pglite` directly, as the owner, with exclusive access. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Must be called: a process with an open embedded database does not exit. */
  close(): Promise<void>;
}
