import { sql, type Kysely } from 'kysely';

const statements = [
  // Updated as rounds settle, so that a board can be read from an index (rewards.md 9).
  `create table board_row (
    merchant text not null,
    board text not null,
    -- The first day of the window.
    starts text not null,
    member_id uuid not null references member,
    measure bigint not null check (measure > 0),
    reached_at timestamptz not null,
    primary key (merchant, board, starts, member_id)
  )`,
  `create index board_row_rank on board_row (merchant, board, starts, measure desc, reached_at, member_id)`,
  // Winners, fixed by a job after the window's end.
  `create table board_prize (
    merchant text not null,
    board text not null,
    starts text not null,
    rank integer not null check (rank > 0),
    member_id uuid not null references member,
    measure bigint not null,
    amount bigint not null check (amount > 0),
    currency text not null,
    fixed_at timestamptz not null,
    primary key (merchant, board, starts, rank)
  )`,
  `create index board_prize_member on board_prize (member_id)`,
  `create table board_closed (
    merchant text not null,
    board text not null,
    starts text not null,
    fixed_at timestamptz not null,
    primary key (merchant, board, starts)
  )`,
];

/** Leaderboards and their prizes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
