import { sql, type Kysely } from 'kysely';

/** How many readers found a version of a help article helpful, and how many did not (content N41). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table help_opinion (
    merchant text not null,
    item_id uuid not null,
    version integer not null,
    helpful integer not null,
    unhelpful integer not null,
    primary key (item_id, version),
    foreign key (item_id, version) references content_version (item_id, version)
  )`.execute(db);
}
