import { areas } from './areas.ts';

import { migrate as migrateTo } from './db/migrate.ts';
import type { Database } from './db/open.ts';
import { migrationSchema, schemaOf } from './db/schema.ts';
import { eventSchema } from './events/schema.ts';
import { httpSchema } from './http/schema.ts';
import { jobSchema } from './jobs/schema.ts';
import { ledgerSchema } from './ledger/schema.ts';
import { outboundSchema } from './outbound/schema.ts';

const rooms = [migrationSchema, httpSchema, outboundSchema, eventSchema, jobSchema, ledgerSchema];

/** The complete database of this release. */
export const schema = schemaOf([...rooms, ...areas.flatMap((area) => area.schema ?? [])]);

/** Migrates the database to the latest version; returns the names of the migrations that ran. Throws what a failing migration threw. */
export function migrate(database: Pick<Database, 'owner'>): Promise<string[]> {
  return migrateTo(database, schema);
}
