import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table content_item drop constraint content_item_kind_check`,
  `alter table content_item add constraint content_item_kind_check
    check (kind = any ('{announcement,banner,helpSection,helpArticle,broadcast}'))`,
  // One row for all members, not one for each (content N52).
  `create table broadcast (
    id uuid primary key,
    merchant text not null,
    item_id uuid not null,
    version integer not null,
    category text not null check (category = any ('{service,offers}')),
    segment jsonb not null,
    -- Whether its members stand in broadcast_member; else its segment is a rule about facts that never change.
    listed boolean not null,
    state text not null check (state = any ('{planned,sending,sent,takenBack}')),
    send_at timestamptz not null,
    -- Who registered later is not in it.
    frozen_at timestamptz,
    sent_at timestamptz,
    reached integer not null default 0,
    made_by text not null,
    made_at timestamptz not null,
    ended_by text,
    foreign key (item_id, version) references content_version (item_id, version),
    check ((state = 'sent') <= (sent_at is not null and frozen_at is not null))
  )`,
  `create index broadcast_sent on broadcast (merchant, sent_at) where state = 'sent'`,
  `create index broadcast_list on broadcast (merchant, made_at desc, id desc)`,
  `create table broadcast_member (
    merchant text not null,
    member_id uuid not null references member,
    broadcast_id uuid not null references broadcast,
    primary key (member_id, broadcast_id)
  )`,
  // A row only for members who have opened or deleted the broadcast.
  `create table broadcast_mark (
    merchant text not null,
    member_id uuid not null references member,
    broadcast_id uuid not null references broadcast,
    read_at timestamptz not null,
    deleted_at timestamptz,
    primary key (member_id, broadcast_id)
  )`,
  `create index broadcast_mark_of on broadcast_mark (broadcast_id)`,
  `alter table message add column deleted_at timestamptz`,
  `drop index message_box`,
  `create index message_box on message (member_id, created_at desc, id desc) where deleted_at is null`,
  `create index message_all on message (member_id, created_at desc, id desc)`,
];

/** Messages to many members, who has read or deleted them, and personal messages that a member deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
