import { sql, type Kysely } from 'kysely';

const kinds = `'deposit', 'withdrawalPaid', 'promo', 'bonusConverted', 'rewardPaid', 'rebatePaid', 'dailySalary', 'hourlySalary', 'realTimeSalary', 'dividend',
  'affiliateEarnings', 'betRebate', 'agentRebate', 'transferDown', 'transferUp'`;

const statements = [
  // Hourly and five-minute bills read the bets of a span; bets are stored roughly in the order in which they settle.
  `create index round_settled_span on round using brin (settled_at) with (pages_per_range = 16)`,
  // Movements besides bets that reports and bills count, by member and time. They are a small part of the ledger, which has no index by
  // account and time.
  `create table line_money (
    merchant text not null, member_id uuid not null, at timestamptz not null, kind text not null, currency text not null, amount bigint not null
  )`,
  `create index line_money_of on line_money (member_id, at)`,
  `create index line_money_span on line_money using brin (at)`,
  `create or replace function line_money_moved() returns trigger language plpgsql as $$
  begin
    raise exception 'the functions of this version are not in place yet';
  end $$`,
  `create trigger line_money_moved after insert on ledger_transfer
    for each row when (new.book = 'real' and (new.kind in (${kinds}) or (new.kind = 'withdrawalReturned' and new.reverses is not null)))
    execute function line_money_moved()`,
  `insert into line_money
    select t.merchant, a.owner_id::uuid, t.at, t.kind, t.asset, sum(e.amount)
    from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
    where t.book = 'real' and (t.kind in (${kinds}) or (t.kind = 'withdrawalReturned' and t.reverses is not null))
      and a.owner_kind = 'member' and a.kind in ('cash', 'locked') and pg_input_is_valid(a.owner_id, 'uuid')
    group by t.id, a.owner_id order by t.at`,
  // The rules for a merchant's contracts. A row never changes; a change creates the next version.
  `create table agent_policy (
    merchant text not null,
    version integer not null check (version > 0),
    policy jsonb not null,
    made_by text not null,
    made_at timestamptz not null,
    reason text not null,
    primary key (merchant, version)
  )`,
  `create table agent_contract (
    id uuid primary key,
    merchant text not null,
    kind text not null check (kind in ('daily', 'hourly', 'realtime', 'dividend', 'affiliate')),
    cycle text not null,
    holder_id uuid not null,
    -- The direct upline; null for the platform.
    payer_id uuid,
    version integer not null check (version > 0),
    tiers jsonb not null,
    -- What an affiliate's contract states beside tiers.
    terms jsonb not null default '{}',
    state text not null check (state in ('offered', 'active', 'ended', 'rejected', 'withdrawn', 'lapsed')),
    -- What was shown to end with it.
    closure uuid[] not null default '{}',
    offered_by text not null,
    offered_at timestamptz not null,
    lapses_at timestamptz,
    decided_at timestamptz,
    from_at timestamptz,
    to_at timestamptz,
    ending_asked_by text check (ending_asked_by in ('holder', 'payer')),
    ending_asked_at timestamptz,
    -- An asked end that the other side has rejected waits for an operator.
    ending_rejected_at timestamptz,
    unique (merchant, holder_id, kind, version),
    foreign key (merchant, holder_id) references member (merchant, id) on delete cascade,
    foreign key (merchant, payer_id) references member (merchant, id),
    check (state <> 'active' or from_at is not null)
  )`,
  `create unique index agent_contract_active on agent_contract (holder_id, kind) where state = 'active' and to_at is null`,
  `create unique index agent_contract_offered on agent_contract (holder_id, kind) where state = 'offered'`,
  `create index agent_contract_kind on agent_contract (merchant, kind, from_at)`,
  `create index agent_contract_payer on agent_contract (payer_id, kind, offered_at desc)`,
  `create index agent_contract_due on agent_contract (lapses_at) where lapses_at is not null`,
];

/** Contracts of agents, and the data that reports on their lines count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
