import { sql, type Kysely } from 'kysely';

const statements = [
  // What operators set for each subject. The highest version is in force; a period uses the one that was in force when it began.
  `create table loyalty_terms (
    merchant text not null,
    subject text not null check (subject in ('play', 'points', 'vip', 'missions', 'leaderboard', 'rebate', 'referral')),
    version integer not null check (version > 0),
    terms jsonb not null,
    made_by text not null,
    made_at timestamptz not null,
    reason text not null,
    primary key (merchant, subject, version)
  )`,
  // What is still to be counted. Settling a bet waits for this insert, so its only index is the order.
  `create table play_change (
    id bigint generated always as identity primary key,
    kind text not null,
    merchant text not null,
    ref uuid not null,
    at timestamptz not null
  )`,
  // What members did, each event once; missions, rebates, levels and boards are computed from it.
  `create table member_event (
    member_id uuid not null references member,
    key text not null,
    merchant text not null,
    name text not null,
    day date not null,
    at timestamptz not null,
    line text,
    vendor text,
    game text,
    currency text not null,
    stake bigint not null default 0,
    -- Own stake that counts, and what the round paid (rewards.md 5, 8).
    valid bigint not null default 0,
    paid bigint not null default 0,
    primary key (member_id, key)
  )`,
  `create index member_event_day on member_event (member_id, day, name)`,
  `create table points_sum (
    merchant text not null,
    member_id uuid not null references member,
    line text not null,
    valid bigint not null,
    primary key (member_id, line)
  )`,
  `create table mall_item (
    id uuid primary key,
    merchant text not null,
    code text not null,
    version integer not null default 1,
    kind text not null check (kind in ('money', 'freeSpins', 'goods', 'coupon')),
    title jsonb not null,
    description jsonb not null,
    points integer not null check (points > 0),
    amount bigint check (amount > 0),
    stock integer check (stock >= 0),
    min_level integer not null default 0 check (min_level >= 0),
    per_month integer check (per_month > 0),
    by_operator boolean not null,
    is_on boolean not null default true,
    position integer not null,
    changed_at timestamptz not null,
    unique (merchant, code),
    check ((kind = 'money') = (amount is not null))
  )`,
  `create table redeem_order (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null references member,
    item_id uuid not null references mall_item,
    -- As they were when it was ordered.
    kind text not null,
    title jsonb not null,
    quantity integer not null check (quantity > 0),
    points integer not null check (points > 0),
    amount bigint,
    currency text not null,
    balance_after bigint not null,
    -- Sealed.
    address text,
    status text not null default 'inProcess' check (status in ('inProcess', 'approved', 'rejected')),
    reason text,
    remark text,
    decided_by text,
    created_at timestamptz not null,
    -- The merchant's month, for the limit of an item.
    month text not null,
    decided_at timestamptz
  )`,
  `create index redeem_order_member on redeem_order (member_id, created_at desc)`,
  `create index redeem_order_waiting on redeem_order (merchant, created_at) where status = 'inProcess'`,
  // What was paid, each once: a mission of a period, a level's gift, a part of a day's rebate.
  `create table loyalty_claim (
    member_id uuid not null references member,
    kind text not null,
    subject text not null,
    period text not null,
    part integer not null default 1,
    merchant text not null,
    amount bigint not null check (amount >= 0),
    points integer not null default 0,
    currency text not null,
    claimed_at timestamptz not null,
    primary key (member_id, kind, subject, period, part)
  )`,
  // Function bodies are installed after the migrations; until then no round can be settled.
  ...['play_round', 'play_deposit', 'play_session'].map(
    (name) => `create or replace function ${name}() returns trigger language plpgsql as $$
    begin
      raise exception 'the functions of this version are not in place yet';
    end $$`,
  ),
  `create trigger play_round_new after insert on round
    for each row when (new.status = 'settled' and new.book = 'real') execute function play_round()`,
  `create trigger play_round_settled after update of status on round
    for each row when (new.status = 'settled' and old.status <> 'settled' and new.book = 'real') execute function play_round()`,
  `create trigger play_deposit after insert on ledger_transfer
    for each row when (new.kind = 'deposit' and new.book = 'real') execute function play_deposit()`,
  `create trigger play_session after insert on session for each row when (new.role <> 'trial') execute function play_session()`,
];

/** Members' counted actions, the rewards for them, and the points mall. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
