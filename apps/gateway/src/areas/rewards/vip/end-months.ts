import { sql } from 'kysely';
import { publish } from '../../../db/publish.ts';
import type { Merchants } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { merchantDay } from '../loyalty/days.ts';
import { addStake, levelsOf } from './level.ts';

/** Updates members whose month has ended, so that lost levels appear in their history; returns how many (rewards.md 8). */
export async function endMonths(db: Db, merchants: Pick<Merchants, 'all'>, now: Date): Promise<number> {
  let ended = 0;
  for (const merchant of merchants.all) {
    if (!merchant.flags.vip) continue;
    const { rules } = await levelsOf(db, merchant);
    const month = merchantDay(merchant, now).slice(0, 7);
    const due = await db
      .selectFrom('vip_standing')
      .select('member_id')
      .where('merchant', '=', merchant.code)
      .where('month', '<', month)
      .limit(5000)
      .execute();
    for (const { member_id: memberId } of due) {
      await inTransaction(db, async (trx) => {
        // Waits for the job that counts stakes; the two must not run concurrently.
        await sql`select pg_advisory_xact_lock(hashtextextended('count-play', 0))`.execute(trx);
        const { moved } = await addStake(trx, { merchant: merchant.code, memberId, levels: rules }, { month, added: 0n, at: now });
        if (moved) await publish(trx, { merchant: merchant.code, memberId, type: 'levelChanged', data: {} });
      });
      ended += 1;
    }
  }
  return ended;
}
