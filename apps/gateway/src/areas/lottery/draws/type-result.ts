import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { readDrawResult, setResult } from './set-result.ts';
import { demandStatus, holdDraw, type DrawName } from './steps.ts';
import { sameResult } from '../sources/same-result.ts';

/** `first`: another operator must type it again; `resulted`: both typed the same; `differs`: they did not, and a new pair begins. */
export type TypedOutcome = 'first' | 'resulted' | 'differs';

/**
 * One operator types the result of a closed draw. Two who type the same, the second without seeing what the first typed, result it. Throws
 * `draw_state`, `not_found`, `field_invalid` for what is no complete result, and `second_operator_needed` for the same operator again.
 */
export function typeResult(
  db: Db,
  name: DrawName,
  { result: given, operator }: { result: unknown; operator: string },
  now: Date,
): Promise<TypedOutcome> {
  return inTransaction(db, async (trx) => {
    const draw = await holdDraw(trx, name);
    demandStatus(draw, 'closed');
    if (draw.draw_at > now) throw new Refusal('draw_state', { params: { status: draw.status } });
    const result = await readDrawResult(trx, draw, given);
    const typed = await trx
      .selectFrom('lottery_typed_result')
      .selectAll()
      .where('merchant', '=', draw.merchant)
      .where('draw_id', '=', draw.id)
      .orderBy('attempt', 'desc')
      .execute();
    const attempt = typed[0]?.attempt ?? 1;
    const pair = typed.filter((each) => each.attempt === attempt);
    // A pair that is whole has differed, or the draw would have its result.
    const [first] = pair.length === 2 ? [] : pair;
    if (first?.operator === operator) throw new Refusal('second_operator_needed');
    const typedNow = { merchant: draw.merchant, draw_id: draw.id, operator, result: JSON.stringify(result), typed_at: now };
    await trx
      .insertInto('lottery_typed_result')
      .values({ ...typedNow, attempt: pair.length === 2 ? attempt + 1 : attempt })
      .execute();
    if (!first) return 'first';
    if (!sameResult(first.result, result)) return 'differs';
    await setResult(trx, draw, { result, by: `${first.operator}, ${operator}`, evidence: { operators: [first.operator, operator] } }, now);
    return 'resulted';
  });
}
