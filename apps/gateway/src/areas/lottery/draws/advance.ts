import { sql } from 'kysely';
import { z } from 'zod';
import { publishMany } from '../../../db/publish.ts';
import { timedJob, type JobTools } from '../../../jobs/job.ts';
import { schedule } from '../../../jobs/schedule.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { fetchJob } from '../sources/fetch-results.ts';
import type { DrawStatus } from '../tables.ts';
import { closeDraws } from './close-draws.ts';
import { openDraws, warnOfClose } from './open-draws.ts';
import { revealDraws } from './reveal.ts';
import { holdDraws, type DrawName } from './steps.ts';
import { voidHeld } from './void-draw.ts';

const [second, minute, hour] = [1000, 60_000, 3_600_000];
/** How long a draw may wait for its result before it becomes void (lottery 3), in ms. */
const patience = 48 * hour;
/** How long to wait before asking sources again, by how long the result has been due. */
const pauses = [
  { until: 30 * minute, pause: 20 * second },
  { until: 6 * hour, pause: 5 * minute },
  { until: patience, pause: 30 * minute },
];
/** How many draws one run advances. */
const atOnce = 500;

type Tools = Pick<JobTools, 'db' | 'now' | 'vault'>;

/**
 * Advances every draw that is due. One job per instant advances the due draws of all merchants, and schedules the job for the next instant:
 * a job per draw would keep an idle gateway busy with fast games.
 */
export const advanceJob = timedJob({
  name: 'advance-draws',
  payload: z.object({}),
  keptSeconds: 600,
  run: async (_, tools) => advanceDraws(tools),
});

/** Returns how many steps were made. */
export async function advanceDraws(tools: Tools): Promise<number> {
  let done = 0;
  // A draw that was not advanced for long, such as while the gateway was down, takes several steps.
  for (let round = 0; round < 6; round++) {
    const some = await advanceOnce(tools);
    done += some;
    if (some === 0) break;
  }
  await scheduleNext(tools);
  return done;
}

interface DueDraw extends DrawName {
  status: DrawStatus;
  source: 'outside' | 'inHouse';
  draw_at: Date;
}

async function advanceOnce({ db, now, vault }: Tools): Promise<number> {
  const { rows } = await sql<DueDraw>`
    select d.merchant, d.id, d.status, d.draw_at, g.source
    from lottery_draw d join lottery_game g on g.merchant = d.merchant and g.game_code = d.game_code
    where d.next_at <= ${now} order by d.next_at limit ${atOnce}`.execute(db);
  if (rows.length === 0) return 0;
  const of = (holds: (draw: DueDraw) => boolean) => rows.filter(holds).map(({ merchant, id }) => ({ merchant, id }));
  let done = 0;
  // Closes draws first: the next draws of their games open when they close.
  done += await closeDraws(
    db,
    of(({ status }) => status === 'open' || status === 'closing'),
    now,
  );
  done += await openDraws(
    db,
    vault,
    of(({ status }) => status === 'scheduled'),
    now,
  );
  done += await warnOfClose(
    db,
    of(({ status }) => status === 'open'),
    now,
  );
  done += await revealDraws(
    db,
    vault,
    of(({ status, source }) => status === 'closed' && source === 'inHouse'),
    now,
  );
  done += await lookForResults(
    db,
    rows.filter(({ status, source }) => status === 'closed' && source === 'outside'),
    now,
  );
  return done;
}

/** Asks sources about draws whose results are due, and gives up on overdue ones; returns how many were given up. */
async function lookForResults(db: Db, draws: readonly DueDraw[], now: Date): Promise<number> {
  if (draws.length === 0) return 0;
  return inTransaction(db, async (trx) => {
    const held = await holdDraws(trx, draws, 'closed');
    const overdue = held.filter(({ draw_at: at }) => at.getTime() + patience <= now.getTime());
    const events = await voidHeld(trx, overdue, { reason: 'No result came within 48 hours.', by: 'clock' }, now);
    const due = held.filter((draw) => !overdue.includes(draw));
    for (const { merchant, id, draw_at: at } of due) {
      const waited = now.getTime() - at.getTime();
      const { pause } = pauses.find(({ until }) => waited < until)!;
      const next_at = new Date(Math.min(now.getTime() + pause, at.getTime() + patience));
      await trx.updateTable('lottery_draw').set({ next_at }).where('merchant', '=', merchant).where('id', '=', id).execute();
    }
    for (const id of new Set(due.map((draw) => draw.id)))
      await schedule(trx, fetchJob, { id }, { key: `${id}:${now.toISOString()}`, at: now });
    await publishMany(trx, events);
    return overdue.length;
  });
}

/** Schedules the next run for the first instant at which any draw is due. */
async function scheduleNext({ db, now }: Tools): Promise<void> {
  const { rows } = await sql<{ next_at: Date | null }>`select min(next_at) as next_at from lottery_draw where next_at is not null`.execute(
    db,
  );
  const next = rows[0]?.next_at;
  if (!next) return;
  const at = next > now ? next : new Date(now.getTime() + second);
  await schedule(db, advanceJob, {}, { key: at.toISOString(), at });
}
