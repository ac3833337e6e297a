import { reportPatience, type ReportName } from '@parlour/domain/reports';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction, sqlState } from '../../../kernel/transaction.ts';
import { refused, type Operator } from '../operator.ts';
import { aboutOf, askedReport, inTurn, pointsOf, rowsOf, totalsOf, type Reads, type Report } from './report-parts.ts';
import type { ReportQuery } from './report-query.ts';
import type { ReportSource } from './sources/source.ts';

/**
 * One report (office 9): its rows a page at a time and, with the first page, totals beside the same weekdays before and a chart. Throws
 * `report_needs_job` if that takes longer than an operator should wait.
 */
export async function report(operator: Operator, name: ReportName, source: ReportSource, query: ReportQuery): Promise<Report> {
  const asked = askedReport(operator, name, source, query);
  return soon(operator.db, async (reads) => {
    const rows = await rowsOf(asked, reads, query.after);
    if (query.after !== undefined) return { ...rows, about: null, totals: null, points: null };
    return { ...rows, about: await aboutOf(asked, reads), totals: await totalsOf(asked, reads), points: await pointsOf(asked, reads) };
  });
}

/** Whether a statement ran out of time. */
export const ranOutOfTime = (error: unknown): boolean => sqlState(error) === '57014';

/**
 * Reads a report's parts one after another on one connection, and ends them once an operator has waited long enough. The embedded database
 * can't end a statement, and answers late instead.
 */
async function soon<T>(db: Db, work: (reads: Reads) => Promise<T>): Promise<T> {
  const ends = performance.now() + reportPatience;
  const left = () => String(Math.max(1, Math.round(ends - performance.now())));
  try {
    return await inTransaction(db, (trx) =>
      work(
        inTurn(async (read) => {
          await sql`select set_config('statement_timeout', ${left()}, true)`.execute(trx);
          return read(trx);
        }),
      ),
    );
  } catch (error) {
    if (!ranOutOfTime(error)) throw error;
    throw refused('report_needs_job', 'This report takes longer than two seconds. A job can prepare it: call startReport.');
  }
}
