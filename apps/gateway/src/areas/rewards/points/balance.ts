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
