import type { Db } from '../../kernel/tables.ts';
import { post } from '../../ledger/post.ts';
import { transfers } from '../../ledger/transfers.ts';

/** Gives a member points as if play had earned them; the reference is told once. */
export async function earnPoints(
  db: Db,
  to: { merchant: string; memberId: string; points: bigint; reference: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute((trx) => post(trx, transfers.pointsEarned(to), now));
}
