import { sql } from 'kysely';
import type { components } from '@parlour/api/contract';
import type { Db } from '../kernel/tables.ts';
import { afterCommit } from '../kernel/transaction.ts';
import { notify } from './notifier.ts';

/** An event as it is sent to browsers, discriminated by `type`. */
export type WireEvent = components['schemas']['Event'];

/** Who receives an event. */
export interface EventAudience {
  merchant: string;
  /** Null for everyone on the merchant's site, guests included, so that it must contain nothing personal. */
  memberId: string | null;
  /** Restricts it to the stream of one session, for `sessionEnded`. */
  sessionId?: string;
}

/** An event of any type with that type's data: the fields of the contract's `Event` besides `type`. */
export type NewEvent = EventAudience & { [E in WireEvent as E['type']]: { type: E['type']; data: Omit<E, 'type'> } }[WireEvent['type']];

/**
 * Sends an event to browsers, if and when the caller's `inTransaction` commits. Call it last in the transaction, because other events for
 * the same member wait for its end, and an event for everyone waits for all of the merchant's transactions (db/functions/event-put.ts).
 */
export async function publish(db: Db, { merchant, memberId, sessionId, type, data }: NewEvent): Promise<void> {
  await sql`select event_put(${merchant}, ${memberId}, ${sessionId ?? null}, ${type}, ${JSON.stringify(data)})`.execute(db);
  afterCommit(db, (committed) => notify(committed, [{ merchant, memberId }]));
}

/**
 * Sends many events in one statement, if and when the caller's `inTransaction` commits. Members are locked in a fixed order, so that two
 * transactions never deadlock. Call it last in the transaction. Only for members and sites, not for single sessions.
 */
export async function publishMany(db: Db, events: readonly Omit<NewEvent, 'sessionId'>[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ merchant, memberId, type, data }) => ({ merchant, member: memberId, type, data }));
  await sql`select event_put_many(${JSON.stringify(rows)}::jsonb)`.execute(db);
  const heard = [...new Map(events.map(({ merchant, memberId }) => [`${merchant}/${memberId}`, { merchant, memberId }])).values()];
  afterCommit(db, (committed) => notify(committed, heard));
}
