import { sql, type Kysely } from 'kysely';

const kinds = `'deposit', 'withdrawalPaid', 'promo', 'bonusConverted', 'rewardPaid', 'rebatePaid', 'dailySalary', 'hourlySalary', 'realTimeSalary', 'dividend',
  'affiliateEarnings', 'betRebate', 'agentRebate', 'transferDown', 'transferUp', 'fee'`;

const statements = [
  // Fees are a cost of a line (agents.md 1, 13); none was booked before this.
  `drop trigger line_money_moved on ledger_transfer`,
  `create trigger line_money_moved after insert on ledger_transfer
    for each row when (new.book = 'real' and (new.kind in (${kinds}) or (new.kind = 'withdrawalReturned' and new.reverses is not null)))
    execute function line_money_moved()`,
  // Transfers along a line that wait for an operator; their money is held from the request on (agents.md 12).
  `create table agent_held_transfer (
    id uuid primary key,
    merchant text not null,
    direction text not null check (direction in ('transferDown', 'transferUp')),
    from_id uuid not null,
    to_id uuid not null,
    currency text not null,
    amount bigint not null check (amount > 0),
    state text not null check (state in ('waiting', 'sent', 'returned')),
    asked_at timestamptz not null,
    decided_at timestamptz,
    decided_by text,
    -- Why the money went back, for its sender.
    reason text,
    foreign key (merchant, from_id) references member (merchant, id) on delete cascade,
    foreign key (merchant, to_id) references member (merchant, id) on delete cascade,
    check ((state = 'waiting') = (decided_at is null)),
    check (state <> 'returned' or reason is not null)
  )`,
  `create index agent_held_transfer_of on agent_held_transfer (from_id, asked_at desc)`,
  `create index agent_held_transfer_waits on agent_held_transfer (merchant, asked_at) where state = 'waiting'`,
  // Limits on what the accounts of a team may send, where they differ from the merchant's; the setting nearest above an account applies.
  `create table agent_transfer_rule (
    merchant text not null,
    member_id uuid primary key,
    down boolean,
    up boolean,
    daily_cap bigint check (daily_cap >= 0),
    pair_cap bigint check (pair_cap >= 0),
    foreign key (merchant, member_id) references member (merchant, id) on delete cascade
  )`,
];

/** Transfers that wait for an operator, transfer limits of teams, and fees in `line_money`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
