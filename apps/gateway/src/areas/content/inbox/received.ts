import { sql, type RawBuilder } from 'kysely';

/** The member whose inbox is read. */
export interface Reader {
  merchant: string;
  memberId: string;
  now: Date;
}

/**
 * A query for the broadcasts in a member's inbox: `id`, `sent_at`, `item_id`, `version` and `read_at`. Whether the member is in the segment
 * is decided here, on reading, so that a broadcast to a million members is a single row (content N52). Offers are left out while a member
 * is excluded from betting.
 */
export function receivedBroadcasts({ merchant, memberId, now }: Reader): RawBuilder<unknown> {
  return sql`
    select b.id, b.sent_at, b.item_id, b.version, mark.read_at
    from member m
    join broadcast b on b.merchant = m.merchant and b.state = 'sent'
    left join broadcast_mark mark on mark.member_id = m.id and mark.broadcast_id = b.id
    where m.id = ${memberId} and m.merchant = ${merchant} and m.kind = 'member' and mark.deleted_at is null
      and ${isFor(now)}`;
}

/** SQL: whether broadcast `b` is for member `m`, by its list or its rule; never an offer while the member is excluded from betting. */
export const isFor = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  (b.category = 'service' or m.bets_blocked_until is null or m.bets_blocked_until <= ${now})
  and case when b.listed
    then exists (select from broadcast_member listed where listed.member_id = m.id and listed.broadcast_id = b.id)
    else ${isInRule} end)`;

/** SQL: whether member `m` is in the segment of broadcast `b`, whose rule is lasting (`isLastingRule` in libs/domain). */
export const isInRule = sql<boolean>`(m.created_at <= b.frozen_at
  and (b.segment ->> 'country' is null or m.created_country = b.segment ->> 'country')
  and (b.segment ->> 'way' is null or m.registered_by = b.segment ->> 'way')
  and (b.segment ->> 'from' is null or m.created_at >= (b.segment ->> 'from')::timestamptz)
  and (b.segment ->> 'to' is null or m.created_at < (b.segment ->> 'to')::timestamptz))`;
