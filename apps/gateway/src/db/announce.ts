import type { Db } from '../kernel/tables.ts';
import type { Announcement, Announcer } from './announcer.ts';

const announcers = new WeakMap<Db, Announcer>();

/** Has what is committed through this handle announced by `announcer`. Whoever opens a database says so once for each of its handles. */
export function announceBy(db: Db, announcer: Announcer): Db {
  announcers.set(db, announcer);
  return db;
}

/** Announces events that were committed through `db`, such as by a SQL function that stored them itself. */
export function announce(db: Db, announcements: readonly Announcement[]): void {
  announcers.get(db)?.announce(announcements);
}
