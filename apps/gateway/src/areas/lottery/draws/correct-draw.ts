import { publishMany } from '../../../db/publish.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { readDrawResult, scheduleSettlement } from './set-result.ts';
import { demandStatus, holdDraw, noteSteps, type DrawName } from './steps.ts';
import { resultEvent, statusEvent } from './tell.ts';

export interface Correction {
  /** As `readResult` takes it; complete. */
  result: unknown;
  reason: string;
  /** Who requested and who approved it: two people. */
  asked: string;
  approved: string;
}

/**
 * settled → corrected: the draw is settled again with another result, line by line (lottery 7). A draw can be corrected repeatedly. Throws
 * `draw_state`, `not_found`, `field_invalid` for a result that is impossible or the current one, and `second_operator_needed` for one
 * person.
 */
export async function correctDraw(
  db: Db,
  name: DrawName,
  { result: given, reason, asked, approved }: Correction,
  now: Date,
): Promise<void> {
  if (asked === approved) throw new Refusal('second_operator_needed');
  await inTransaction(db, async (trx) => {
    const draw = await holdDraw(trx, name);
    demandStatus(draw, 'settled', 'corrected');
    // Its lines must all have been settled by its previous result.
    if (draw.settled_at === null) throw new Refusal('draw_state', { params: { status: 'settling' } });
    const result = await readDrawResult(trx, draw, given);
    if (JSON.stringify(sorted(result)) === JSON.stringify(sorted(draw.result ?? {})))
      throw new Refusal('field_invalid', { message: 'This is the result that the draw has.' });
    await trx
      .updateTable('lottery_draw')
      .set({ status: 'corrected', result: JSON.stringify(result), resulted_at: now, settled_at: null, run: draw.run + 1, run_cursor: null })
      .where('merchant', '=', draw.merchant)
      .where('id', '=', draw.id)
      .execute();
    const evidence = { reason, before: draw.result, after: result, asked, approved };
    await noteSteps(trx, [{ draw, from: draw.status, to: 'corrected', n: draw.run, by: `${asked}, ${approved}`, evidence }], now);
    await scheduleSettlement(trx, draw, draw.run + 1, now);
    await publishMany(trx, [resultEvent(draw, result, true), statusEvent(draw, 'corrected')]);
  });
}

/** By the names of the prizes: stored JSON keeps no order. */
function sorted(result: Readonly<Record<string, readonly string[]>>): [string, readonly string[]][] {
  return Object.entries(result).sort(([one], [other]) => (one < other ? -1 : 1));
}
