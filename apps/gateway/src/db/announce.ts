import type { Db } from './open.ts';
import type { Announcement, Announcer } from './announcer.ts';

const announcers = new WeakMap<Db, Announcer>();
const ofTransaction = new WeakMap<Db, Announcement[]>();
const afterwards = new WeakMap<Db, (() => void)[]>();

/** Has what is committed through this handle announced by `announcer`. Whoever opens a database says so once for each of its handles. */
export function announceBy(db: Db, announcer: Announcer): Db {
  announcers.set(db, announcer);
  return db;
}

/** Announces events that were committed through `db`, such as by a SQL function that stored them itself. */
export function announce(db: Db, announcements: readonly Announcement[]): void {
  announcers.get(db)?.announce(announcements);
}

/** Announces an event once `db`, where it is a transaction of `announcing`, has committed; else at once. */
export function announceAfterCommit(db: Db, announcement: Announcement): void {
  const waiting = ofTransaction.get(db);
  if (waiting) waiting.push(announcement);
  else announce(db, [announcement]);
}

/** Does something, such as counting, once `db`, where it is a transaction of `announcing`, has committed; else at once. */
export function afterCommit(db: Db, deed: () => void): void {
  const waiting = afterwards.get(db);
  if (waiting) waiting.push(deed);
  else deed();
}

/** Runs `work` in one transaction of `db`, and announces the events of the work when it has committed. */
export async function announcing<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  const waiting: Announcement[] = [];
  const deeds: (() => void)[] = [];
  const result = await db.transaction().execute((trx) => {
    ofTransaction.set(trx, waiting);
    afterwards.set(trx, deeds);
    return work(trx);
  });
  announce(db, waiting);
  for (const deed of deeds) deed();
  return result;
}
