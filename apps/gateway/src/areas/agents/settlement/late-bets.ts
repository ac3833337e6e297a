import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { AgentLateBetTable } from '../tables.ts';
import type { LineOf } from './line-state.ts';

export type LateBet = Selectable<AgentLateBetTable>;

/** Bets of a line that became others or none and that runs of this kind have not corrected yet, oldest first. */
export async function lateBetsOf(trx: Db, { merchant, kind, head, currency }: LineOf): Promise<LateBet[]> {
  return trx
    .selectFrom('agent_late_bet as late')
    .innerJoin('member_line as line', (join) => join.onRef('line.descendant', '=', 'late.member_id').on('line.ancestor', '=', head))
    .selectAll('late')
    .where('late.merchant', '=', merchant)
    .where('late.currency', '=', currency)
    .where(sql<boolean>`not ${kind}::text = any (late.done_for)`)
    .orderBy('late.id')
    .execute();
}

/** Notes that runs of this kind have corrected what they made of these. */
export async function noteCorrected(trx: Db, { kind }: Pick<LineOf, 'kind'>, bets: readonly LateBet[]): Promise<void> {
  if (bets.length === 0) return;
  await trx
    .updateTable('agent_late_bet')
    .set({ done_for: sql`array_append(done_for, ${kind}::text)` })
    .where(
      'id',
      'in',
      bets.map(({ id }) => id),
    )
    .execute();
}
