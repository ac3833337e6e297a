import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import webPush from 'web-push';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';

export interface PushKey {
  id: string;
  publicKey: string;
}

/**
 * The key that browsers subscribe with at a merchant, which is its newest. Creates the first one, once for all gateways of the database.
 */
export async function currentPushKey(db: Db, vault: Vault, merchant: string, now: Date): Promise<PushKey> {
  const stored = await newest(db, merchant);
  if (stored) return stored;
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`push_key ${merchant}`}, 0))`.execute(trx);
    return (await newest(trx, merchant)) ?? renewPushKey(trx, vault, merchant, now);
  });
}

/**
 * Creates a new key for a merchant. Browsers subscribed with an earlier key are still notified with that one, until the site is next opened
 * in them and they subscribe again.
 */
export async function renewPushKey(db: Db, vault: Vault, merchant: string, now: Date): Promise<PushKey> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const id = uuid({ msecs: now.getTime() });
  await db
    .insertInto('push_key')
    .values({ id, merchant, public_key: publicKey, private_key: vault.seal(keyPlace(merchant, id), privateKey), made_at: now })
    .execute();
  return { id, publicKey };
}

async function newest(db: Db, merchant: string): Promise<PushKey | undefined> {
  const row = await db
    .selectFrom('push_key')
    .select(['id', 'public_key'])
    .where('merchant', '=', merchant)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, publicKey: row.public_key };
}

/** The place that a private key is sealed for. */
export const keyPlace = (merchant: string, id: string) => ({ merchant, column: 'push_key.private_key', id });
