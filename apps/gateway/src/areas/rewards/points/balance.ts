import { publish } from '../../../db/publish.ts';
import type { Db } from '../../../kernel/tables.ts';

/** A member's points: those that can be spent, and those in undecided orders. */
export async function pointsOf(db: Db, memberId: string): Promise<{ available: number; held: number }> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', memberId)
    .where('asset', '=', 'points')
    .where('book', '=', 'real')
    .execute();
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.balance ?? 0);
  return { available: of('points'), held: of('pointsLocked') };
}

/** Tells a member's pages that their points have changed; call it last in the transaction. */
export async function tellPoints(trx: Db, { merchant, memberId }: { merchant: string; memberId: string }): Promise<void> {
  await publish(trx, { merchant, memberId, type: 'pointsChanged', data: {} });
}
