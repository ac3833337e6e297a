import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';

/** Calls between gateways and vendors, for the vendors' list of the office (office 8). */
export async function up(db: Db): Promise<void> {
  await sql`create table vendor_call_count (
    hour timestamptz not null, vendor text not null, way text not null,
    calls bigint not null, failed bigint not null, times bigint[] not null,
    primary key (hour, vendor, way)
  )`.execute(db);
}
