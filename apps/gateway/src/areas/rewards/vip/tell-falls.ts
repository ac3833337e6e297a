import { dayAfter, money, toDecimal } from '@parlour/domain';
import { monthAfter } from '@parlour/domain/rewards';
import type { Merchants } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { merchantDay, startOfMerchantDay } from '../loyalty/days.ts';
import { levelsOf } from './level.ts';

/** How many days before the end of a month members are told that their level will fall (rewards.md 8). */
const daysBefore = 7;
/** How many members are told in one pass. */
const mostAtOnce = 5000;

/**
 * Tells members whose level will fall at the end of the month what they still need to keep it, once a month, except blocked or excluded
 * ones (R8). For a periodic job; returns how many were told.
 */
export async function tellFalls(db: Db, merchants: Pick<Merchants, 'all'>, now: Date): Promise<number> {
  let told = 0;
  for (const merchant of merchants.all) {
    const today = merchantDay(merchant, now);
    const month = today.slice(0, 7);
    if (!merchant.flags.vip || dayAfter(today, daysBefore) < `${monthAfter(month)}-01`) continue;
    const { rules } = await levelsOf(db, merchant);
    const standings = await db
      .selectFrom('vip_standing as s')
      .innerJoin('member as m', 'm.id', 's.member_id')
      .select(['s.member_id', 's.rank', 's.stake'])
      .where('s.merchant', '=', merchant.code)
      .where('s.month', '=', month)
      .where('s.rank', '>', 0)
      .where('m.kind', '=', 'member')
      .where('m.status', '=', 'active')
      .where((eb) => eb.or([eb('m.bets_blocked_until', 'is', null), eb('m.bets_blocked_until', '<=', now)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('message')
              .select('message.id')
              .whereRef('message.member_id', '=', 's.member_id')
              .where('message.kind', '=', 'levelMayFall')
              .where('message.created_at', '>=', startOfMerchantDay(merchant, `${month}-01`)),
          ),
        ),
      )
      .limit(mostAtOnce)
      .execute();
    for (const { member_id: memberId, rank, stake } of standings) {
      const missing = (rules[rank - 1]?.keep ?? 0n) - BigInt(stake);
      if (missing <= 0n) continue;
      const params = { amount: toDecimal(money(missing, merchant.currency)), currency: merchant.currency };
      await inTransaction(db, (trx) => sendMessage(trx, { merchant: merchant.code, memberId, kind: 'levelMayFall', params }, now));
      told += 1;
    }
  }
  return told;
}
