import type { Db } from './tables.ts';

/**
 * Something that a process keeps of what it has read, apart for each database and scope: gateways of tests have one of their own each, in one
 * process. Gives the same to a handle and to its transactions.
 */
export function keptOfDatabase<Kept extends object>(make: () => Kept): (db: Db) => Kept {
  const kept = new WeakMap<object, Kept>();
  return (db) => {
    // A transaction has the adapter of the handle that began it.
    const { adapter } = db.getExecutor();
    const found = kept.get(adapter) ?? make();
    kept.set(adapter, found);
    return found;
  };
}
