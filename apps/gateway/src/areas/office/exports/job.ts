import { csvBeginning, csvLine, csvText } from '@parlour/domain/office';
import { z } from 'zod';
import { timedJob, type JobTools, type TimedJobOf } from '../../../jobs/job.ts';
import { schedule } from '../../../jobs/schedule.ts';
import { Refusal, statusOf } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { Db } from '../../../kernel/tables.ts';
import { appendAudit } from '../audit/append.ts';
import { makerOf } from '../maker.ts';
import type { ExportedList } from './exported-list.ts';
import { exportedLists } from './lists.ts';
import { queryOf, whereExportable } from './scope.ts';
import { keepPart, type ExportRow } from './store.ts';

export interface Stretch {
  /** The size of a part, in characters. */
  size: number;
  /** How many parts one run of the job writes before another run continues, so that no run takes long. */
  parts: number;
  /** The most rows that a file can have. */
  rows: number;
}
const usual: Stretch = { size: 400_000, parts: 25, rows: 1_000_000 };

/** Writes a file; if one run does not finish it, another continues. */
export const exportJob: TimedJobOf<{ id: string }> = timedJob({
  name: 'export-list',
  payload: z.object({ id: z.uuid() }),
  run: ({ id }, tools) => writeExport(id, tools),
});

/**
 * Continues a file where it stopped; returns how many rows were written. Each part is stored together with the position of the next one, so
 * a job repeated after a crash writes no row twice. Fails if the maker's roles no longer permit the export.
 */
export async function writeExport(id: string, tools: JobTools, stretch: Stretch = usual): Promise<number> {
  const { db, now } = tools;
  const row = await db.selectFrom('office_export').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || (row.status !== 'waiting' && row.status !== 'running') || row.expires_at <= now) return 0;
  try {
    return await goOn(row, tools, stretch);
  } catch (error) {
    if (!(error instanceof Refusal) || statusOf[error.code] >= 500) throw error;
    await db.updateTable('office_export').set({ status: 'failed', failure: error.code, finished_at: now }).where('id', '=', id).execute();
    return 0;
  }
}

async function goOn(row: ExportRow, tools: JobTools, { size, parts, rows: most }: Stretch): Promise<number> {
  const { db, now, vault } = tools;
  const list = exportedLists.get(row.list);
  if (!list) throw new Refusal('not_found');
  const operator = whereExportable(await makerOf(row.operator, tools), list, row.personal);
  const query = queryOf(list, row.filter, row.merchant ?? undefined);
  const columns = columnsOf(row, list);
  const names = columns.map(({ name }) => name);
  let { next, row_count: written } = row;
  for (let part = row.parts; part < row.parts + parts; part++) {
    let text = part === 0 ? csvBeginning + csvLine(columns.map(headerOf)) : '';
    do {
      const page = await list.page(operator, { ...query, ...(next !== null && { after: next }) }, names);
      const lines = page.lines.slice(0, most - written);
      text += lines.map(csvLine).join('');
      written += lines.length;
      next = page.next;
    } while (next !== null && written < most && text.length < size);
    const done = next === null || written >= most;
    const progress = { next, row_count: written, parts: part + 1, truncated: done && next !== null };
    await inTransaction(db, async (trx) => {
      await keepPart(trx, vault, { id: row.id, part, text });
      await trx
        .updateTable('office_export')
        .set((e) => ({ ...progress, status: done ? 'done' : 'running', size: e('size', '+', String(Buffer.byteLength(text))) }))
        .where('id', '=', row.id)
        .execute();
      if (done) await finish(trx, row, written, now);
    });
    if (done) return written - row.row_count;
  }
  await schedule(db, exportJob, { id: row.id }, { key: `${row.id}:${row.parts + parts}`, at: now });
  return written - row.row_count;
}

async function finish(trx: Db, { id, merchant }: ExportRow, rows: number, now: Date): Promise<void> {
  await trx.updateTable('office_export').set({ finished_at: now }).where('id', '=', id).execute();
  const note = { merchant, event: 'report.exported', subject: { kind: 'export', id }, after: { rows } } as const;
  await appendAudit(trx, { kind: 'job', name: 'export-list', via: 'job' }, note, now);
}

type Chosen = NonNullable<ExportRow['columns']>;

function columnsOf({ columns, personal }: ExportRow, list: ExportedList): Chosen {
  return columns ?? [...list.columns].flatMap(([name, column]) => (column.personal && !personal ? [] : [{ name }]));
}

/** The header in the operator's language, followed by the machine-readable name; only the latter if there is no header. */
function headerOf({ name, header }: Chosen[number]): string {
  return csvText(header === undefined ? name : `${header} (${name})`);
}
