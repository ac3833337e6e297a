import { sql } from 'kysely';
import { prepared } from '../kernel/prepared.ts';
import type { Db } from '../kernel/tables.ts';
import { forEverybody } from './work.ts';

/** The next commit that waits for the disk, until it starts. */
const waiting = new WeakMap<Db, Promise<void>>();

/**
 * Resolves when everything that was committed on `db` before this call is as durable as the server is configured to make commits: on disk,
 * and on a replica where one is synchronous. Statements that gave up locks early, with `synchronous_commit` off, call it before anyone is
 * told of their outcome; a crash before it loses them as if they had never been made. Callers at the same time share one commit.
 */
export function durable(db: Db): Promise<void> {
  if (db.isTransaction) throw new Error('only what is committed can be durable');
  const known = waiting.get(db);
  if (known) return known;
  const next = forEverybody(async () => {
    // Those who call before the statement is sent share it.
    await new Promise((resume) => setImmediate(resume));
    waiting.delete(db);
    await sql`${prepared} select pg_logical_emit_message(true, 'parlour', '')`.execute(db);
  });
  waiting.set(db, next);
  return next;
}
