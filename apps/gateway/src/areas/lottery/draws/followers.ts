import { sql } from 'kysely';
import { z } from 'zod';
import { timedJob } from '../../../jobs/job.ts';
import type { Db } from '../../../kernel/tables.ts';
import { advanceChases } from '../slips/chases.ts';
import type { DrawStatus } from '../tables.ts';
import type { DrawName } from './steps.ts';
import { schedule } from '../../../jobs/schedule.ts';

/** Continues chases after one of their draws was opened, settled or voided. */
export const chaseJob = timedJob({
  name: 'follow-draw',
  payload: z.object({ merchant: z.string(), id: z.string() }),
  run: ({ merchant, id }, { db, merchants, now }) => advanceChases(db, merchants, { merchant, drawId: id, now }),
});

/** Schedules `chaseJob` for draws that chases wait for, within the caller's transaction; `run` counts the draw's settlements. */
export async function tellFollowers(
  trx: Db,
  draws: readonly (DrawName & { run: number })[],
  status: Extract<DrawStatus, 'open' | 'settled' | 'corrected' | 'void'>,
  now: Date,
): Promise<void> {
  if (draws.length === 0) return;
  const names = JSON.stringify(draws.map(({ merchant, id, run }) => ({ merchant, id, run })));
  const { rows } = await sql<DrawName & { run: number }>`
    select x.merchant, x.id, x.run from jsonb_to_recordset(${names}::jsonb) as x(merchant text, id text, run int)
    where exists (select from lottery_chase_step s join lottery_chase c on c.id = s.chase_id
      where s.merchant = x.merchant and s.draw_id = x.id and c.state = 'running')`.execute(trx);
  for (const { merchant, id, run } of rows)
    await schedule(trx, chaseJob, { merchant, id }, { key: `${merchant}:${id}:${status}:${run}`, at: now });
}
