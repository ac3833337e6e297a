import { sql, type Kysely } from 'kysely';

const statements = [
  // The runs of the settlement that paid what a line says, which name the transfers that a correction takes back.
  sql`alter table lottery_line add column payout_run integer, add column refund_run integer`,
  // Draws whose settlement was lost are looked for every minute.
  sql`drop index lottery_draw_unfinished`,
  sql`create index lottery_draw_unfinished on lottery_draw (draw_at)
    where status in ('resulted', 'settling') or (status in ('corrected', 'void') and settled_at is null)`,
  // Chases are found by a draw of theirs, whatever became of the step.
  sql`create index lottery_chase_step_of_draw on lottery_chase_step (merchant, draw_id)`,
];

/** What a second settlement of a draw takes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
