import { sql, type Kysely } from 'kysely';

const statements = [
  // What an account takes of each pool of rebates that reaches it; who has no row takes all that is left.
  `create table agent_share (
    merchant text not null,
    member_id uuid primary key,
    mode text not null check (mode in ('all', 'percent', 'none')),
    rate text check ((rate is not null) = (mode = 'percent')),
    foreign key (merchant, member_id) references member (merchant, id) on delete cascade
  )`,
  // Teams in which operators have stopped transfers: the account's own and everybody's below.
  `create table agent_transfer_ban (
    merchant text not null,
    member_id uuid primary key,
    at timestamptz not null,
    reason text not null,
    foreign key (merchant, member_id) references member (merchant, id) on delete cascade
  )`,
];

/** What is set for single accounts of agents: their share of pools, and whether their teams may transfer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
