import { createHash } from 'node:crypto';
import { messageCategories } from '@parlour/domain/content';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { sessionOf } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { HandlersOf } from '../../../http/handler.ts';
import { deviceOf, type Device } from '../../identity/session/device.ts';
import { devicePlace, keepChoice, wants } from '../../messages/push/devices.ts';
import { currentPushKey } from '../../messages/push/keys.ts';
import { isPushService } from '../../messages/push/settings.ts';

/** On how many devices a member can have notifications at most. */
const mostDevices = 10;

export const pushHandlers: HandlersOf<'getPush' | 'subscribePush' | 'removePushDevice' | 'choosePush'> = {
  async getPush(_input, context) {
    const { db, vault, merchant, clock, bookkeepingDb } = context;
    const { id: sessionId, memberId } = sessionOf(context);
    const { publicKey } = await currentPushKey(bookkeepingDb, vault, merchant.code, clock.now());
    const rows = await db
      .selectFrom('push_subscription')
      .select(['id', 'session_id', 'browser', 'system', 'details', 'created_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const wanted = sql.join(messageCategories.map((category) => wants(sql`${memberId}::uuid`, category)));
    const { rows: chosen } = await sql<{ chosen: boolean[] }>`select array[${wanted}]::boolean[] as chosen`.execute(db);
    return {
      publicKey,
      devices: rows.map((row) => ({
        id: row.id,
        device: { browser: row.browser, system: row.system } as Device,
        details: row.details,
        since: row.created_at.toISOString(),
        current: row.session_id === sessionId,
      })),
      choices: messageCategories.map((category, i) => ({ category, on: chosen[0]!.chosen[i]! })),
    };
  },

  async subscribePush({ body }, context) {
    const { db, vault, merchant, clock, config, userAgent } = context;
    const { id: sessionId, memberId } = sessionOf(context);
    const { endpoint, p256dh, auth, publicKey, details } = body;
    if (!isPushService(endpoint, config.pushServices)) throw new Refusal('push_unavailable');
    const key = await db
      .selectFrom('push_key')
      .select('id')
      .where('merchant', '=', merchant.code)
      .where('public_key', '=', publicKey)
      .executeTakeFirst();
    if (!key) throw new Refusal('push_unavailable');
    const now = clock.now();
    const id = uuid({ msecs: now.getTime() });
    const hash = createHash('sha256').update(endpoint).digest('base64url');
    await inTransaction(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`push ${hash}`}, 0))`.execute(trx);
      // Replaces any subscription of this browser, even by another member.
      await trx
        .deleteFrom('push_subscription')
        .where((e) => e.or([e('endpoint_hash', '=', hash), e('session_id', '=', sessionId)]))
        .execute();
      await trx
        .insertInto('push_subscription')
        .values({
          id,
          merchant: merchant.code,
          member_id: memberId,
          session_id: sessionId,
          key_id: key.id,
          endpoint_hash: hash,
          subscription: vault.seal(devicePlace(merchant.code, id), JSON.stringify({ endpoint, p256dh, auth })),
          ...deviceOf(userAgent),
          details,
          created_at: now,
        })
        .execute();
      const kept = trx
        .selectFrom('push_subscription')
        .select('id')
        .where('member_id', '=', memberId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(mostDevices);
      await trx.deleteFrom('push_subscription').where('member_id', '=', memberId).where('id', 'not in', kept).execute();
    });
    return null;
  },

  async removePushDevice({ params: { deviceId } }, context) {
    const { numDeletedRows } = await context.db
      .deleteFrom('push_subscription')
      .where('id', '=', deviceId)
      .where('member_id', '=', sessionOf(context).memberId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('not_found');
    return null;
  },

  async choosePush({ body: { category, on, wording } }, context) {
    const { db, merchant, clock } = context;
    await keepChoice(
      db,
      { merchant: merchant.code, memberId: sessionOf(context).memberId, channel: 'push', category, on, wording },
      clock.now(),
    );
    return null;
  },
};
