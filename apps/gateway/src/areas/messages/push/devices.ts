import { heardUnchosen, type MessageCategory } from '@parlour/domain/content';
import { sql, type RawBuilder } from 'kysely';
import { rowsAtOnce, type Sealer } from '../../../db/sealers.ts';
import type { Db } from '../../../kernel/tables.ts';
import { keyPlace } from './keys.ts';

/** What a browser subscribed with, as it is sealed. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Where that is sealed. */
export const devicePlace = (merchant: string, id: string) => ({ merchant, column: 'push_subscription.subscription', id });

/** No longer shows notifications on the device of a session that is logged out (content N87). */
export async function forgetPushOf(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute();
}

/** The same on all devices of a member, but for that of the session `except`. */
export async function forgetPushOfMember(db: Db, memberId: string, except?: string): Promise<void> {
  let devices = db.deleteFrom('push_subscription').where('member_id', '=', memberId);
  if (except !== undefined) devices = devices.where('session_id', '!=', except);
  await devices.execute();
}

/** Whether a member `member_id` of the query wants to be notified of a category. */
export function wants(memberId: RawBuilder<unknown>, category: MessageCategory): RawBuilder<boolean> {
  return sql<boolean>`coalesce(
    (select choice.chosen from push_choice choice where choice.member_id = ${memberId} and choice.category = ${category}
      order by choice.id desc limit 1),
    ${heardUnchosen(category)})`;
}

/** Keys and subscriptions that are sealed under a key which is being replaced. */
export const sealPush: Sealer = async (trx, vault) => {
  const keys = await trx
    .selectFrom('push_key')
    .select(['id', 'merchant', 'private_key'])
    .where(sql<boolean>`not starts_with(private_key, ${vault.prefix})`)
    .limit(rowsAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, merchant, private_key: sealed } of keys) {
    const place = keyPlace(merchant, id);
    const anew = vault.seal(place, vault.open(place, sealed));
    await trx.updateTable('push_key').set({ private_key: anew }).where('id', '=', id).execute();
  }
  const devices = await trx
    .selectFrom('push_subscription')
    .select(['id', 'merchant', 'subscription'])
    .where(sql<boolean>`not starts_with(subscription, ${vault.prefix})`)
    .limit(rowsAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, merchant, subscription: sealed } of devices) {
    const place = devicePlace(merchant, id);
    const anew = vault.seal(place, vault.open(place, sealed));
    await trx.updateTable('push_subscription').set({ subscription: anew }).where('id', '=', id).execute();
  }
  return keys.length + devices.length;
};
