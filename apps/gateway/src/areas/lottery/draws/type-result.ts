import { agreeing, whyNotSecond, type TypedState } from '@parlour/domain/office';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { readDrawResult, setResult } from './set-result.ts';
import { demandStatus, holdDraw, type DrawName } from './steps.ts';
import { sameResult } from '../sources/same-result.ts';
import type { StoredResult } from '../tables.ts';

/** A result that one operator has typed. */
export interface TypedEntry {
  result: unknown;
  operator: string;
  /** Operators who set or approved the odds of the draw, and may therefore not type its result. */
  pricedBy?: readonly string[];
}

/** The state of the entries; if two agree, whose they are. */
export interface TypedOutcome {
  state: Exclude<TypedState, 'none'>;
  by: readonly string[];
}

/**
 * One operator types the result of a closed draw. Two identical entries, the second typed without seeing the first, make the result. If
 * they differ, a third operator decides by typing the same as one of them. Throws `draw_state`, `not_found`, `field_invalid` for an
 * incomplete result, and `second_operator_needed` for an operator who has already typed it or who set the odds.
 */
export function typeResult(
  db: Db,
  name: DrawName,
  { result: given, operator, pricedBy = [] }: TypedEntry,
  now: Date,
): Promise<TypedOutcome> {
  return inTransaction(db, async (trx) => {
    const draw = await holdDraw(trx, name);
    demandStatus(draw, 'closed');
    if (draw.draw_at > now)
      throw new Refusal('draw_state', { params: { status: draw.status }, message: `${draw.id} has not been drawn yet.` });
    const result = await readDrawResult(trx, draw, given);
    const before = await trx
      .selectFrom('lottery_typed_result')
      .selectAll()
      .where('merchant', '=', draw.merchant)
      .where('draw_id', '=', draw.id)
      .orderBy('attempt')
      .execute();
    const why = whyNotSecond(operator, { typed: before.map((each) => each.operator), pricedBy });
    if (why) throw new Refusal('second_operator_needed', { message: reasons[why] });
    await trx
      .insertInto('lottery_typed_result')
      .values({
        merchant: draw.merchant,
        draw_id: draw.id,
        attempt: before.length + 1,
        operator,
        result: JSON.stringify(result),
        typed_at: now,
      })
      .execute();
    const typed: { by: string; result: StoredResult }[] = [
      ...before.map((each) => ({ by: each.operator, result: each.result })),
      { by: operator, result },
    ];
    const pair = agreeing(typed, sameResult)?.map(({ by }) => by);
    if (pair) await setResult(trx, draw, { result, by: pair.join(', '), evidence: { operators: pair } }, now);
    return { state: pair ? 'agreed' : typed.length > 1 ? 'conflict' : 'waits', by: pair ?? [] };
  });
}

const reasons = {
  typed: 'You have typed it already: another operator goes on.',
  priced: 'You set or approved the odds of this draw, so another operator must type its result.',
} as const;
