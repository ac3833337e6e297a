import { createHash } from 'node:crypto';
import type { CalendarRow } from '@parlour/domain/lottery';
import { sql } from 'kysely';
import { z } from 'zod';
import { timedJob, type JobLog } from '../../../jobs/job.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { offeredPack } from '../offered-packs.ts';
import { setResult, showPartialResult } from '../draws/set-result.ts';
import { holdDraw, type Draw, type DrawName } from '../draws/steps.ts';
import type { PartialResult } from '../tables.ts';
import { compareReports, reportedPrizes, type StoredReport } from './compare.ts';
import { sandboxSettings } from './settings.ts';
import { resultSources, type AskedDraw, type ResultSource, type SourceAnswer } from './source.ts';

/** Asks the sources about one draw, on behalf of all merchants that offer its game. */
export const fetchJob = timedJob({
  name: 'fetch-results',
  payload: z.object({ id: z.string() }),
  run: ({ id }, { db, now, config, merchants, log }) => {
    // Simulated results may decide about play money only.
    const settings = config.lottery.sources ?? (merchants.demo ? sandboxSettings(config.port) : []);
    return fetchResults(db, { id, sources: resultSources(settings), log }, now);
  },
});

interface Fetching {
  id: string;
  sources: readonly ResultSource[];
  log: JobLog;
}

/**
 * Asks the sources about draws with this id that wait for their result; stores, publishes and compares the reports. Returns how many draws
 * got their result.
 */
export async function fetchResults(db: Db, { id, sources, log }: Fetching, now: Date): Promise<number> {
  const waiting = await waitingDraws(db, id);
  const [first] = waiting;
  if (!first) return 0;
  const names = new Set(waiting.flatMap(({ rows }) => rows.flatMap((row) => row.sources ?? [])));
  const asked = { gameCode: first.result_of ?? first.game_code, day: first.day };
  const answers = await Promise.all(sources.filter(({ name }) => names.has(name)).map((source) => ask(source, asked, log)));
  const said = answers.filter((answer) => answer !== null);
  let resulted = 0;
  for (const { merchant, rows } of waiting) {
    const own = said.filter(({ source }) => rows.some((row) => row.sources?.includes(source.name)));
    if (own.length === 0) continue;
    const outcome = await inTransaction(db, (trx) => take(trx, { merchant, id }, own, now));
    if (outcome === 'resulted') resulted++;
    if (typeof outcome === 'object') securityEvent(log, 'draw_stopped', { merchant, draw: id, reason: outcome.stopped });
  }
  return resulted;
}

interface WaitingDraw {
  merchant: string;
  game_code: string;
  result_of: string | null;
  day: string;
  rows: CalendarRow[];
}

async function waitingDraws(db: Db, id: string): Promise<WaitingDraw[]> {
  const { rows } = await sql<WaitingDraw>`
    select d.merchant, d.game_code, g.result_of, d.day::text, c.rows
    from lottery_draw d join lottery_game g on g.merchant = d.merchant and g.game_code = d.game_code
    join lottery_calendar c on c.merchant = d.merchant and c.game_code = d.game_code and c.version = d.calendar_version
    where d.id = ${id} and d.status = 'closed' and g.source = 'outside' order by d.merchant`.execute(db);
  return rows;
}

interface Said extends SourceAnswer {
  source: ResultSource;
}

/** Asks a source; one that fails is asked again at the next check. */
async function ask(source: ResultSource, draw: AskedDraw, log: JobLog): Promise<Said | null> {
  try {
    const answer = await source.fetch(draw);
    return answer && { ...answer, source };
  } catch (error) {
    log.warn({ err: error, source: source.name, ...draw }, 'a source of results could not be asked');
    return null;
  }
}

/** Stores reports on a draw and acts on them. */
async function take(trx: Db, name: DrawName, said: readonly Said[], now: Date): Promise<'waiting' | 'resulted' | { stopped: string }> {
  const draw = await holdDraw(trx, name);
  if (draw.status !== 'closed') return 'waiting';
  const isNews = await storeReports(trx, draw, said, now);
  // After an automatic stop two operators decide; reports are still stored for them.
  if (draw.stopped_reason !== null || !isNews) return 'waiting';
  return resultByReports(trx, draw, now);
}

/** Compares the reports on a closed draw that the caller holds: sets its result, stops it, or shows what is known so far. */
export async function resultByReports(trx: Db, draw: Draw, now: Date): Promise<'waiting' | 'resulted' | { stopped: string }> {
  const reports = await reportsOf(trx, draw);
  if (reports.length === 0) return 'waiting';
  const compared = compareReports(reports, draw.void_prizes);
  if (compared.outcome === 'differs') {
    await trx
      .updateTable('lottery_draw')
      .set({ stopped_reason: compared.reason })
      .where('merchant', '=', draw.merchant)
      .where('id', '=', draw.id)
      .execute();
    return { stopped: compared.reason };
  }
  if (compared.outcome === 'waiting') {
    await showPartialResult(trx, draw, compared.partial);
    return 'waiting';
  }
  const evidence = { sources: compared.sources, hashes: Object.fromEntries(reports.map(({ source, raw_hash: hash }) => [source, hash])) };
  await setResult(trx, draw, { result: compared.result, by: 'sources', evidence }, now);
  return 'resulted';
}

/** Whether any report is new; a source that repeats the same bytes reports nothing new. */
async function storeReports(trx: Db, draw: Draw, said: readonly Said[], now: Date): Promise<boolean> {
  const pack = await offeredPack(trx, draw.merchant, draw.pack_id, draw.pack_version!);
  if (!pack) throw new Error(`the draw ${draw.id} has no pack`);
  let news = false;
  for (const { source, raw, prizes: given } of said) {
    const read = reportedPrizes(pack, given);
    const raw_hash = createHash('sha256').update(raw).digest('hex');
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('lottery_report')
      .values({
        merchant: draw.merchant,
        draw_id: draw.id,
        source: source.name,
        host: source.host,
        raw: Buffer.from(raw),
        raw_hash,
        // A report that does not fit the game is stored as received, and ignored.
        prizes: JSON.stringify(read?.prizes ?? {}),
        is_complete: read?.complete ?? false,
        fetched_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    news ||= numInsertedOrUpdatedRows === 1n;
  }
  return news;
}

async function reportsOf(trx: Db, { merchant, id }: DrawName): Promise<(StoredReport & { raw_hash: string; prizes: PartialResult })[]> {
  return trx
    .selectFrom('lottery_report')
    .select(['source', 'host', 'prizes', 'is_complete', 'raw_hash'])
    .where('merchant', '=', merchant)
    .where('draw_id', '=', id)
    .orderBy('id')
    .execute();
}
