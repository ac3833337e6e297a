import { sql, type Kysely } from 'kysely';

/** Codes with which partners bring visitors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table affiliate (
    merchant text not null,
    code text not null,
    code_folded text not null,
    created_at timestamptz not null,
    ended_at timestamptz,
    primary key (merchant, code_folded)
  )`,
];
