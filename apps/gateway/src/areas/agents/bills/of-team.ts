import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { BillRow } from '../settlement/stored-bills.ts';

/** A bill within the calling agent's team. Throws `not_found`. */
export async function billOfTeam(db: Db, context: Context, key: string): Promise<BillRow> {
  const row = await db
    .selectFrom('agent_bill as b')
    .innerJoin('member_line as own', (join) =>
      join.onRef('own.descendant', '=', 'b.holder_id').on('own.ancestor', '=', sessionOf(context).memberId),
    )
    .selectAll('b')
    .where('b.merchant', '=', context.merchant.code)
    .where('b.key', '=', key)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}
