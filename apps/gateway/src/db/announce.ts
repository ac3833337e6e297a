import type { Db } from '../kernel/tables.ts';
import type { Announcement, Announcer } from './announcer.ts';

const announcers = new WeakMap<Db, Announcer>();

/** Announces commits through this handle by `announcer`. Call it once for each handle when opening a database. */
export function announceBy(db: Db, announcer: Announcer): Db {
  announcers.set(db, announcer);
  return db;
}

/** Announces events committed through `db` that a SQL function stored itself. */
export function announce(db: Db, announcements: readonly Announcement[]): void {
  announcers.get(db)?.announce(announcements);
}
