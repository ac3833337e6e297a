import { sql } from 'kysely';
import { z } from 'zod';
import { publishMany } from '../../../db/publish.ts';
import { timedJob } from '../../../jobs/job.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { lotterySettleSeconds } from '../../../observe/meters.ts';
import { tellFollowers } from '../draws/followers.ts';
import { holdDraw, noteSteps, type Draw, type DrawName } from '../draws/steps.ts';
import { statusEvent } from '../draws/tell.ts';
import { settleChunk } from './settle-chunk.ts';

/** How many lines one transaction settles. */
const linesAtOnce = 1000;

/** Settles a draw; scheduled when it gets its result, is corrected or is voided. */
export const settleJob = timedJob({
  name: 'settle-draw',
  payload: z.object({ merchant: z.string(), id: z.string() }),
  run: ({ merchant, id }, { db, now }) => settle(db, { merchant, id }, now),
});

/**
 * Settles the unsettled lines of a draw, one chunk per transaction; returns how many lines. Any number of gateways may do so at once. A
 * gateway that is killed leaves only whole chunks behind, and the next one continues after them.
 */
export async function settle(db: Db, name: DrawName, now: Date, atOnce = linesAtOnce): Promise<number> {
  const begun = performance.now();
  let lines = 0;
  for (;;) {
    const some = await inTransaction(db, (trx) => settleSome(trx, name, atOnce, now));
    if (some === null) break;
    lines += some;
  }
  if (lines > 0) lotterySettleSeconds.observe((performance.now() - begun) / 1000);
  return lines;
}

/** How many lines it settled; null if nothing is left to do. */
async function settleSome(trx: Db, name: DrawName, atOnce: number, now: Date): Promise<number | null> {
  let draw = await holdDraw(trx, name);
  if (draw.status === 'resulted') draw = await begin(trx, draw, now);
  if (!['settling', 'corrected', 'void'].includes(draw.status) || draw.settled_at !== null) return null;
  const chunk = await settleChunk(trx, draw, atOnce, now);
  if (!chunk) {
    await finish(trx, draw, now);
    return null;
  }
  await trx
    .updateTable('lottery_draw')
    .set({ run_cursor: chunk.last })
    .where('merchant', '=', draw.merchant)
    .where('id', '=', draw.id)
    .execute();
  await publishMany(trx, chunk.events);
  return chunk.lines;
}

/** resulted → settling. */
async function begin(trx: Db, draw: Draw, now: Date): Promise<Draw> {
  const run = draw.run + 1;
  await trx
    .updateTable('lottery_draw')
    .set({ status: 'settling', run, run_cursor: null })
    .where('merchant', '=', draw.merchant)
    .where('id', '=', draw.id)
    .execute();
  await noteSteps(trx, [{ draw, from: 'resulted', to: 'settling', by: 'settlement', evidence: { run } }], now);
  return { ...draw, status: 'settling', run, run_cursor: null };
}

/** settling → settled. A corrected or void draw keeps its status, and gets its totals. */
async function finish(trx: Db, draw: Draw, now: Date): Promise<void> {
  const totals = await totalsOf(trx, draw);
  const status = draw.status === 'settling' ? 'settled' : draw.status;
  await trx
    .updateTable('lottery_draw')
    .set({ status, settled_at: now, totals: JSON.stringify(totals) })
    .where('merchant', '=', draw.merchant)
    .where('id', '=', draw.id)
    .execute();
  if (draw.status === 'settling')
    await noteSteps(trx, [{ draw, from: 'settling', to: 'settled', by: 'settlement', evidence: { run: draw.run, totals } }], now);
  if (status === 'settled' || status === 'corrected') await tellFollowers(trx, [draw], status, now);
  await publishMany(trx, [statusEvent(draw, status)]);
}

/** Totals of a draw's lines in minor units, by `book currency`. */
export type StoredTotals = Readonly<Record<string, { lines: number; stake: string; payout: string; refund: string }>>;

async function totalsOf(trx: Db, { merchant, id }: DrawName): Promise<StoredTotals> {
  const { rows } = await sql<{ name: string; lines: number; stake: string; payout: string; refund: string }>`
    select book || ' ' || currency as name, count(*)::int as lines, sum(stake)::text as stake, sum(payout)::text as payout, sum(refund)::text as refund
    from lottery_line where merchant = ${merchant} and draw_id = ${id} and state <> 'cancelled' group by 1`.execute(trx);
  return Object.fromEntries(rows.map(({ name, ...sums }) => [name, sums]));
}

/** Settles draws whose job was lost or failed for good; returns how many. */
export async function settleLeftOver(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<DrawName>`
    select merchant, id from lottery_draw
    where (status in ('resulted', 'settling') or (status in ('corrected', 'void') and settled_at is null))
      and coalesce(resulted_at, closes_at) < ${new Date(now.getTime() - 120_000)}
    order by draw_at limit 20`.execute(db);
  for (const name of rows) await settle(db, name, now);
  return rows.length;
}
