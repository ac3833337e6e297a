import { sql, type Kysely } from 'kysely';

const statements = [
  // One settlement of one kind and period, with the policy version that it used.
  `create table agent_run (
    merchant text not null,
    kind text not null,
    period text not null,
    cycle text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    policy_version integer not null,
    began_at timestamptz not null,
    done_at timestamptz,
    primary key (merchant, kind, period)
  )`,
  `create index agent_run_order on agent_run (merchant, kind, starts_at)`,
  // Which lines of the run are done: each line is one transaction, so an interrupted run continues where it stopped.
  `create table agent_line_run (
    merchant text not null,
    kind text not null,
    period text not null,
    head_id uuid not null,
    done_at timestamptz not null,
    primary key (merchant, kind, period, head_id),
    foreign key (merchant, kind, period) references agent_run
  )`,
  `create table agent_bill (
    key text primary key,
    merchant text not null,
    kind text not null,
    period text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    head_id uuid not null,
    holder_id uuid not null,
    payer_id uuid,
    contract_id uuid not null references agent_contract,
    policy_version integer not null,
    currency text not null,
    figures jsonb not null,
    tier integer not null,
    due bigint not null,
    paid bigint not null,
    owed bigint not null check (owed >= 0),
    introducer bigint not null default 0,
    from_bill bigint not null default 0,
    from_wallet bigint not null default 0,
    corrections jsonb not null default '[]',
    state text not null,
    made_at timestamptz not null,
    -- Of its claims, by operators.
    written_off bigint not null default 0,
    check (due = paid + owed + written_off)
  )`,
  `create index agent_bill_holder on agent_bill (holder_id, starts_at desc)`,
  `create index agent_bill_payer on agent_bill (payer_id, starts_at desc)`,
  `create index agent_bill_line on agent_bill (head_id, kind, starts_at)`,
  `create table agent_claim (
    id bigint generated always as identity primary key,
    merchant text not null,
    key text not null,
    kind text not null,
    head_id uuid not null,
    from_id uuid not null,
    -- Null: the platform.
    to_id uuid,
    currency text not null,
    amount bigint not null check (amount >= 0),
    arisen bigint not null check (arisen > 0),
    reason text not null check (reason in ('bill', 'correction')),
    bill_key text references agent_bill,
    payments integer not null default 0,
    arose_at timestamptz not null,
    written_off bigint not null default 0,
    written_off_at timestamptz,
    written_off_by text,
    unique (merchant, key)
  )`,
  `create index agent_claim_open on agent_claim (head_id, id) where amount > 0`,
  `create index agent_claim_from on agent_claim (from_id) where amount > 0`,
  `create index agent_claim_to on agent_claim (to_id) where amount > 0`,
  // Who received how much from a single bet.
  `create table agent_split (
    merchant text not null,
    kind text not null check (kind in ('realtime', 'rebate')),
    period text not null,
    round_id uuid not null,
    member_id uuid not null,
    head_id uuid not null,
    amount bigint not null check (amount > 0),
    reversed_at timestamptz,
    primary key (kind, round_id, member_id, period)
  )`,
  `create index agent_split_member on agent_split (member_id, period)`,
  // Settled bets that were voided or settled differently later, with the kinds of runs that have already accounted for it.
  `create table agent_late_bet (
    id bigint generated always as identity primary key,
    merchant text not null,
    round_id uuid not null,
    member_id uuid not null,
    currency text not null,
    settled_at timestamptz not null,
    stake bigint not null,
    win bigint not null,
    -- What it is now; null when it counts for nothing any more.
    now_settled_at timestamptz,
    now_stake bigint not null default 0,
    now_win bigint not null default 0,
    at timestamptz not null,
    done_for text[] not null default '{}'
  )`,
  `create index agent_late_bet_of on agent_late_bet (merchant, id)`,
  `create or replace function agent_bet_changed() returns trigger language plpgsql as $$
  begin
    raise exception 'the functions of this version are not in place yet';
  end $$`,
  `create trigger agent_bet_changed after update of status, stake, win, settled_at on round
    for each row when (old.book = 'real' and old.status = 'settled'
      and (old.status <> new.status or old.stake <> new.stake or old.win <> new.win or old.settled_at is distinct from new.settled_at))
    execute function agent_bet_changed()`,
];

/** Settlement of contracts: runs, bills, claims, splits, and bets that changed after they had been counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
