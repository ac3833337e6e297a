import { heardUnchosen, type MessageCategory, type NoticeChannel } from '@parlour/domain/content';
import { sql, type RawBuilder } from 'kysely';
import { columnSealer } from '../../../db/sealers.ts';
import type { Db } from '../../../kernel/tables.ts';
import { keyPlace } from './keys.ts';

/** A browser's subscription, which is stored sealed. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The place that a device's subscription is sealed for. */
export const devicePlace = (merchant: string, id: string) => ({ merchant, column: 'push_subscription.subscription', id });

/** Ends notifications on the device of a session that was logged out (content N87). */
export async function forgetPushOf(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute();
}

/** Ends notifications on all devices of a member except that of the session `except`. */
export async function forgetPushOfMember(db: Db, memberId: string, except?: string): Promise<void> {
  let devices = db.deleteFrom('push_subscription').where('member_id', '=', memberId);
  if (except !== undefined) devices = devices.where('session_id', '!=', except);
  await devices.execute();
}

/** SQL: whether a member wants to hear of a category through a channel, by their latest choice or the default. */
export function wants(memberId: RawBuilder<unknown>, category: MessageCategory, channel: NoticeChannel = 'push'): RawBuilder<boolean> {
  return sql<boolean>`coalesce(
    (select choice.chosen from push_choice choice where choice.member_id = ${memberId} and choice.channel = ${channel} and choice.category = ${category}
      order by choice.id desc limit 1),
    ${heardUnchosen(category, channel)})`;
}

/** A member's choice of notices, with the wording that was shown beside it. */
export interface NoticeChoice {
  merchant: string;
  memberId: string;
  channel: NoticeChannel;
  category: MessageCategory;
  on: boolean;
  wording: string;
}

/** Records a choice. The latest one of a channel and category is in force; earlier ones are kept as evidence. */
export async function keepChoice(db: Db, choice: NoticeChoice, now: Date): Promise<void> {
  const { merchant, memberId, channel, category, on, wording } = choice;
  await db
    .insertInto('push_choice')
    .values({ merchant, member_id: memberId, channel, category, chosen: on, wording, chosen_at: now })
    .execute();
}

/** Everything sealed about devices, and the keys that sign notifications to them. */
export const pushSealers = [
  columnSealer({
    table: 'push_key',
    column: 'private_key',
    key: ['id', 'merchant'],
    place: ({ id, merchant }) => keyPlace(merchant, id),
  }),
  columnSealer({
    table: 'push_subscription',
    column: 'subscription',
    key: ['id', 'merchant'],
    place: ({ id, merchant }) => devicePlace(merchant, id),
  }),
];
