import { columnSealer } from '../../../db/sealers.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { Report } from './report-parts.ts';

/** What the first page of a report tells beside its rows. */
export type ReportHead = Pick<Report, 'about' | 'totals' | 'points'>;

/** Stores what the job found, its rows in pages of `size`. */
export async function keepPrepared(
  trx: Db,
  vault: Vault,
  { id, head, list, size }: { id: string; head: ReportHead; list: Report['list']; size: number },
): Promise<void> {
  const pages: unknown[] = [head];
  for (let at = 0; at < list.length; at += size) pages.push(list.slice(at, at + size));
  await trx.deleteFrom('prepared_report_page').where('report_id', '=', id).execute();
  for (const [page, content] of pages.entries())
    await trx
      .insertInto('prepared_report_page')
      .values({ report_id: id, page, text: vault.seal(placeOf(id, page), JSON.stringify(content)) })
      .execute();
}

/** Deletes expired prepared reports; returns how many. */
export async function removeExpiredReports(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('prepared_report').where('expires_at', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Pages of a prepared report by their number, those that it has; 0 is its head. */
export async function openPrepared(
  db: Db,
  vault: Vault,
  { id, pages }: { id: string; pages: readonly number[] },
): Promise<ReadonlyMap<number, unknown>> {
  const rows = await db.selectFrom('prepared_report_page').selectAll().where('report_id', '=', id).where('page', 'in', pages).execute();
  return new Map(rows.map(({ page, text }): [number, unknown] => [page, JSON.parse(vault.open(placeOf(id, page), text))]));
}

/** Sealed without a merchant: a report may be about several. */
const placeOf = (id: string, page: number) => ({ merchant: '', column: 'prepared_report_page.text', id: `${id} ${page}` });

/** Seals prepared reports under the current key. */
export const sealPreparedReports = columnSealer({
  table: 'prepared_report_page',
  column: 'text',
  key: ['report_id', 'page'],
  place: ({ report_id: id, page }) => placeOf(id, page),
});
