import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
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

/**
 * Opens `pglite:memory`, `pglite:<folder>` or `postgres://...`. The embedded engine neither syncs to disk nor locks its
 * folder: it is for trying out and for tests (architecture 4).
 */
export async function openDatabase(url: string, template?: Blob): Promise<Database> {
  if (url.startsWith('pglite:')) {
    const folder = url.slice('pglite:'.length);
    const options = template ? { loadDataDir: template } : {};
    const pglite = folder === 'memory' ? await PGlite.create(options) : await PGlite.create(folder, options);
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
    return { db, pglite, close: () => pglite.close() };
  }
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 3000 });
  // The pool replaces an idle connection that the server ended; unheard, that event would end the process (security F02).
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
