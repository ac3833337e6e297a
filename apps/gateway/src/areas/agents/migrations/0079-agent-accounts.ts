import { sql, type Kysely } from 'kysely';

const statements = [
  // The share that an account takes from each rebate pool that reaches it; an account without a row takes all that is left.
  `create table agent_share (
    merchant text not null,
    member_id uuid primary key,
    mode text not null check (mode in ('all', 'percent', 'none')),
    rate text check ((rate is not null) = (mode = 'percent')),
    foreign key (merchant, member_id) references member (merchant, id) on delete cascade
  )`,
  // Accounts for which operators have stopped transfers; this covers the whole team, the account included.
  `create table agent_transfer_ban (
    merchant text not null,
    member_id uuid primary key,
    at timestamptz not null,
    reason text not null,
    foreign key (merchant, member_id) references member (merchant, id) on delete cascade
  )`,
];

/** Settings of single agent accounts: the share of rebate pools, and whether the team may transfer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
