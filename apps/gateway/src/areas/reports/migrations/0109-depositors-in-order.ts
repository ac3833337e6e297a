import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

/**
 * Copies each depositor's registration time. The office lists members in this order, so those who first deposited within a span can be read
 * in order without reading members (office 10).
 */
export async function up(db: Db): Promise<void> {
  await sql`alter table stat_depositor add column registered timestamptz`.execute(db);
  await sql`update stat_depositor set registered = member.created_at from member where member.id = stat_depositor.member_id`.execute(db);
  // For members who no longer exist; they appear in no list.
  await sql`update stat_depositor set registered = first_at where registered is null`.execute(db);
  await sql`alter table stat_depositor alter column registered set not null`.execute(db);
  await sql`create index stat_depositor_registered on stat_depositor (merchant, registered, member_id) include (first_at)`.execute(db);
}
