import { sql, type Kysely } from 'kysely';

/** Events, the catalogue and what each merchant shows of it, content and messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table event (
    id bigserial primary key,
    merchant text not null,
    member_id uuid,
    session_id text,
    type text not null,
    data jsonb not null,
    at timestamptz not null default now(),
    check (session_id is null or member_id is not null)
  )`,
  `create index event_for_member on event (merchant, member_id, id)`,
  `create index event_at on event (at)`,
  `create table vendor (code text primary key, titles jsonb not null, in_house boolean not null, icon text not null)`,
  `create table game (
    vendor text not null references vendor (code),
    code text not null,
    game_type text not null,
    name text not null,
    names jsonb not null,
    icon text not null,
    search text not null,
    trial boolean not null,
    primary key (vendor, code)
  )`,
  `create table merchant_game (
    merchant text not null,
    vendor text not null,
    game_code text not null,
    position integer not null,
    hot boolean not null,
    is_new boolean not null,
    state text not null check (state in ('playable', 'coming_soon', 'maintenance')),
    primary key (merchant, vendor, game_code),
    foreign key (vendor, game_code) references game (vendor, code)
  )`,
  `create index merchant_game_order on merchant_game (merchant, position)`,
  `create table merchant_vendor (merchant text not null, vendor text not null references vendor (code), position integer not null, primary key (merchant, vendor))`,
  `create table merchant_category (merchant text not null, game_type text not null, position integer not null, primary key (merchant, game_type))`,
  `create table demo_player (token_hash text primary key, merchant text not null, member_id uuid not null, last_seen_at timestamptz not null)`,
  `create table announcement (
    id uuid primary key,
    merchant text not null,
    key text not null,
    type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
    execution text not null check (execution in ('A', 'B', 'F')),
    title jsonb not null,
    content jsonb not null,
    position integer not null,
    published_at timestamptz not null,
    unique (merchant, key)
  )`,
  `create table banner (
    id uuid primary key,
    merchant text not null,
    key text not null,
    group_name text not null check (group_name in ('w_home', 'w_promotion')),
    title jsonb not null,
    body jsonb not null,
    action jsonb not null,
    picture text not null,
    linkage text not null,
    linkage_type text not null check (linkage_type in ('ROUTE', 'LINK', 'NONE')),
    position integer not null,
    unique (merchant, key)
  )`,
  `create table demo_winner (
    merchant text not null,
    position integer not null,
    customer_name text not null,
    minor bigint not null check (minor > 0),
    vendor text not null,
    game_code text not null,
    primary key (merchant, position),
    foreign key (vendor, game_code) references game (vendor, code)
  )`,
  `create table message (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null,
    kind text not null,
    params jsonb not null,
    created_at timestamptz not null,
    read_at timestamptz
  )`,
  `create index message_box on message (member_id, created_at desc, id desc)`,
  `create index message_unread on message (member_id) where read_at is null`,
  `create index round_wins on round (merchant, win desc, settled_at) where book = 'real' and status = 'settled' and win > 0`,
];
