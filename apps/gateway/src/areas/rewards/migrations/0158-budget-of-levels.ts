import { sql, type Kysely } from 'kysely';

/** `levelUp` is what an operator writes for a level; the budget of the levels' own gifts keeps its code and has a kind of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update promotion set kind = 'levels' where code = 'levelUp' and kind = 'levelUp'`.execute(db);
}
