import { sql, type Selectable } from 'kysely';
import type { Db } from '../kernel/tables.ts';
import { siteState, type SiteState } from '../http/site-state.ts';
import type { EventTable } from './tables.ts';
import type { Jobs } from '../jobs/job.ts';

export interface StoredEvent extends Pick<Selectable<EventTable>, 'id' | 'merchant' | 'member_id' | 'session_id' | 'type' | 'data' | 'at'> {
  /** For `systemStatus`: the state from which each stream derives its visitor's status. */
  site?: SiteState;
}

/** The owner of a stream. A guest has no member, and receives only events for everyone on the merchant's site. */
export interface Audience {
  merchant: string;
  memberId: string | null;
  sessionId: string | null;
}

/** How many missed events are sent after a reconnect at most: events carry whole states, so the newest are enough. */
const longestBacklog = 200;

/** Whether an event is for this audience. Together with the query below, this is the only rule that keeps streams apart. */
export function isFor(event: StoredEvent, audience: Audience): boolean {
  if (event.merchant !== audience.merchant) return false;
  if (event.member_id === null) return true;
  return event.member_id === audience.memberId && (event.session_id === null || event.session_id === audience.sessionId);
}

/** A position in the events of a member or a guest. */
export interface Place {
  merchant: string;
  memberId: string | null;
  after: bigint;
}

/**
 * Events after any of many positions, oldest first; may include some before an audience's own position. It is a single statement and thus a
 * single snapshot, so that nothing can be committed between two queries and be missed.
 */
export async function eventsBehind(db: Db, places: readonly Place[]): Promise<StoredEvent[]> {
  const sites = lowest(places, ({ merchant }) => merchant);
  const members = lowest(
    places.filter(({ memberId }) => memberId !== null),
    ({ merchant, memberId }) => `${merchant}/${memberId}`,
  );
  const { rows } = await sql<StoredEvent>`
    select found.* from unnest(${sites.map((p) => p.merchant)}::text[], ${sites.map((p) => p.after.toString())}::bigint[]) as place (merchant, after)
    cross join lateral (select id, merchant, member_id, session_id, type, data, at from event
      where event.merchant = place.merchant and member_id is null and id > place.after order by id desc limit ${longestBacklog}) as found
    union all
    select found.* from unnest(${members.map((p) => p.merchant)}::text[], ${members.map((p) => p.memberId)}::uuid[], ${members.map((p) => p.after.toString())}::bigint[])
      as place (merchant, member_id, after)
    cross join lateral (select id, merchant, member_id, session_id, type, data, at from event
      where event.merchant = place.merchant and event.member_id = place.member_id and id > place.after
      order by id desc limit ${longestBacklog}) as found`.execute(db);
  return withSite(
    db,
    rows.sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1)),
  );
}

/** The lowest position of each audience. */
function lowest(places: readonly Place[], kindOf: (place: Place) => string): Place[] {
  const first = new Map<string, Place>();
  for (const place of places) {
    const known = first.get(kindOf(place));
    if (!known || place.after < known.after) first.set(kindOf(place), place);
  }
  return [...first.values()];
}

/** A stream that is being opened. */
export interface Arrival extends Audience {
  /** The id of the last event that its browser received. */
  lastEventId: string | undefined;
}

/**
 * Where streams start: after the last event that the browser received, or after the audience's newest event. A position beyond the
 * database's newest event, because the database was recreated, is ignored. Two statements for any number of streams, since browsers
 * reconnect by the thousand.
 */
export async function startsOf(db: Db, arrivals: readonly Arrival[]): Promise<bigint[]> {
  const wanted = arrivals.map(({ lastEventId }) =>
    lastEventId !== undefined && /^\d{1,18}$/.test(lastEventId) ? BigInt(lastEventId) : null,
  );
  const reached = wanted.some((place) => place !== null) ? await lastEventOfAll(db) : 0n;
  const known = wanted.map((place) => (place !== null && place <= reached ? place : null));
  const newest = await newestEvents(
    db,
    arrivals.filter((_, i) => known[i] === null),
  );
  return arrivals.map((arrival, i) => known[i] ?? newest.get(nameOf(arrival)) ?? 0n);
}

async function lastEventOfAll(db: Db): Promise<bigint> {
  const { rows } = await sql<{ last_value: string }>`select last_value from event_id_seq`.execute(db);
  return BigInt(rows[0]?.last_value ?? 0);
}

const nameOf = ({ merchant, memberId, sessionId }: Audience): string => [merchant, memberId, sessionId].join('/');

/** The newest event of each audience that has any, by the audience's name. */
async function newestEvents(db: Db, audiences: readonly Audience[]): Promise<Map<string, bigint>> {
  const each = [...new Map(audiences.map((audience) => [nameOf(audience), audience])).values()];
  if (each.length === 0) return new Map();
  const { rows } = await sql<{ place: string; id: string | null }>`
    select asked.place, greatest(
      (select max(id) from event where event.merchant = asked.merchant and event.member_id is null),
      (select max(id) from event where event.merchant = asked.merchant and event.member_id = asked.member_id
        and (event.session_id is null or event.session_id = asked.session_id))) as id
    from unnest(${each.map(({ merchant }) => merchant)}::text[], ${each.map(({ memberId }) => memberId)}::uuid[],
      ${each.map(({ sessionId }) => sessionId)}::text[]) with ordinality as asked (merchant, member_id, session_id, place)`.execute(db);
  return new Map(rows.flatMap(({ place, id }) => (id === null ? [] : [[nameOf(each[Number(place) - 1]!), BigInt(id)] as const])));
}

/** A site's status is derived from its current state, which is looked up once however many events report a change. */
async function withSite(db: Db, events: StoredEvent[]): Promise<StoredEvent[]> {
  const states = new Map<string, SiteState>();
  for (const event of events) {
    if (event.type !== 'systemStatus') continue;
    const state = states.get(event.merchant) ?? (await siteState(db, event.merchant));
    states.set(event.merchant, state);
    event.site = state;
  }
  return events;
}

/** Deletes events from which no stream can resume any more; returns how many. */
async function sweepEvents(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('event').where('at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

const dayMs = 24 * 3600 * 1000;

/** Events are kept for a day; no page resumes after a longer time. */
export const eventJobs = {
  periodic: [{ name: 'sweep-events', when: '17 * * * *', run: ({ db, now }) => sweepEvents(db, new Date(now.getTime() - dayMs)) }],
} satisfies Partial<Jobs>;
