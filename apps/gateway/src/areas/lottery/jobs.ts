import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Jobs, JobTools } from '../../jobs/job.ts';
import type { Merchants } from '../../kernel/merchants.ts';
import type { Db } from '../../kernel/tables.ts';
import { advanceDraws, advanceJob } from './draws/advance.ts';
import { chaseJob } from './draws/followers.ts';
import { planDraws } from './draws/plan.ts';
import { publishChains, saltChains } from './draws/seed-chains.ts';
import { settleJob, settleLeftOver } from './settlement/settle-job.ts';
import { fetchJob } from './sources/fetch-results.ts';

const random = { bytes: (size: number) => randomBytes(size) };

/** Publishes chains, and creates and advances draws; a starting gateway does so too. Returns how many draws it created. */
export async function prepareDraws(tools: Pick<JobTools, 'db' | 'now' | 'vault'>): Promise<number> {
  const { db, now, vault } = tools;
  await publishChains(db, { vault, random, now });
  await saltChains(db, now);
  return planDraws(db, now);
}

/** How long demonstrations keep draws of fast games without lines. */
const keptMs = 24 * 3600 * 1000;

/**
 * Deletes demonstrations' fast-game draws without bets, of which an unattended one would accumulate ten thousand a day. Licensed merchants
 * keep every draw.
 */
async function sweepEmptyDraws(db: Db, merchants: Merchants, now: Date): Promise<number> {
  const demo = merchants.all.filter(({ jurisdiction }) => jurisdiction === 'demo').map(({ code }) => code);
  const before = new Date(now.getTime() - keptMs);
  const { rows } = await sql`
    with old as (
      select d.merchant, d.id from lottery_draw d
      where d.merchant = any (${demo}) and d.draw_at < ${before} and d.issue ~ '^[0-9]{12}$' and d.status in ('settled', 'void')
        and coalesce(d.line_count, 0) = 0
        and not exists (select from lottery_line l where l.merchant = d.merchant and l.draw_id = d.id)
        and not exists (select from lottery_chase_step s where s.merchant = d.merchant and s.draw_id = d.id)
        and not exists (select from lottery_limit_used u where u.merchant = d.merchant and u.draw_id = d.id)
        and not exists (select from lottery_exposure e where e.merchant = d.merchant and e.draw_id = d.id)
      limit 5000
    ), steps as (
      delete from lottery_draw_step s using old where s.merchant = old.merchant and s.draw_id = old.id
    )
    delete from lottery_draw d using old where d.merchant = old.merchant and d.id = old.id returning d.id`.execute(db);
  return rows.length;
}

export const lotteryJobs = {
  periodic: [
    { name: 'plan-draws', when: '*/10 * * * *', run: prepareDraws },
    // Draws are advanced by a job per instant; this one finds due draws whose job was lost.
    {
      name: 'find-due-draws',
      when: '* * * * *',
      run: async (tools) => (await advanceDraws(tools)) + (await settleLeftOver(tools.db, tools.now)),
    },
    { name: 'sweep-empty-draws', when: '23 * * * *', run: ({ db, merchants, now }) => sweepEmptyDraws(db, merchants, now) },
  ],
  timed: [advanceJob, settleJob, fetchJob, chaseJob],
} as const satisfies Partial<Jobs>;
