import { sql, type Kysely } from 'kysely';

const statements = [
  // The settlement runs that paid a line's amounts; they identify the transfers that a correction reverses.
  sql`alter table lottery_line add column payout_run integer, add column refund_run integer`,
  // A job looks every minute for draws whose settlement was lost.
  sql`drop index lottery_draw_unfinished`,
  sql`create index lottery_draw_unfinished on lottery_draw (draw_at)
    where status in ('resulted', 'settling') or (status in ('corrected', 'void') and settled_at is null)`,
  // Finds chases by one of their draws, whatever the state of the step.
  sql`create index lottery_chase_step_of_draw on lottery_chase_step (merchant, draw_id)`,
];

/** What a repeated settlement of a draw needs to reverse the earlier one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
