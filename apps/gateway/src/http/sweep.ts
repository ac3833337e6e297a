import type { Db } from '../kernel/tables.ts';

const dayMs = 24 * 3600 * 1000;

/** Deletes stored state that no request can use any more, and old reports of gateways; returns how many rows. */
export async function sweepOperations(db: Db, now: Date): Promise<number> {
  const results = [
    await db.deleteFrom('rate_limit').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('sealed_nonce').where('expires_at', '<=', now).executeTakeFirst(),
    // Clients retry within minutes; a month is for disputes.
    await db
      .deleteFrom('idempotency')
      .where('created_at', '<=', new Date(now.getTime() - 30 * dayMs))
      .executeTakeFirst(),
    await db
      .deleteFrom('sealing_key')
      .where('retired_at', '<=', new Date(now.getTime() - dayMs))
      .executeTakeFirst(),
    await db
      .deleteFrom('gateway_beat')
      .where('seen_at', '<', new Date(now.getTime() - dayMs))
      .executeTakeFirst(),
    await db
      .deleteFrom('security_count')
      .where('hour', '<', new Date(now.getTime() - 7 * dayMs))
      .executeTakeFirst(),
    await db
      .deleteFrom('vendor_call_count')
      .where('hour', '<', new Date(now.getTime() - 7 * dayMs))
      .executeTakeFirst(),
  ];
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
