import type { components } from '@parlour/api/contract';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { isOver } from './book.ts';

/**
 * A report on a draw as its source sent it, by its hash, so that anyone can recompute that. Throws the Refusals `not_found` and, as long as
 * the draw is not over, `draw_state`.
 */
export async function drawReport(
  db: Db,
  { merchant, drawId, hash }: { merchant: string; drawId: string; hash: string },
): Promise<components['schemas']['DrawReportContent']> {
  const report = await db
    .selectFrom('lottery_report')
    .innerJoin('lottery_draw', (join) =>
      join.onRef('lottery_draw.merchant', '=', 'lottery_report.merchant').onRef('lottery_draw.id', '=', 'lottery_report.draw_id'),
    )
    .select(['lottery_draw.status', 'lottery_report.raw'])
    .where('lottery_report.merchant', '=', merchant)
    .where('lottery_report.draw_id', '=', drawId)
    .where('lottery_report.raw_hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  if (!report) throw new Refusal('not_found');
  if (!isOver(report.status)) throw new Refusal('draw_state');
  return { bytes: Buffer.from(report.raw).toString('base64') };
}
