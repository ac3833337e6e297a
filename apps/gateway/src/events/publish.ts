import { sql } from 'kysely';
import type { components } from '@parlour/api/contract';
import type { Db } from '../db/open.ts';

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

/** The channel on which gateways tell one another that an event was committed. */
export const eventChannel = 'parlour_event';

/**
 * Tells browsers something, if and when the caller's transaction commits. Call it last in the transaction: it holds a
 * lock on the member's stream until the commit, so that ids are seen in the order of commits and a resumed stream misses
 * nothing (members do not wait for one another; an event for everybody waits for all).
 */
export async function publish(db: Db, event: NewEvent): Promise<void> {
  const site = `event:${event.merchant}`;
  const lock =
    event.memberId === null
      ? sql`pg_advisory_xact_lock(hashtextextended(${site}, 0))`
      : sql`pg_advisory_xact_lock_shared(hashtextextended(${site}, 0)), pg_advisory_xact_lock(hashtextextended(${`${site}:${event.memberId}`}, 0))`;
  await sql`
    with locked as materialized (select ${lock}),
    stored as (
      insert into event (merchant, member_id, session_id, type, data)
      select ${event.merchant}::text, ${event.memberId}::uuid, ${event.sessionId ?? null}::text, ${event.type}::text, ${JSON.stringify(event.data)}::jsonb
      from locked
      returning id
    )
    select pg_notify(${eventChannel}, id::text) from stored`.execute(db);
}
