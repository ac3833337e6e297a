import { sql, type Kysely } from 'kysely';

/** Finds a game's corrected and voided draws: cached figures of past draws are valid until there is a new one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index lottery_draw_changed on lottery_draw (merchant, game_code)
    where status in ('corrected', 'void') and result is not null`.execute(db);
}
