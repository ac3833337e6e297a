import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { schedule } from '../../../jobs/schedule.ts';
import { tell } from '../audit/append.ts';
import { canCertify } from '../certification.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { certifiedCases, certifyVendor } from './certify-job.ts';
import type { VendorCertificationTable } from './tables.ts';
import { theVendor } from './the-game.ts';

/** How many certifications of a vendor are shown. */
const shownAtMost = 5;

/** Has a job certify the wallet for a vendor, unless it is doing so. What can't be run is refused now, not later by the job. */
export async function certificationStart(operator: Operator, { vendor }: InputOf<'startCertification'>): Promise<Schema<'Certification'>> {
  const { db, by, clock, config } = operator;
  await theVendor(operator, vendor);
  if (!config.vendors[vendor])
    throw refused('field_invalid', `The installation has no key of ${vendor}, so nothing can be signed as ${vendor}.`);
  if (!(await canCertify(operator, vendor)))
    throw refused('field_invalid', `No demo site has a game of ${vendor} that can be played, and test players exist at demo sites only.`);
  const now = clock.now();
  const running = await db
    .selectFrom('vendor_certification')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  const row =
    running ??
    (await db
      .insertInto('vendor_certification')
      .values({ id: uuid(), vendor, asked_by: by.name, status: 'waiting', cases: '[]', failure: null, started_at: now, finished_at: null })
      .returningAll()
      .executeTakeFirstOrThrow());
  if (!running) await schedule(db, certifyVendor, { id: row.id }, { key: row.id, at: now });
  tell(operator, { merchant: null, subject: { kind: 'vendor', id: vendor }, after: { certification: row.id } });
  return certificationToWire(row);
}

/** The latest certifications for a vendor, newest first. */
export async function certificationsList({ db }: Operator, { vendor }: InputOf<'listCertifications'>): Promise<Schema<'Certification'>[]> {
  const rows = await db
    .selectFrom('vendor_certification')
    .selectAll()
    .where('vendor', '=', vendor)
    .orderBy('started_at', 'desc')
    .limit(shownAtMost)
    .execute();
  return rows.map(certificationToWire);
}

const certificationToWire = (row: Selectable<VendorCertificationTable>): Schema<'Certification'> => ({
  id: row.id,
  vendor: row.vendor,
  by: row.asked_by,
  status: row.status,
  steps: certifiedCases.length,
  cases: row.cases,
  failure: row.failure,
  started: row.started_at.toISOString(),
  finished: row.finished_at?.toISOString() ?? null,
});
