import { fsync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** Work that waits for its turn. */
interface Waiting {
  /** Does it and returns what tells the caller; what it throws, it has undone. */
  run(): () => void;
  reject(reason: unknown): void;
}

/**
 * Transactions that share commits and the wait for the disk (ADR 119): what is asked for while the disk is busy is done together once it is
 * idle, in one transaction that is synced to `log`, the file that commits are appended to; undefined for a database in memory. Work of one
 * caller can fail alone. Nothing waits while the disk is idle.
 */
export function sharedTransactions(
  db: DatabaseSync,
  transaction: <T>(work: () => T) => T,
  log: number | undefined,
): <T>(work: () => T) => Promise<T> {
  const savepoint = db.prepare('savepoint one');
  const release = db.prepare('release one');
  const undo = db.prepare('rollback to one');
  let waiting: Waiting[] = [];
  let syncing = false;

  const alone = <T>(work: () => T): T => {
    savepoint.run();
    let result;
    try {
      result = work();
    } catch (error) {
      if (db.isTransaction) {
        undo.run();
        release.run();
      }
      throw error;
    }
    release.run();
    return result;
  };

  /** Commits all of `group` that does not fail, without waiting for the disk, and returns what is to be told once it is there. */
  const commit = (group: readonly Waiting[]): { tell: () => void; reject: (reason: unknown) => void }[] => {
    try {
      // Applies to this commit only: what is written elsewhere waits for the disk by itself.
      db.exec('pragma synchronous = normal');
      return transaction(() =>
        group.flatMap(({ run, reject }) => {
          try {
            return [{ tell: run(), reject }];
          } catch (error) {
            reject(error);
            // After some errors, such as a full disk, nothing is left of the whole transaction.
            if (!db.isTransaction) throw error;
            return [];
          }
        }),
      );
    } catch (error) {
      for (const { reject } of group) reject(error);
      return [];
    } finally {
      if (db.isOpen) db.exec('pragma synchronous = full');
    }
  };

  const next = () => {
    const group = waiting;
    waiting = [];
    const done = commit(group);
    if (log === undefined) for (const { tell } of done) tell();
    if (log === undefined || done.length === 0) return;
    syncing = true;
    fsync(log, (error) => {
      syncing = false;
      for (const { tell, reject } of done)
        if (error) reject(error);
        else tell();
      if (waiting.length > 0) next();
    });
  };

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({
        run() {
          const result = alone(work);
          return () => resolve(result);
        },
        reject,
      });
      if (!syncing) next();
    });
}
