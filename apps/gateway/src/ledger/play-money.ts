import type { Money } from '@parlour/domain';
import type { Db } from '../kernel/tables.ts';
import { post, type Posted } from './post.ts';
import { transfers } from './transfers.ts';

/**
 * Grants play money to a trial user or demo player, once for each `key`. Throws LG004 without a wallet in the play book; it cannot reach
 * accounts in the real book (security G02).
 */
export async function grantPlayMoney(
  db: Db,
  { merchant, memberId, amount, key }: { merchant: string; memberId: string; amount: Money; key: string },
  now: Date,
): Promise<Posted> {
  return post(db, transfers.playMoney({ merchant, memberId, amount, key }), now);
}
