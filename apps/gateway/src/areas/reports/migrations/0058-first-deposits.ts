import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/** First deposits, for the office's list of members who first deposited within a span (office O31). */
export async function up(db: Db): Promise<void> {
  await sql`create index stat_depositor_first on stat_depositor (merchant, first_at)`.execute(db);
}
