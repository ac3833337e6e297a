import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table content_item drop constraint content_item_kind_check`,
  `alter table content_item add constraint content_item_kind_check
    check (kind = any ('{announcement,banner,helpSection,helpArticle,broadcast,legal}'))`,
  `alter table content_item add column live_since timestamptz`,
  `create table legal_acceptance (
    merchant text not null,
    member_id uuid not null references member,
    item_id uuid not null,
    version integer not null,
    accepted_at timestamptz not null,
    primary key (member_id, item_id, version),
    foreign key (item_id, version) references content_version (item_id, version)
  )`,
  `create index legal_acceptance_list on legal_acceptance (item_id, version, accepted_at desc, member_id desc)`,
];

/** Legal texts as contents, and the version that each member has accepted (content N41). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
