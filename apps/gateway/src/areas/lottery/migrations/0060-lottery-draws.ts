import { sql, type Kysely } from 'kysely';

const statements = [
  // A pack with the merchant's settings merged over it. Lines refer to the version, so that a settled draw can be judged again by the rules
  // it was sold under.
  sql`create table lottery_pack (
    merchant text not null,
    pack_id text not null,
    version integer not null check (version > 0),
    base_version integer not null,
    settings jsonb not null,
    pack jsonb not null,
    made_by text not null,
    made_at timestamptz not null,
    reason text not null,
    primary key (merchant, pack_id, version)
  )`,
  sql`create table lottery_game (
    merchant text not null,
    game_code text not null,
    pack_id text not null,
    area text not null,
    prize_mode text not null check (prize_mode in ('LOTT', 'ZY', 'ELOTT', 'SEA')),
    source text not null check (source in ('outside', 'inHouse')),
    -- The game whose draws this one takes over, as HANOI takes those of XSMB.
    result_of text,
    is_on boolean not null default true,
    is_hot boolean not null default false,
    position integer not null,
    version integer not null default 1,
    primary key (merchant, game_code)
  )`,
  sql`create table lottery_calendar (
    merchant text not null,
    game_code text not null,
    version integer not null check (version > 0),
    rows jsonb not null,
    made_by text not null,
    made_at timestamptz not null,
    reason text not null,
    primary key (merchant, game_code, version),
    foreign key (merchant, game_code) references lottery_game (merchant, game_code)
  )`,
  sql`create table lottery_exception (
    id bigint generated always as identity primary key,
    merchant text not null,
    game_code text not null,
    from_day date not null,
    to_day date not null check (to_day >= from_day),
    action text not null check (action in ('skip', 'move', 'add')),
    moved_to date,
    reason text not null,
    made_by text not null,
    made_at timestamptz not null,
    check ((action = 'move') = (moved_to is not null)),
    foreign key (merchant, game_code) references lottery_game (merchant, game_code)
  )`,
  sql`create index lottery_exception_of on lottery_exception (merchant, game_code, from_day)`,
  sql`create table lottery_draw (
    merchant text not null,
    id text not null,
    game_code text not null,
    pack_id text not null,
    pack_version integer,
    calendar_version integer not null,
    day date not null,
    issue text not null check (issue ~ '^[0-9]+$'),
    status text not null default 'scheduled'
      check (status in ('scheduled', 'open', 'closing', 'closed', 'resulted', 'settling', 'settled', 'corrected', 'void')),
    opens_at timestamptz not null,
    closing_at timestamptz not null,
    closes_at timestamptz not null,
    draw_at timestamptz not null,
    -- When the clock alone moves it on; null where it waits for something else.
    next_at timestamptz,
    -- In-house: hash of the seed, known before the draw opens; what it was made from, known with its result.
    seed_chain uuid,
    seed_index integer,
    commitment text,
    client_seed text,
    server_seed text,
    book_hash text,
    line_count integer,
    stakes jsonb,
    result jsonb,
    partial_result jsonb,
    void_prizes text[] not null default '{}',
    stopped_reason text,
    resulted_at timestamptz,
    settled_at timestamptz,
    void_reason text,
    -- Counts the settlements: 1 is the first, each correction adds one.
    run integer not null default 0,
    -- The last line that this run has settled.
    run_cursor uuid,
    totals jsonb,
    primary key (merchant, id),
    foreign key (merchant, game_code) references lottery_game (merchant, game_code),
    check (opens_at <= closing_at and closing_at <= closes_at and closes_at <= draw_at),
    check (status <> 'open' or pack_version is not null),
    check (status not in ('resulted', 'settling', 'settled', 'corrected') or result is not null)
  )`,
  sql`create index lottery_draw_next on lottery_draw (next_at) where next_at is not null`,
  sql`create index lottery_draw_of_game on lottery_draw (merchant, game_code, draw_at desc)`,
  sql`create index lottery_draw_unfinished on lottery_draw (draw_at) where status in ('closed', 'resulted', 'settling', 'corrected')`,
  sql`create table lottery_draw_step (
    merchant text not null,
    key text not null,
    draw_id text not null,
    from_status text,
    to_status text not null,
    at timestamptz not null,
    made_by text not null,
    evidence jsonb not null default '{}',
    primary key (merchant, key),
    foreign key (merchant, draw_id) references lottery_draw (merchant, id)
  )`,
  sql`create index lottery_draw_step_of on lottery_draw_step (merchant, draw_id, at)`,
  sql`create table lottery_report (
    id bigint generated always as identity primary key,
    merchant text not null,
    draw_id text not null,
    source text not null,
    host text not null,
    raw bytea not null,
    raw_hash text not null,
    prizes jsonb not null,
    is_complete boolean not null,
    fetched_at timestamptz not null,
    unique (merchant, draw_id, source, raw_hash),
    foreign key (merchant, draw_id) references lottery_draw (merchant, id)
  )`,
  // The result that each operator typed; the second must not see the first one's.
  sql`create table lottery_typed_result (
    merchant text not null,
    draw_id text not null,
    -- Counts the entries: where two differ, a third decides.
    attempt integer not null,
    operator text not null,
    result jsonb not null,
    typed_at timestamptz not null,
    primary key (merchant, draw_id, attempt, operator),
    foreign key (merchant, draw_id) references lottery_draw (merchant, id)
  )`,
  sql`create table lottery_seed_chain (
    id uuid primary key,
    merchant text not null,
    game_code text not null,
    -- seed[length], sealed; every other seed follows from it by hashing.
    sealed text not null,
    length integer not null check (length > 0),
    -- The last index that a draw has been given.
    used integer not null default 0 check (used between 0 and length),
    first_seed text not null,
    published_at timestamptz not null,
    client_seed text,
    client_seed_at timestamptz,
    foreign key (merchant, game_code) references lottery_game (merchant, game_code)
  )`,
  sql`create index lottery_seed_chain_of on lottery_seed_chain (merchant, game_code, published_at)`,
];

/** Lotteries: games, calendars and draws, with the evidence for each result. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
