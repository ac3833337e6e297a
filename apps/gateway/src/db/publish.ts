import { sql } from 'kysely';
import type { components } from '@parlour/api/contract';
import type { Db } from './open.ts';
import { announceAfterCommit } from './announce.ts';

type WireEvent = components['schemas']['Event'];
export type EventType = WireEvent['type'];

export interface NewEvent {
  merchant: string;
  /** Who may hear it; null is everybody on the merchant's site, guests too, so put nothing personal in it. */
  memberId: string | null;
  /** Narrows it to the stream of one session, for `sessionEnded`. */
  sessionId?: string;
  type: EventType;
  /** The fields of the contract's `Event` other than `type`, as they go over the wire. */
  data: Omit<WireEvent, 'type'>;
}

/**
 * Tells browsers something, if and when the caller's `inTransaction` commits. Call it last in the transaction: other
 * events for the same member wait for its end, an event for everybody waits for all (db/functions/event-put.ts).
 */
export async function publish(db: Db, { merchant, memberId, sessionId, type, data }: NewEvent): Promise<void> {
  await sql`select event_put(${merchant}, ${memberId}, ${sessionId ?? null}, ${type}, ${JSON.stringify(data)})`.execute(db);
  announceAfterCommit(db, { merchant, memberId });
}
