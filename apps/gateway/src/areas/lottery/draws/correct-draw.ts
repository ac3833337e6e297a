import { publishMany } from '../../../db/publish.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { readDrawResult, scheduleSettlement } from './set-result.ts';
import { sameResult } from '../sources/same-result.ts';
import { readVoidPrizes } from './void-prizes.ts';
import { demandStatus, holdDraw, noteSteps, type DrawName } from './steps.ts';
import { resultEvent, statusEvent } from './tell.ts';

export interface Correction {
  /** The complete result, as `readResult` takes it. */
  result: unknown;
  /** The prizes that are void in it; unchanged if absent. */
  voidPrizes?: readonly string[] | undefined;
  reason: string;
  /** Who proposed and who approved it: two different people. */
  asked: string;
  approved: string;
}

/**
 * settled → corrected: the draw is settled again with another result, line by line (lottery 7). A draw can be corrected repeatedly. Throws
 * `draw_state`, `not_found`, `field_invalid` for a result that is impossible or unchanged, and `second_operator_needed` if one person both
 * proposed and approved it.
 */
export async function correctDraw(
  db: Db,
  name: DrawName,
  { result: given, voidPrizes, reason, asked, approved }: Correction,
  now: Date,
): Promise<void> {
  if (asked === approved) throw new Refusal('second_operator_needed');
  await inTransaction(db, async (trx) => {
    const draw = await holdDraw(trx, name);
    demandStatus(draw, 'settled', 'corrected');
    // All lines must have been settled by the previous result.
    if (draw.settled_at === null) throw new Refusal('draw_state', { params: { status: 'settling' } });
    const void_prizes = voidPrizes === undefined ? draw.void_prizes : await readVoidPrizes(trx, draw, voidPrizes);
    const result = await readDrawResult(trx, { ...draw, void_prizes }, given);
    if (sameResult(result, draw.result ?? {}) && void_prizes.join() === draw.void_prizes.join())
      throw new Refusal('field_invalid', { message: 'The draw already has this result.' });
    await trx
      .updateTable('lottery_draw')
      .set({
        status: 'corrected',
        result: JSON.stringify(result),
        void_prizes,
        resulted_at: now,
        settled_at: null,
        run: draw.run + 1,
        run_cursor: null,
      })
      .where('merchant', '=', draw.merchant)
      .where('id', '=', draw.id)
      .execute();
    const evidence = { reason, before: draw.result, after: result, ...(voidPrizes && { voidPrizes: void_prizes }), asked, approved };
    await noteSteps(trx, [{ draw, from: draw.status, to: 'corrected', n: draw.run, by: `${asked}, ${approved}`, evidence }], now);
    await scheduleSettlement(trx, draw, draw.run + 1, now);
    await publishMany(trx, [resultEvent(draw, result, true), statusEvent(draw, 'corrected')]);
  });
}
