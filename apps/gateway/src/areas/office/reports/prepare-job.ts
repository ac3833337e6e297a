import { mostPreparedRows } from '@parlour/domain/reports';
import { z } from 'zod';
import { timedJob, type JobTools, type TimedJobOf } from '../../../jobs/job.ts';
import { Refusal, statusOf } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { pageRows } from '../lists.ts';
import { makerOf } from '../maker.ts';
import { whereRolesPermit } from '../people/permitted.ts';
import { keepPrepared } from './prepared-store.ts';
import { ranOutOfTime } from './report.ts';
import { aboutOf, askedReport, inTurn, pointsOf, rowsOf, totalsOf } from './report-parts.ts';
import { sources } from './sources.ts';

/** Rows, count, totals, chart: what an operator sees the job advance by. */
export const prepareSteps = 4;

/** Computes a report that takes longer than an operator should wait (office 9). */
export const prepareReport: TimedJobOf<{ id: string }> = timedJob({
  name: 'prepare-report',
  payload: z.object({ id: z.uuid() }),
  run: ({ id }, tools) => prepare(id, tools),
});

/**
 * Returns how many rows the report has. Fails if the operator's roles no longer permit it, or if it takes longer than even a job may. One
 * that is interrupted begins again, since the parts of a report must be of one moment.
 */
async function prepare(id: string, tools: JobTools): Promise<number> {
  const { db, now, vault } = tools;
  const row = await db.selectFrom('prepared_report').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || (row.status !== 'waiting' && row.status !== 'running') || row.expires_at <= now) return 0;
  const change = (set: { status?: 'running' | 'failed'; step?: number; failure?: string; finished_at?: Date }) =>
    db.updateTable('prepared_report').set(set).where('id', '=', id).execute();
  let step = 0;
  const done = async <T>(part: Promise<T>): Promise<T> => {
    const value = await part;
    await change({ step: ++step });
    return value;
  };
  try {
    await change({ status: 'running', step });
    const operator = whereRolesPermit(await makerOf(row.operator, tools), 'startReport', {});
    const asked = askedReport(operator, row.report, sources[row.report], row.asked);
    const reads = inTurn((work) => work(operator.db));
    const { list, next } = await done(rowsOf(asked, reads, undefined, mostPreparedRows));
    const about = await done(aboutOf(asked, reads));
    const totals = await done(totalsOf(asked, reads));
    const points = await done(pointsOf(asked, reads));
    const merchants = asked.spans.map(({ merchant }) => merchant.code);
    await inTransaction(db, async (trx) => {
      await keepPrepared(trx, vault, { id, head: { about, totals, points }, list, size: pageRows });
      await trx
        .updateTable('prepared_report')
        .set({ status: 'done', truncated: next !== null, merchants, finished_at: now })
        .where('id', '=', id)
        .execute();
    });
    return list.length;
  } catch (error) {
    const failure = ranOutOfTime(error) ? 'unavailable' : error instanceof Refusal && statusOf[error.code] < 500 ? error.code : null;
    if (failure === null) throw error;
    await change({ status: 'failed', failure, finished_at: now });
    return 0;
  }
}
