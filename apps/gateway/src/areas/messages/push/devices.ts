import { heardUnchosen, type MessageCategory } from '@parlour/domain/content';
import { sql, type RawBuilder } from 'kysely';
import { rowsAtOnce, type Sealer } from '../../../db/sealers.ts';
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

/** SQL for whether a member wants to be notified of a category: the latest choice, otherwise the default. */
export function wants(memberId: RawBuilder<unknown>, category: MessageCategory): RawBuilder<boolean> {
  return sql<boolean>`coalesce(
    (select choice.chosen from push_choice choice where choice.member_id = ${memberId} and choice.category = ${category}
      order by choice.id desc limit 1),
    ${heardUnchosen(category)})`;
}

/** Seals keys and subscriptions again that are sealed under a key that is being replaced. */
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
