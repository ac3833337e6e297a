import type { Selectable } from 'kysely';
import { columnSealer } from '../../../db/sealers.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { OfficeExportTable } from '../tables.ts';

export type ExportRow = Selectable<OfficeExportTable>;

/** The operator's files that have not expired, newest first. */
export async function exportsList({ db, by, clock }: Operator): Promise<Schema<'Export'>[]> {
  const rows = await db
    .selectFrom('office_export')
    .selectAll()
    .where('operator', '=', by.name)
    .where('expires_at', '>', clock.now())
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(exportToWire);
}

/** A part of the operator's own file. Throws `not_found` for anybody else's, and for one that is unfinished or has expired. */
export async function exportPart(operator: Operator, { id, part = 0 }: InputOf<'getExportPart'>): Promise<Schema<'ExportPart'>> {
  const { db, by, clock, vault } = operator;
  const found = await db
    .selectFrom('office_export as e')
    .innerJoin('office_export_part as p', 'p.export_id', 'e.id')
    .select(['e.parts', 'p.text'])
    .where('e.id', '=', id)
    .where('e.operator', '=', by.name)
    .where('e.status', '=', 'done')
    .where('e.expires_at', '>', clock.now())
    .where('p.part', '=', part)
    .executeTakeFirst();
  if (!found) throw refused('not_found', 'There is no such file, it isn’t ready yet, or its 24 hours are over.');
  return { text: vault.open(placeOf(id, part), found.text), next: part + 1 < found.parts ? part + 1 : null };
}

/** Stores a part, sealed: exports contain personal data. */
export async function keepPart(trx: Db, vault: Vault, { id, part, text }: { id: string; part: number; text: string }): Promise<void> {
  await trx
    .insertInto('office_export_part')
    .values({ export_id: id, part, text: vault.seal(placeOf(id, part), text) })
    .execute();
}

/** Deletes expired files; returns how many. */
export async function removeExpired(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('office_export').where('expires_at', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}

export function exportToWire(row: ExportRow): Schema<'Export'> {
  return {
    id: row.id,
    list: row.list,
    merchant: row.merchant,
    personal: row.personal,
    status: row.status,
    rows: row.row_count,
    size: Number(row.size),
    truncated: row.truncated,
    failure: row.failure,
    started: row.started_at.toISOString(),
    finished: row.finished_at?.toISOString() ?? null,
    expires: row.expires_at.toISOString(),
  };
}

/** Sealed without a merchant: a file may contain rows of several. */
const placeOf = (id: string, part: number) => ({ merchant: '', column: 'office_export_part.text', id: `${id} ${part}` });

/** Seals the parts of files under the current key. */
export const sealExports = columnSealer({
  table: 'office_export_part',
  column: 'text',
  key: ['export_id', 'part'],
  place: ({ export_id: id, part }) => placeOf(id, part),
});
