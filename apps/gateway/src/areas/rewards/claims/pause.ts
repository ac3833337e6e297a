import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/** A member whose claims an operator decides until then. */
export interface BonusPauseTable {
  merchant: string;
  member_id: string;
  until: Date;
}

export interface PauseTables {
  bonus_pause: BonusPauseTable;
}

declare module '../../../kernel/tables.ts' {
  interface Tables extends PauseTables {}
}

/** Lets an operator decide everything that a member claims until then; a longer pause stays as it is. */
export async function pauseBonuses(
  db: Db,
  { merchant, memberId, until }: { merchant: string; memberId: string; until: Date },
): Promise<void> {
  await db
    .insertInto('bonus_pause')
    .values({ merchant, member_id: memberId, until })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ until: sql`greatest(bonus_pause.until, excluded.until)` }))
    .execute();
}
