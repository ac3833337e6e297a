import { hasPrizes } from '@parlour/domain/lottery';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { offeredPack } from '../offered-packs.ts';
import { resultByReports } from '../sources/fetch-results.ts';
import { demandStatus, holdDraw, noteSteps, type Draw, type DrawName } from './steps.ts';

/** Which prizes of a draw are void, why, and which two people proposed and approved it. */
export interface PrizesDecision {
  /** All void prizes; empty to make every prize count again. */
  prizes: readonly string[];
  reason: string;
  asked: string;
  approved: string;
}

/**
 * Declares prizes of a closed draw void because they were not drawn, or not validly. Its result then needs no numbers for them, and lines
 * that depend on one are refunded at the settlement (lottery 7). Operators must type the result again. Stored reports of sources are
 * compared again, which may complete the result. Throws `draw_state`, `not_found`, `field_invalid`, and `second_operator_needed` if one
 * person both proposed and approved it.
 */
export async function voidPrizes(db: Db, name: DrawName, decision: PrizesDecision, now: Date): Promise<void> {
  const { reason, asked, approved } = decision;
  if (asked === approved) throw new Refusal('second_operator_needed');
  await inTransaction(db, async (trx) => {
    const draw = await holdDraw(trx, name);
    demandStatus(draw, 'closed');
    const prizes = await readVoidPrizes(trx, draw, decision.prizes);
    if (prizes.join() === draw.void_prizes.join()) throw new Refusal('field_invalid', { message: 'These prizes are already void.' });
    await trx
      .updateTable('lottery_draw')
      .set({ void_prizes: prizes, stopped_reason: null, partial_result: null })
      .where('merchant', '=', draw.merchant)
      .where('id', '=', draw.id)
      .execute();
    await trx.deleteFrom('lottery_typed_result').where('merchant', '=', draw.merchant).where('draw_id', '=', draw.id).execute();
    const evidence = { reason, voidPrizes: prizes, before: draw.void_prizes, asked, approved };
    const by = `${asked}, ${approved}`;
    await noteSteps(trx, [{ draw, from: 'closed', to: 'closed', n: (await timesClosed(trx, draw)) + 1, by, evidence }], now);
    await resultByReports(trx, { ...draw, void_prizes: prizes, stopped_reason: null, partial_result: null }, now);
  });
}

/** Prizes of a draw in the order of its pack. Throws `field_invalid` for an unknown one, and if all of them are given. */
export async function readVoidPrizes(trx: Db, draw: Draw, given: readonly string[]): Promise<string[]> {
  const pack = await offeredPack(trx, draw.merchant, draw.pack_id, draw.pack_version ?? 0);
  const all = pack && hasPrizes(pack.result) ? pack.result.prizes.map(({ name }) => name) : [];
  const unknown = given.find((prize) => !all.includes(prize));
  if (unknown !== undefined) throw new Refusal('field_invalid', { message: `${draw.id} has no prize ${unknown}.` });
  const prizes = all.filter((prize) => given.includes(prize));
  if (prizes.length > 0 && prizes.length === all.length)
    throw new Refusal('field_invalid', { message: 'These are all the prizes of the draw. Void the draw instead.' });
  return prizes;
}

async function timesClosed(trx: Db, { merchant, id }: DrawName): Promise<number> {
  const { times } = await trx
    .selectFrom('lottery_draw_step')
    .select((e) => e.fn.countAll<string>().as('times'))
    .where('merchant', '=', merchant)
    .where('draw_id', '=', id)
    .where('to_status', '=', 'closed')
    .executeTakeFirstOrThrow();
  return Number(times);
}
