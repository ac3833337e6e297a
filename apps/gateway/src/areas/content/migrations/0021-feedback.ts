import { sql, type Kysely } from 'kysely';

/** What visitors and members tell the operator; it stays when a trial user is swept away. */
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
