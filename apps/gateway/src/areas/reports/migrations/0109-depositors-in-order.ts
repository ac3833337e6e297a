import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/**
 * Who has deposited knows when they registered: the office lists members by that, and those whose first deposit came in a span lie in this
 * order without a look at any member (office 10).
 */
export async function up(db: Db): Promise<void> {
  await sql`alter table stat_depositor add column registered timestamptz`.execute(db);
  await sql`update stat_depositor set registered = member.created_at from member where member.id = stat_depositor.member_id`.execute(db);
  // Of a member who is gone there is nothing to list.
  await sql`update stat_depositor set registered = first_at where registered is null`.execute(db);
  await sql`alter table stat_depositor alter column registered set not null`.execute(db);
  await sql`create index stat_depositor_registered on stat_depositor (merchant, registered, member_id) include (first_at)`.execute(db);
}
