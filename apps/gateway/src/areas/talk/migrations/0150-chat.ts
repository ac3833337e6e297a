import { sql, type Kysely } from 'kysely';

const statements = [
  `create table chat_room (
    id uuid primary key,
    merchant text not null,
    language text not null,
    title text not null,
    topic text not null default '',
    open boolean not null default true,
    -- Hours of the merchant's day in which it is only read.
    quiet_from text,
    quiet_to text,
    slow_mode integer not null default 0 check (slow_mode between 0 and 120),
    position integer not null default 0,
    -- Sequence of the last message, and a count of all that changed; raised under the row's lock, so that nothing commits behind what was read.
    last_seq bigint not null default 0,
    last_change bigint not null default 0,
    -- Counts the changes of operators.
    version integer not null default 1,
    check ((quiet_from is null) = (quiet_to is null))
  )`,
  `create index chat_room_of on chat_room (merchant, position, id)`,
  // A member's pseudonym; its row is locked while the member posts.
  `create table chat_author (
    member_id uuid primary key references member on delete cascade,
    merchant text not null,
    author uuid not null unique,
    nickname text
  )`,
  `create table chat_message (
    id uuid primary key,
    merchant text not null,
    room_id uuid not null references chat_room,
    seq bigint not null,
    change bigint not null,
    member_id uuid not null references member,
    author uuid not null,
    nickname text,
    level integer not null,
    client_id uuid not null,
    text text,
    card jsonb,
    state text not null check (state = any ('{shown,held,hidden,removed,refused}')),
    -- Since an operator last looked at it.
    reports integer not null default 0,
    at timestamptz not null,
    looked_by text,
    looked_at timestamptz,
    reason text,
    unique (room_id, seq),
    unique (member_id, client_id),
    check ((text is null) <> (card is null))
  )`,
  `create index chat_message_changed on chat_message (room_id, change)`,
  `create index chat_message_of on chat_message (member_id, at desc)`,
  `create index chat_message_old on chat_message (at)`,
  `create index chat_message_waiting on chat_message (merchant, at, id) where state = any ('{held,hidden}') or reports > 0`,
  `create table chat_reaction (
    message_id uuid not null references chat_message on delete cascade,
    member_id uuid not null references member,
    kind text not null check (kind = any ('{like,love,laugh,wow,luck,sad}')),
    merchant text not null,
    primary key (message_id, member_id, kind)
  )`,
  `create table chat_report (
    message_id uuid not null references chat_message on delete cascade,
    member_id uuid not null references member,
    merchant text not null,
    reason text not null check (reason = any ('{abuse,spam,fraud,privacy,begging,other}')),
    at timestamptz not null,
    primary key (message_id, member_id)
  )`,
  `create table chat_hidden (
    member_id uuid not null references member,
    author uuid not null references chat_author (author) on delete cascade,
    merchant text not null,
    primary key (member_id, author)
  )`,
  `create table chat_mute (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null references member,
    from_at timestamptz not null,
    -- Null is for ever.
    until timestamptz,
    reason text not null,
    made_by text not null,
    ended_at timestamptz,
    ended_by text
  )`,
  `create index chat_mute_of on chat_mute (member_id) where ended_at is null`,
  `create index chat_mute_list on chat_mute (merchant, from_at desc, id desc)`,
  // Every version of the word lists as it was set; the last one is in force.
  `create table chat_rules (
    merchant text not null,
    version integer not null,
    words jsonb not null,
    new_account_hours integer not null check (new_account_hours between 0 and 8760),
    reason text not null,
    made_by text not null,
    made_at timestamptz not null,
    primary key (merchant, version)
  )`,
  // Which sessions listen to a room, whichever gateway has their stream.
  `create table chat_listener (
    session_id uuid not null references session on delete cascade,
    room_id uuid not null references chat_room on delete cascade,
    merchant text not null,
    member_id uuid not null references member on delete cascade,
    from_change bigint not null,
    until timestamptz not null,
    primary key (session_id, room_id)
  )`,
  `create index chat_listener_of on chat_listener (room_id, until)`,
];

/** Chat rooms, their messages, and moderation (content 7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
