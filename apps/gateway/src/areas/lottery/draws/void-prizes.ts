import { hasPrizes } from '@parlour/domain/lottery';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { offeredPack } from '../offered-packs.ts';
import { resultByReports } from '../sources/fetch-results.ts';
import { demandStatus, holdDraw, noteSteps, type Draw, type DrawName } from './steps.ts';

/** Which prizes of a draw do not count, why, and who requested and approved it: two people. */
export interface PrizesDecision {
  /** All of them; none has every prize count again. */
  prizes: readonly string[];
  reason: string;
  asked: string;
  approved: string;
}

/**
 * Decides which prizes of a closed draw are void, because they were not drawn, or not validly. Its result needs no numbers for them, and
 * when it is settled, lines that read one are refunded (lottery 7). Operators have to type the result again; stored reports of sources are
 * compared again, which may settle the result. Throws `draw_state`, `not_found`, `field_invalid`, and `second_operator_needed` if one
 * person both proposed and approved it.
 */
export async function voidPrizes(db: Db, name: DrawName, decision: PrizesDecision, now: Date): Promise<void> {
  const { reason, asked, approved } = decision;
  if (asked === approved) throw new Refusal('second_operator_needed');
  await inTransaction(db, async (trx) => {
    const draw = await holdDraw(trx, name);
    demandStatus(draw, 'closed');
    const prizes = await readVoidPrizes(trx, draw, decision.prizes);
    if (prizes.join() === draw.void_prizes.join())
      throw new Refusal('field_invalid', { message: 'These are the prizes that are void already.' });
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

/** Prizes of a draw in the order of its pack. Throws `field_invalid` for one that it does not have, and for all of them. */
export async function readVoidPrizes(trx: Db, draw: Draw, given: readonly string[]): Promise<string[]> {
  const pack = await offeredPack(trx, draw.merchant, draw.pack_id, draw.pack_version ?? 0);
  const all = pack && hasPrizes(pack.result) ? pack.result.prizes.map(({ name }) => name) : [];
  const unknown = given.find((prize) => !all.includes(prize));
  if (unknown !== undefined) throw new Refusal('field_invalid', { message: `${draw.id} has no prize ${unknown}.` });
  const prizes = all.filter((prize) => given.includes(prize));
  if (prizes.length > 0 && prizes.length === all.length)
    throw new Refusal('field_invalid', { message: 'These are all of its prizes: void the draw.' });
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
