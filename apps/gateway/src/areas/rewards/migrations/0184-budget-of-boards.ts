import { sql, type Kysely } from 'kysely';

/** `leaderboard` becomes a kind of promotions that operators write; the budget of the boards of loyalty keeps its code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update promotion set kind = 'boards' where code = 'leaderboard' and kind = 'leaderboard'`.execute(db);
}
