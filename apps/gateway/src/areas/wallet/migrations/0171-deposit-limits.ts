import { sql, type Kysely } from 'kysely';

/** Limits on what a member may deposit within a number of days, set by operators (office 7, limits). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table deposit_limit (
    merchant text not null,
    member_id uuid not null references member (id),
    days integer not null,
    currency text not null,
    amount bigint not null check (amount >= 0),
    set_by text not null,
    set_at timestamptz not null,
    primary key (member_id, days)
  )`.execute(db);
}
