import { sql, type Kysely } from 'kysely';

const statements = [
  // A member's standing when it was last stored; readers account for months that have ended since.
  `create table vip_standing (
    member_id uuid primary key references member,
    merchant text not null,
    month text not null,
    stake bigint not null,
    rank integer not null check (rank >= 0),
    highest integer not null check (highest >= rank)
  )`,
  `create index vip_standing_month on vip_standing (merchant, month)`,
  `create table vip_change (
    member_id uuid not null references member,
    merchant text not null,
    at timestamptz not null,
    from_rank integer not null,
    to_rank integer not null,
    month text not null,
    primary key (member_id, at)
  )`,
];

/** Members' VIP levels, and their history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
