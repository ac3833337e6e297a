import type { Money } from '@parlour/domain';
import type { Db } from '../kernel/tables.ts';
import { post, type Posted } from './post.ts';
import { transfers } from './transfers.ts';

/**
 * Gives play money to a trial user or demo player, once for each `key`. Fails for a member whose accounts are in the real
 * book: play money cannot reach them (security G02).
 */
export async function grantPlayMoney(
  db: Db,
  { memberId, amount, key }: { memberId: string; amount: Money; key: string },
  now: Date,
): Promise<Posted> {
  const { merchant } = await db
    .selectFrom('ledger_account')
    .select('merchant')
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', memberId)
    .where('kind', '=', 'cash')
    .executeTakeFirstOrThrow();
  return post(db, transfers.playMoney({ merchant, memberId, amount, key }), now);
}
