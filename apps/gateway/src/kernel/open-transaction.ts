import { AsyncLocalStorage } from 'node:async_hooks';

/** A transaction in which somebody runs; what he set going and left behind may see its end. */
const current = new AsyncLocalStorage<{ over: boolean }>();

/** Runs `work` as part of a transaction that ends with it. */
export async function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { over: false };
  return current.run(transaction, work).finally(() => (transaction.over = true));
}

/**
 * Throws when the caller runs inside a transaction: what leaves the house would hold its locks, or the only connection of an
 * embedded database, for as long as somebody else likes, might be repeated with it, and could not be rolled back (ADR 56).
 */
export function refuseInTransaction(what: string): void {
  if (current.getStore()?.over === false) throw new Error(`${what} inside a transaction: put it into the outbox, or do it before or after`);
}
