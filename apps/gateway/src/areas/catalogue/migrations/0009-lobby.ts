import { sql, type Kysely } from 'kysely';

/** Members' last played games, and the terms of a banner's promise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table recent_game (
    merchant text not null,
    member_id uuid not null references member (id),
    vendor text not null,
    game_code text not null,
    launched_at timestamptz not null,
    primary key (member_id, vendor, game_code),
    foreign key (vendor, game_code) references game (vendor, code)
  )`,
  `create index recent_game_last on recent_game (member_id, launched_at desc)`,
  `alter table banner add column terms jsonb not null default '{}'`,
];
