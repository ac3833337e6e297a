import { sql, type Kysely } from 'kysely';

const statements = [
  // Counts a member's claims, joins, applications and decisions on them, so that a claim notices that facts it read earlier are outdated
  // (ADR 146).
  sql`create table claim_turn (
    member_id uuid primary key references member,
    merchant text not null,
    turns bigint not null
  ) with (fillfactor = 50)`,
  sql`drop function if exists promotion_count(text, uuid, bigint, boolean)`,
];

/** Counts of members' claims, which are read without a lock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
