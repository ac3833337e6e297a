import { sql, type Kysely } from 'kysely';

/**
 * `levelUp` becomes the kind of promotions that operators write for levels; the budget of the levels' own gifts keeps its code and gets a
 * kind of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update promotion set kind = 'levels' where code = 'levelUp' and kind = 'levelUp'`.execute(db);
}
