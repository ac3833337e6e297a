import { sql, type Kysely } from 'kysely';

/** Members' favourite games. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table favourite_game (
    merchant text not null,
    member_id uuid not null references member (id),
    vendor text not null,
    game_code text not null,
    added_at timestamptz not null,
    primary key (member_id, vendor, game_code),
    foreign key (vendor, game_code) references game (vendor, code)
  )`,
  `create index favourite_game_last on favourite_game (member_id, added_at desc)`,
];
