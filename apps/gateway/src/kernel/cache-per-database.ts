import type { Db } from './tables.ts';

/**
 * A value that a process caches after reading it, separately for each database and scope: gateways in tests each have their own database,
 * in one process. Returns the same for a handle and its transactions.
 */
export function cachePerDatabase<Kept extends object>(make: () => Kept): (db: Db) => Kept {
  const kept = new WeakMap<object, Kept>();
  return (db) => {
    // A transaction has the adapter of the handle that began it.
    const { adapter } = db.getExecutor();
    const found = kept.get(adapter) ?? make();
    kept.set(adapter, found);
    return found;
  };
}
