import { sql, type Kysely } from 'kysely';

/** Bills of real-time salary, one for each window of five minutes that paid: the bills of a run are found without reading all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index agent_bill_run on agent_bill (merchant, kind, starts_at)`).execute(db);
}
