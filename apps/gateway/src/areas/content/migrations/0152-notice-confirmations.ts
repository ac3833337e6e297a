import { sql, type Kysely } from 'kysely';

/** Which versions of pinned notices a member has confirmed (content N23). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notice_confirmation (
    merchant text not null,
    member_id uuid not null references member,
    item_id uuid not null,
    version integer not null,
    confirmed_at timestamptz not null,
    primary key (member_id, item_id, version),
    foreign key (item_id, version) references content_version (item_id, version)
  )`.execute(db);
}
