import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { AgentLateBetTable } from '../tables.ts';
import type { Span, TakenSums } from './facts.ts';
import type { LinesOf } from './lines-state.ts';

/** A bet that changed after its settlement, with the head of the bettor's line. */
export type LateBet = Selectable<AgentLateBetTable> & { readonly head_id: string };

/** Bets of these lines that were changed or voided and that runs of this kind have not yet corrected, oldest first. */
export async function lateBetsOf(trx: Db, { merchant, kind, heads, currency }: LinesOf): Promise<LateBet[]> {
  return trx
    .selectFrom('agent_late_bet as late')
    .innerJoin('member_line as line', (join) => join.onRef('line.descendant', '=', 'late.member_id').on('line.ancestor', 'in', [...heads]))
    .selectAll('late')
    .select('line.ancestor as head_id')
    .where('late.merchant', '=', merchant)
    .where('late.currency', '=', currency)
    .where(sql<boolean>`not ${kind}::text = any (late.done_for)`)
    .orderBy('late.id')
    .execute();
}

/**
 * Leaves out bets of a span that changed only after its sums were computed: they were counted with their old values, and the next run of
 * the kind corrects that.
 */
export function knownTo({ knownLate }: TakenSums, { start, end }: Span, late: readonly LateBet[]): LateBet[] {
  const within = (at: Date | null): boolean => at !== null && at.getTime() >= start && at.getTime() < end;
  return late.filter(({ id, settled_at, now_settled_at }) => knownLate.has(String(id)) || !(within(settled_at) || within(now_settled_at)));
}

/** Records that runs of this kind have corrected the effects of these bets. */
export async function noteCorrected(trx: Db, { kind }: Pick<LinesOf, 'kind'>, bets: readonly LateBet[]): Promise<void> {
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
