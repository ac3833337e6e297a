import { sql, type Kysely } from 'kysely';

/** Finds the members who ever paid in by a method, for the list of members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index deposit_by_method on deposit (merchant, method, member_id)
    where status = 'succeeded' and method is not null`.execute(db);
}
