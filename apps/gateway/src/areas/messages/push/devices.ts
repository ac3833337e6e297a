import { heardUnchosen, type MessageCategory, type NoticeChannel } from '@parlour/domain/content';
import { sql, type RawBuilder } from 'kysely';
import { columnSealer } from '../../../db/sealers.ts';
import type { Db } from '../../../kernel/tables.ts';
import { keyPlace } from './keys.ts';

/** A browser's subscription, as it is sealed. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The place that the subscription of a device is sealed for. */
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

/** SQL for whether a member wants to hear of a category in a way: the latest choice, otherwise the default. */
export function wants(memberId: RawBuilder<unknown>, category: MessageCategory, channel: NoticeChannel = 'push'): RawBuilder<boolean> {
  return sql<boolean>`coalesce(
    (select choice.chosen from push_choice choice where choice.member_id = ${memberId} and choice.channel = ${channel} and choice.category = ${category}
      order by choice.id desc limit 1),
    ${heardUnchosen(category, channel)})`;
}

/** What a member chose to hear of, in the words that stood beside the choice. */
export interface NoticeChoice {
  merchant: string;
  memberId: string;
  channel: NoticeChannel;
  category: MessageCategory;
  on: boolean;
  wording: string;
}

/** Records a choice; the latest of a channel and category counts, and the earlier ones are kept as evidence. */
export async function keepChoice(db: Db, choice: NoticeChoice, now: Date): Promise<void> {
  const { merchant, memberId, channel, category, on, wording } = choice;
  await db
    .insertInto('push_choice')
    .values({ merchant, member_id: memberId, channel, category, chosen: on, wording, chosen_at: now })
    .execute();
}

/** What is sealed about devices, and the keys that notifications to them are signed with. */
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
