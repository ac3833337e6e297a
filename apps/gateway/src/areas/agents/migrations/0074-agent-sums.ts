import { sql, type Kysely } from 'kysely';

const statements = [
  // The figures of the teams of a run's holders in a span, computed once for all lines. Deleted when the run is done.
  `create table agent_sums (
    merchant text not null,
    kind text not null,
    currency text not null,
    policy_version integer not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    -- Late bets of the span that the sums have taken in: any other changed afterwards.
    known_late bigint[] not null,
    primary key (merchant, kind, currency, policy_version, starts_at, ends_at)
  )`,
  `create table agent_team_sums (
    merchant text not null,
    kind text not null,
    currency text not null,
    policy_version integer not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    holder_id uuid not null,
    bets bigint not null,
    turnover numeric not null,
    payouts numeric not null,
    won numeric not null,
    lost numeric not null,
    active bigint not null,
    costs numeric not null,
    deposits numeric not null,
    primary key (merchant, kind, currency, policy_version, starts_at, ends_at, holder_id),
    foreign key (merchant, kind, currency, policy_version, starts_at, ends_at) references agent_sums on delete cascade
  )`,
  `create index agent_late_bet_was on agent_late_bet (merchant, settled_at)`,
  `create index agent_late_bet_is on agent_late_bet (merchant, now_settled_at)`,
];

/** Sums of teams, computed once per run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
