import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** The transaction that the caller runs in; work that was started without awaiting it may outlive it. */
const current = new AsyncLocalStorage<{ over: boolean }>();

/** Runs `work` as part of a transaction that ends with it. */
async function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { over: false };
  return current.run(transaction, work).finally(() => (transaction.over = true));
}

/**
 * Throws if the caller runs inside a transaction. An outbound call there would hold the transaction's locks, or the only connection of an
 * embedded database, until the other side answers; it might be repeated along with the transaction, and could not be rolled back (ADR 56).
 */
export function refuseInTransaction(what: string): void {
  if (current.getStore()?.over === false) throw new Error(`${what} inside a transaction: put it into the outbox, or do it before or after`);
}

/** Serialization failure and deadlock: the transaction had no effect and may be retried. */
const conflicts: ReadonlySet<string> = new Set(['40001', '40P01']);
const mostAttempts = 5;

/** What to do after each open transaction has committed, with the handle that started it. */
const afterCommits = new WeakMap<Db, ((db: Db) => void)[]>();

/**
 * Runs `work` in a transaction, or in the caller's if `db` already is one. On a conflict with other transactions it is retried after
 * growing pauses, so `work` must have no effect outside the database. Anything thrown rolls it back.
 *
 * Within `work` query only `trx`: the embedded database has one connection, so a query on `db` would wait for ever.
 */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  return retryOn(conflicts, async () => {
    const deeds: ((db: Db) => void)[] = [];
    const result = await db.transaction().execute((trx) => {
      afterCommits.set(trx, deeds);
      return asTransaction(() => work(trx));
    });
    for (const deed of deeds) deed(db);
    return result;
  });
}

/** Runs `work` as a part of the caller's transaction that can roll back alone: if it throws, the rest is not affected. */
export async function inSavepoint<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  const deeds = afterCommits.get(trx) ?? [];
  const before = deeds.length;
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    deeds.length = before;
    await sql`rollback to savepoint part`.execute(trx);
    await sql`release savepoint part`.execute(trx);
    throw error;
  }
}

/** Does something, such as counting or notifying, once `db` has committed; at once if `db` is not a transaction of `inTransaction`. */
export function afterCommit(db: Db, deed: (db: Db) => void): void {
  const waiting = afterCommits.get(db);
  if (waiting) waiting.push(deed);
  else deed(db);
}

/** Runs a single statement as a transaction of its own, retried on conflicts like `inTransaction`. */
export const retryOnConflict = <T>(work: () => Promise<T>): Promise<T> => retryOn(conflicts, work);

/** Retries `work`, after growing pauses and at most five times, as long as it throws one of these SQLSTATEs. */
export async function retryOn<T>(states: ReadonlySet<string>, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === mostAttempts || !states.has(sqlState(error) ?? '')) throw error;
      await new Promise((resume) => setTimeout(resume, 5 * 2 ** attempt * (0.5 + Math.random())));
    }
  }
}

/** The SQLSTATE of a database error, such as 23505 for a unique index violation. */
export function sqlState(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether `error` is a violation of the unique index `name`. */
export function breaksUnique(error: unknown, name: string): boolean {
  return sqlState(error) === '23505' && (error as { constraint?: string }).constraint === name;
}
