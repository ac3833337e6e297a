import { sql, type Kysely } from 'kysely';

/**
 * The turnover of the last five days beside that of fifteen, so that both come from one reading of the bets. The stored sums of real-time
 * salary lack it; the next window computes them again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from agent_sums where kind = 'realtime'`.execute(db);
  await sql`alter table agent_team_sums add column recent numeric not null default 0`.execute(db);
}
