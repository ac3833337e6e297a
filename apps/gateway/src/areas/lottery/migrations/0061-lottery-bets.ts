import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table lottery_ticket (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null references member (id),
    book text not null check (book in ('real', 'play')),
    currency text not null,
    -- The caller's Idempotency-Key.
    key text not null,
    line_count integer not null check (line_count > 0),
    stake bigint not null check (stake >= 0),
    placed_at timestamptz not null,
    cancelled_at timestamptz,
    unique (member_id, key)
  )`,
  sql`create index lottery_ticket_of on lottery_ticket (member_id, placed_at desc, id desc)`,
  // Lines of one draw are hashed and settled in ascending order of id (uuid version 7).
  sql`create table lottery_line (
    id uuid primary key,
    merchant text not null,
    ticket_id uuid not null references lottery_ticket (id),
    draw_id text not null,
    game_code text not null,
    member_id uuid not null,
    book text not null check (book in ('real', 'play')),
    currency text not null,
    pack_id text not null,
    pack_version integer not null,
    type text not null,
    at text,
    selection text[] not null check (cardinality(selection) > 0),
    -- Minor units.
    unit bigint not null check (unit > 0),
    cost_units integer not null check (cost_units > 0),
    -- Decimal text, or an object of them by key.
    odds jsonb not null,
    prize_group integer,
    combinations integer not null check (combinations > 0),
    stake bigint not null check (stake > 0),
    max_payout bigint not null check (max_payout >= 0),
    placed_at timestamptz not null,
    state text not null default 'accepted' check (state in ('accepted', 'cancelled', 'pending', 'won', 'lost', 'refunded')),
    -- Voided by an operator before the settlement.
    is_void boolean not null default false,
    hits bigint not null default 0,
    payout bigint not null default 0 check (payout >= 0),
    refund bigint not null default 0 check (refund >= 0),
    reason text,
    -- The draw's run that settled it.
    run integer,
    settled_at timestamptz,
    chase_id uuid,
    chase_step integer,
    foreign key (merchant, draw_id) references lottery_draw (merchant, id),
    check ((run is null) = (settled_at is null))
  )`,
  sql`create index lottery_line_of_draw on lottery_line (merchant, draw_id, id)`,
  sql`create index lottery_line_of_member on lottery_line (member_id, placed_at desc, id desc)`,
  sql`create index lottery_line_of_ticket on lottery_line (ticket_id, id)`,
  sql`create unique index lottery_line_of_chase on lottery_line (chase_id, chase_step) where chase_id is not null`,
  // What the house would pay if the number were drawn; bet types that count as a whole have one row with an empty number.
  sql`create table lottery_exposure (
    merchant text not null,
    draw_id text not null,
    book text not null check (book in ('real', 'play')),
    type text not null,
    -- With its place before it where the type has places: "3:7".
    number text not null,
    amount bigint not null check (amount >= 0),
    -- The step of the pack that is reached; 0 is none.
    step integer not null default 0,
    primary key (merchant, draw_id, book, type, number),
    foreign key (merchant, draw_id) references lottery_draw (merchant, id)
  )`,
  sql`create table lottery_limit_used (
    merchant text not null,
    draw_id text not null,
    member_id uuid not null,
    book text not null check (book in ('real', 'play')),
    type text not null,
    stake bigint not null check (stake >= 0),
    primary key (merchant, draw_id, member_id, book, type),
    foreign key (merchant, draw_id) references lottery_draw (merchant, id)
  )`,
  sql`create table lottery_chase (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null references member (id),
    game_code text not null,
    book text not null check (book in ('real', 'play')),
    currency text not null,
    key text not null,
    type text not null,
    at text,
    selection text[] not null check (cardinality(selection) > 0),
    unit bigint not null check (unit > 0),
    cost_units integer not null check (cost_units > 0),
    -- Accepted at placement: a step at lower odds is skipped.
    odds jsonb not null,
    prize_group integer,
    combinations integer not null check (combinations > 0),
    stop_on_win boolean not null,
    stake bigint not null check (stake > 0),
    state text not null default 'running' check (state in ('running', 'done', 'stopped', 'won')),
    placed_at timestamptz not null,
    ended_at timestamptz,
    unique (member_id, key)
  )`,
  sql`create index lottery_chase_of on lottery_chase (member_id, placed_at desc, id desc)`,
  sql`create table lottery_chase_step (
    chase_id uuid not null references lottery_chase (id),
    step integer not null check (step > 0),
    merchant text not null,
    draw_id text not null,
    multiplier integer not null check (multiplier > 0),
    stake bigint not null check (stake > 0),
    state text not null default 'held' check (state in ('held', 'placed', 'skipped', 'returned')),
    reason text,
    line_id uuid,
    changed_at timestamptz not null,
    primary key (chase_id, step),
    foreign key (merchant, draw_id) references lottery_draw (merchant, id)
  )`,
  sql`create index lottery_chase_step_held on lottery_chase_step (merchant, draw_id) where state = 'held'`,
];

/** Tickets, lines and chases, and how much of the limits they use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
