import type { DatabaseSync } from 'node:sqlite';

/** Sessions know for how long their player had been playing when they began, and what that had come to. */
export function playedSoFar(db: DatabaseSync): void {
  db.exec('alter table sessions add column played text');
}
