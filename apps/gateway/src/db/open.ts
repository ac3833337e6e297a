import { PGlite, types } from '@electric-sql/pglite';
import { PGliteDialect, PostgresDialect, sql, type Dialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Db } from '../kernel/tables.ts';
import { Notifier, notifyBy } from './notifier.ts';
import { endConnectionsInTime } from './pool-timeouts.ts';
import { preparing } from './prepared-pool.ts';
import { inScope } from './scopes/dialect.ts';
import { Engine } from './scopes/engine.ts';
import { anyScope, merchantScope, officeScope, ownerScope, workerScope, type Scope } from './scopes/scope.ts';

export type { Database } from './database.ts';

/** Time-out of a Postgres query in ms, which allows an answer within five seconds (security E15). */
const requestPatience = 3500;

/** Time-out of work that no page waits for, such as migrations or an operator's check of all books, in ms. */
export const longWork = 15 * 60_000;

export interface OpenOptions {
  /** Embedded database only: its initial content. */
  template?: Blob;
  /** Postgres only: time-out of one query, in ms; defaults to that of a request. */
  patience?: number;
}

/**
 * Opens `pglite:memory`, `pglite:<folder>` or `postgres://...`. The embedded engine neither syncs to disk nor locks its folder: it is for
 * trials and tests (architecture 4).
 */
export async function openDatabase(url: string, { template, patience = requestPatience }: OpenOptions = {}): Promise<Database> {
  if (url.startsWith('pglite:')) {
    const folder = url.slice('pglite:'.length);
    // Like the Postgres driver, as text: a number would round values beyond 2^53.
    const options = { parsers: { [types.INT8]: String }, ...(template && { loadDataDir: template }) };
    const pglite = folder === 'memory' ? await PGlite.create(options) : await PGlite.create(folder, options);
    const made = handles(new PGliteDialect({ pglite }), { oneConnection: true });
    return { ...made, pglite, close: () => made.notifier.flush().then(() => pglite.close()) };
  }
  const pool = poolOf(url, patience, 10);
  // Reports wait for each other there, and never take a connection that a bet or a player's page needs (office section 10).
  const officePool = poolOf(url, patience, 5);
  // Jobs have time to wait for one of these few.
  const longPool = poolOf(url, longWork, 3, longWork);
  let closed: Promise<void> | undefined;
  const dialectOf = (its: pg.Pool) => new PostgresDialect({ pool: preparing(its) });
  const made = handles(dialectOf(pool), { oneConnection: false, office: dialectOf(officePool), long: dialectOf(longPool) });
  const end = async () => {
    await made.notifier.flush();
    await Promise.all([pool.end(), officePool.end(), longPool.end()]);
  };
  return { ...made, pool, close: () => (closed ??= end()) };
}

function poolOf(url: string, patience: number, max: number, waits = 3000): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: waits,
    keepAlive: true,
    statement_timeout: patience,
    // The server's own limit does not help if its answer is lost in transit.
    query_timeout: patience + 500,
    idle_in_transaction_session_timeout: patience + 10_000,
  });
  // The pool replaces an idle connection that the server has closed; without a listener, that event would end the process (security F02).
  pool.on('error', () => undefined);
  endConnectionsInTime(pool);
  return pool;
}

interface Kind {
  oneConnection: boolean;
  /** Set if the office has its own connections. */
  office?: Dialect;
  /** Set if long statements have their own connections. */
  long?: Dialect;
}

function handles(dialect: Dialect, kind: Kind): Omit<Database, 'pglite' | 'pool' | 'close'> {
  const engine = new Engine(dialect.createDriver(), kind);
  const officeEngine = kind.office ? new Engine(kind.office.createDriver(), kind) : engine;
  const longEngine = kind.long ? new Engine(kind.long.createDriver(), kind) : engine;
  const kept = new Map<string, Db>();
  const db = inScope(dialect, engine, workerScope);
  const notifier = new Notifier(inScope(dialect, engine, anyScope));
  const handle = (scope: Scope, by = engine) => notifyBy(inScope(dialect, by, scope), notifier);
  const handleOf = (scope: Scope, by = engine) => {
    const name = `${scope.role} ${scope.readOnly ? 'reads' : 'works'} ${scope.merchant}`;
    const known = kept.get(name) ?? handle(scope, by);
    kept.set(name, known);
    return known;
  };
  return {
    db: notifyBy(db, notifier),
    owner: handle(ownerScope),
    forMerchant: (code, { readOnly = false } = {}) => handleOf(merchantScope(code, readOnly)),
    forOffice: (codes) => handleOf(officeScope(codes), officeEngine),
    long: handle(workerScope, longEngine),
    notifier,
    alone: (work) => engine.alone(ownerScope, work),
  };
}

/**
 * Updates the embedded engine's table statistics, which a Postgres server does automatically. Without them the planner assumes small
 * tables: a page of ten thousand games took twelve seconds instead of twenty milliseconds.
 */
export async function learnStatistics({ owner }: Pick<Database, 'owner'>): Promise<void> {
  await sql`analyze`.execute(owner);
}
