import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { endConnectionsInTime } from './impatient-pool.ts';
import type { Tables } from './schema.ts';

/** The gateway's handle on its tables, or on one transaction over them. */
export type Db = Kysely<Tables>;

export interface Database {
  db: Db;
  /** Set when the database is embedded; pg-boss and LISTEN need the engine itself. */
  pglite?: PGlite;
  pool?: pg.Pool;
  /** Must be called: a process with an open embedded database does not exit. */
  close(): Promise<void>;
}

/** How long one question to a Postgres may take, in ms, for an answer within five seconds (security E15). */
const requestPatience = 3500;

/** The patience that work has which nobody waits for at a page: migrations, an operator's look at all books. */
export const longWork = 15 * 60_000;

export interface OpenOptions {
  /** Of an embedded database: what it begins with. */
  template?: Blob;
  /** Of a Postgres: how long one question may take, in ms; what suits a request, where absent. */
  patience?: number;
}

/**
 * Opens `pglite:memory`, `pglite:<folder>` or `postgres://...`. The embedded engine neither syncs to disk nor locks its
 * folder: it is for trying out and for tests (architecture 4).
 */
export async function openDatabase(url: string, { template, patience = requestPatience }: OpenOptions = {}): Promise<Database> {
  if (url.startsWith('pglite:')) {
    const folder = url.slice('pglite:'.length);
    const options = template ? { loadDataDir: template } : {};
    const pglite = folder === 'memory' ? await PGlite.create(options) : await PGlite.create(folder, options);
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
    return { db, pglite, close: () => pglite.close() };
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    statement_timeout: patience,
    // The server's own limit does not help where its answer is lost on the way.
    query_timeout: patience + 500,
    idle_in_transaction_session_timeout: patience + 10_000,
  });
  // The pool replaces an idle connection that the server ended; unheard, that event would end the process (security F02).
  pool.on('error', () => undefined);
  endConnectionsInTime(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
