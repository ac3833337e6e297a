import { sql, type Kysely } from 'kysely';

const statements = [
  // Counts what a member has claimed, joined or applied for, and what was decided about it: a claim that has read before knows it (ADR
  // 146).
  sql`create table claim_turn (
    member_id uuid primary key references member,
    merchant text not null,
    turns bigint not null
  ) with (fillfactor = 50)`,
  sql`drop function if exists promotion_count(text, uuid, bigint, boolean)`,
];

/** The turns of members' claims, which are read without a lock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
