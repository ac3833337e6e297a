import { pushedOffersAWeek, type MessageCategory, type NoticeChannel } from '@parlour/domain/content';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { wants } from '../../messages/push/devices.ts';
import { isFor } from './received.ts';

const weekMs = 7 * 24 * 3_600_000;

/** A sent broadcast with its texts; undefined if it was not sent or was recalled. */
export function sentBroadcast(db: Db, id: string) {
  return db
    .selectFrom('broadcast as b')
    .innerJoin('content_version as v', (join) => join.onRef('v.item_id', '=', 'b.item_id').onRef('v.version', '=', 'b.version'))
    .select(['b.merchant', 'b.category', 'v.texts', 'v.facts'])
    .where('b.id', '=', id)
    .where('b.state', '=', 'sent')
    .executeTakeFirst();
}

/**
 * SQL: whether member `m` is notified of broadcast `b` by a channel. The member must be active, in the segment, want the category, not have
 * opened it (`mark`), and not have reached the weekly limit of offers (content N52, N53, N87).
 */
export function isNotified(category: MessageCategory, channel: NoticeChannel, now: Date): RawBuilder<boolean> {
  return sql<boolean>`m.kind = 'member' and m.status = 'active' and mark.member_id is null
    and ${isFor(now)}
    and ${wants(sql`m.id`, category, channel)}
    and (b.category = 'service' or (select count(*) from push_offer told where told.member_id = m.id
      and told.broadcast_id <> b.id and told.at > ${new Date(now.getTime() - weekMs)}) < ${pushedOffersAWeek})`;
}

/** Counts an offer towards its members' weekly limit; once, however many channels notify them. */
export async function countOffer(db: Db, offer: { merchant: string; broadcast: string; member: string; now: Date }): Promise<void> {
  await db
    .insertInto('push_offer')
    .values({ member_id: offer.member, broadcast_id: offer.broadcast, merchant: offer.merchant, at: offer.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
