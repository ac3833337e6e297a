import type { ReportName } from '@parlour/domain/reports';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { schedule } from '../../../jobs/schedule.ts';
import { tooMany } from '../../../kernel/rate-limit.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { prepareReport, prepareSteps } from './prepare-job.ts';
import { openPrepared, type ReportHead } from './prepared-store.ts';
import { askedReport, type Report } from './report-parts.ts';
import type { ReportQuery } from './report-query.ts';
import { sources } from './sources.ts';
import type { PreparedReportTable } from './tables.ts';

type PreparedRow = Selectable<PreparedReportTable>;

const minute = 60_000;
/** How long a prepared report is kept, and for how long it answers the same question again. */
const [keptFor, answersFor] = [24 * 60 * minute, 15 * minute];
/** How many may be in preparation for one operator. */
const mostAtOnce = 3;

/** Has a job prepare a report, unless it does or just did. What a report can't be asked with is refused now, not later by the job. */
export async function reportStart(
  operator: Operator,
  { report, again = false, ...query }: InputOf<'startReport'>,
): Promise<Schema<'PreparedReport'>> {
  const { db, by, clock } = operator;
  askedReport(operator, report, sources[report], query as ReportQuery);
  const now = clock.now();
  const asked = JSON.stringify(query);
  return inTransaction(db, async (trx) => {
    const own = await trx
      .selectFrom('prepared_report')
      .selectAll()
      .where('operator', '=', by.name)
      .where('expires_at', '>', now)
      .orderBy('started_at', 'desc')
      .execute();
    const isUnfinished = ({ status }: PreparedRow) => status === 'waiting' || status === 'running';
    const isFresh = ({ status, finished_at: at }: PreparedRow) =>
      status === 'done' && !again && at !== null && at.getTime() > now.getTime() - answersFor;
    const same = own.find((row) => row.report === report && sameQuestion(row.asked, query) && (isUnfinished(row) || isFresh(row)));
    if (same) return preparedToWire(same, null);
    if (own.filter(isUnfinished).length >= mostAtOnce) throw tooMany(60);
    const row = await trx
      .insertInto('prepared_report')
      .values({
        id: uuid(),
        operator: by.name,
        report,
        asked,
        status: 'waiting',
        step: 0,
        merchants: null,
        truncated: false,
        failure: null,
        started_at: now,
        finished_at: null,
        expires_at: new Date(now.getTime() + keptFor),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await schedule(trx, prepareReport, { id: row.id }, { key: row.id, at: now });
    return preparedToWire(row, null);
  });
}

const questions = ['by', 'from', 'to', 'sort', 'merchant'] as const;
const sameQuestion = (one: PreparedRow['asked'], other: Omit<InputOf<'startReport'>, 'report' | 'again'>) =>
  questions.every((name) => one[name] === other[name]);

/** The operator's own prepared report; a page of its answer once it is done. Throws `not_found` for another operator's. */
export async function preparedReport(operator: Operator, { id, after }: InputOf<'getPreparedReport'>): Promise<Schema<'PreparedReport'>> {
  const { db, by, clock, merchants, vault } = operator;
  const row = await db
    .selectFrom('prepared_report')
    .selectAll()
    .where('id', '=', id)
    .where('operator', '=', by.name)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  // Roles may have changed since: it is shown only to operators who may see all of it.
  if (!row || row.merchants?.some((code) => !merchants.all.some((each) => each.code === code)))
    throw refused('not_found', 'There is no such report, or its 24 hours are over.');
  if (row.status !== 'done') return preparedToWire(row, null);
  const page = after === undefined ? 1 : Number(after);
  if (!Number.isSafeInteger(page) || page < 1 || page > 100_000)
    throw refused('field_invalid', 'This cursor isn’t valid. Start again without one.');
  const pages = await openPrepared(db, vault, { id, pages: page === 1 ? [0, 1, 2] : [page, page + 1] });
  const head = page === 1 ? (pages.get(0) as ReportHead) : { about: null, totals: null, points: null };
  const next = pages.has(page + 1) ? String(page + 1) : null;
  return preparedToWire(row, { list: (pages.get(page) ?? []) as Report['list'], next, ...head });
}

function preparedToWire(row: PreparedRow, answer: Report | null): Schema<'PreparedReport'> {
  return {
    id: row.id,
    report: row.report satisfies ReportName,
    status: row.status,
    step: row.step,
    steps: prepareSteps,
    truncated: row.truncated,
    failure: row.failure,
    started: row.started_at.toISOString(),
    finished: row.finished_at?.toISOString() ?? null,
    expires: row.expires_at.toISOString(),
    answer,
  };
}
