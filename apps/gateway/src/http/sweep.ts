import type { Db } from '../kernel/tables.ts';

const dayMs = 24 * 3600 * 1000;

/** Removes what the operations keep and nobody can ask for any more; how many rows went. */
export async function sweepOperations(db: Db, now: Date): Promise<number> {
  const results = [
    await db.deleteFrom('rate_limit').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('sealed_nonce').where('expires_at', '<=', now).executeTakeFirst(),
    // A client retries within minutes; a month is for disputes.
    await db
      .deleteFrom('idempotency')
      .where('created_at', '<=', new Date(now.getTime() - 30 * dayMs))
      .executeTakeFirst(),
    await db
      .deleteFrom('sealing_key')
      .where('retired_at', '<=', new Date(now.getTime() - dayMs))
      .executeTakeFirst(),
  ];
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
