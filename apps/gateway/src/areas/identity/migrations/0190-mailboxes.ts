import { sql, type Kysely } from 'kysely';

/** The mailbox behind a member's address, to find addresses that are one person's written differently (rewards R9). Filled at the first start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column mailbox_hash text`.execute(db);
  await sql`create index member_mailbox on member (merchant, mailbox_hash) where mailbox_hash is not null`.execute(db);
}
