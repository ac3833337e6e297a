import { sql, type Kysely } from 'kysely';

/** Feedback of visitors and members; it outlives trial users, who are deleted after a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table feedback (
    id bigint generated always as identity primary key,
    merchant text not null,
    member_id uuid references member (id) on delete set null,
    type smallint not null,
    content text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index feedback_newest on feedback (merchant, id desc)`.execute(db);
}
