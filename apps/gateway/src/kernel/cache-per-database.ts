import type { Db } from './tables.ts';

/**
 * A cached value of the process, separate for each database and scope, because gateways in tests each have a database of their own within
 * one process. A handle and its transactions share the value.
 */
export function cachePerDatabase<Kept extends object>(make: () => Kept): (db: Db) => Kept {
  const kept = new WeakMap<object, Kept>();
  return (db) => {
    // A transaction has the adapter of the handle that started it.
    const { adapter } = db.getExecutor();
    const found = kept.get(adapter) ?? make();
    kept.set(adapter, found);
    return found;
  };
}
