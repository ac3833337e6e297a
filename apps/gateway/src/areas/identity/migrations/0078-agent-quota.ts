import { sql, type Kysely } from 'kysely';

const statements = [
  // How many accounts an agent may open at a prize group. Quota that was passed on belongs to the downline and no longer to the agent.
  `create table agent_quota (
    merchant text not null,
    agent_id uuid not null,
    prize_group integer not null check (prize_group between 1700 and 2000),
    granted bigint not null check (granted >= 0),
    used bigint not null default 0 check (used >= 0),
    passed_on bigint not null default 0 check (passed_on >= 0),
    primary key (agent_id, prize_group),
    foreign key (merchant, agent_id) references member (merchant, id) on delete cascade,
    constraint agent_quota_adds_up check (used + passed_on <= granted)
  )`,
  // The link with which each account registered, for the agent's figures per link.
  `create table register_link_use (
    merchant text not null,
    member_id uuid primary key,
    code text not null,
    foreign key (merchant, member_id) references member (merchant, id) on delete cascade,
    foreign key (merchant, code) references register_link (merchant, code) on delete cascade
  )`,
  `create index register_link_use_of on register_link_use (merchant, code)`,
];

/** Quotas of prize groups, and the links with which accounts registered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
