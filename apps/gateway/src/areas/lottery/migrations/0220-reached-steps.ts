import { sql, type Kysely } from 'kysely';

/**
 * Finds the numbers of a draw whose odds have changed: every slip and quote reads them, and a day's book has some 20,000 numbers of which
 * only a few have reached a step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index lottery_exposure_reached on lottery_exposure (merchant, draw_id, book) where step > 0`.execute(db);
}
