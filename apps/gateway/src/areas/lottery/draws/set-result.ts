import { readResult } from '@parlour/domain/lottery';
import { publishMany } from '../../../db/publish.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { schedule } from '../../../jobs/schedule.ts';
import type { Db } from '../../../kernel/tables.ts';
import { offeredPack } from '../offered-packs.ts';
import { withoutPrizes } from '../sources/same-result.ts';
import { settleJob } from '../settlement/settle-job.ts';
import type { PartialResult, StoredResult } from '../tables.ts';
import { demandStatus, noteSteps, type Draw, type DrawName } from './steps.ts';
import { resultEvent } from './tell.ts';

/** A result with its evidence. */
export interface ProvedResult {
  result: StoredResult;
  /** The operators' names, or the job that found it. */
  by: string;
  evidence: Readonly<Record<string, unknown>>;
}

/**
 * Parses a result by a draw's pack, without its void prizes. Throws `field_invalid` if it is impossible, or incomplete for the other
 * prizes.
 */
export async function readDrawResult(trx: Db, draw: Draw, given: unknown): Promise<StoredResult> {
  const pack = draw.pack_version === null ? undefined : await offeredPack(trx, draw.merchant, draw.pack_id, draw.pack_version);
  if (!pack) throw new Error(`the draw ${draw.id} has no pack`);
  const read = readResult(pack, given, draw.void_prizes);
  if (typeof read === 'string') throw new Refusal('field_invalid', { message: `This isn’t a valid result for ${draw.pack_id}: ${read}.` });
  if (read.missing.length > 0)
    throw new Refusal('field_invalid', { message: `These prizes are not complete: ${read.missing.join(', ')}.` });
  return withoutPrizes(read.result, draw.void_prizes);
}

/** closed → resulted, for a held draw. Its settlement starts at once. Throws `draw_state`. */
export async function setResult(trx: Db, draw: Draw, { result, by, evidence }: ProvedResult, now: Date): Promise<void> {
  demandStatus(draw, 'closed');
  await trx
    .updateTable('lottery_draw')
    .set({
      status: 'resulted',
      result: JSON.stringify(result),
      partial_result: null,
      stopped_reason: null,
      resulted_at: now,
      next_at: null,
    })
    .where('merchant', '=', draw.merchant)
    .where('id', '=', draw.id)
    .execute();
  const voidPrizes = draw.void_prizes.length > 0 && { voidPrizes: draw.void_prizes };
  await noteSteps(trx, [{ draw, from: 'closed', to: 'resulted', by, evidence: { ...evidence, ...voidPrizes, result } }], now);
  await scheduleSettlement(trx, draw, draw.run + 1, now);
  await publishMany(trx, [resultEvent(draw, result, true)]);
}

/** Schedules the settlement of a draw's lines as soon as a gateway is free. */
export async function scheduleSettlement(trx: Db, { merchant, id }: DrawName, run: number, now: Date): Promise<void> {
  await schedule(trx, settleJob, { merchant, id }, { key: `${merchant}:${id}:${run}`, at: now });
}

/** Stores and publishes the numbers known so far; they settle nothing. */
export async function showPartialResult(trx: Db, draw: Draw, partial: PartialResult): Promise<void> {
  await trx
    .updateTable('lottery_draw')
    .set({ partial_result: JSON.stringify(partial) })
    .where('merchant', '=', draw.merchant)
    .where('id', '=', draw.id)
    .execute();
  await publishMany(trx, [resultEvent(draw, partial, false)]);
}
