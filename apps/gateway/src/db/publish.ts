import { sql } from 'kysely';
import type { components } from '@parlour/api/contract';
import type { Db } from '../kernel/tables.ts';
import { afterCommit } from '../kernel/transaction.ts';
import { notify } from './notifier.ts';

/** What a browser is told, as it goes over the wire: the `type` says what else is in it. */
export type WireEvent = components['schemas']['Event'];

/** Who hears an event. */
export interface EventAudience {
  merchant: string;
  /** Null is everybody on the merchant's site, guests too, so put nothing personal in it. */
  memberId: string | null;
  /** Narrows it to the stream of one session, for `sessionEnded`. */
  sessionId?: string;
}

/** An event of any type with the data of that type: the fields of the contract's `Event` beside `type`. */
export type NewEvent = EventAudience & { [E in WireEvent as E['type']]: { type: E['type']; data: Omit<E, 'type'> } }[WireEvent['type']];

/**
 * Tells browsers something, if and when the caller's `inTransaction` commits. Call it last in the transaction: other
 * events for the same member wait for its end, an event for everybody waits for all (db/functions/event-put.ts).
 */
export async function publish(db: Db, { merchant, memberId, sessionId, type, data }: NewEvent): Promise<void> {
  await sql`select event_put(${merchant}, ${memberId}, ${sessionId ?? null}, ${type}, ${JSON.stringify(data)})`.execute(db);
  afterCommit(db, (committed) => notify(committed, [{ merchant, memberId }]));
}
