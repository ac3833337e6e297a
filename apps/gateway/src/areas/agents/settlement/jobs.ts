import { z } from 'zod';
import { timedJob, type Jobs, type JobTools } from '../../../jobs/job.ts';
import { schedule } from '../../../jobs/schedule.ts';
import type { Merchants } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { endOverdue, lapseOffers } from '../contracts/life.ts';
import { duePeriods } from './periods.ts';
import { flagOfRun, noteRun, runKinds, runPeriod, waitForOpenTransactions } from './run.ts';

/** Settles one period of a kind at a merchant. */
export const agentRunJob = timedJob({
  name: 'settle-agents',
  payload: z.object({
    merchant: z.string(),
    kind: z.enum(['daily', 'hourly', 'realtime', 'dividend', 'affiliate', 'rebate']),
    period: z.string(),
  }),
  run: async ({ merchant: code, kind, period }, { db, merchants, now }) => {
    const merchant = merchants.all.find((each) => each.code === code);
    if (!merchant) return 0;
    await waitForOpenTransactions(db, { code, kind, period });
    return runPeriod(db, merchant, kind, period, now);
  },
});

/**
 * Records every period that has ended and schedules its run, including runs that got lost; returns how many. If one fails, it throws only
 * after all merchants and kinds have had their turn.
 */
export async function findDueRuns({ db, merchants, now }: { db: Db; merchants: Pick<Merchants, 'all'>; now: Date }): Promise<number> {
  let found = 0;
  const failed: unknown[] = [];
  for (const merchant of merchants.all) {
    if (!merchant.flags.agentPolicy) continue;
    for (const kind of runKinds) {
      if (!merchant.flags[flagOfRun[kind]]) continue;
      for (const period of await duePeriods(db, merchant, kind, now)) {
        await inTransaction(db, async (trx) => {
          await noteRun(trx, merchant, kind, period, now);
          const key = `${merchant.code}:${kind}:${period.id}`;
          await schedule(trx, agentRunJob, { merchant: merchant.code, kind, period: period.id }, { key, at: now });
        });
        found++;
      }
      const lost = await db
        .selectFrom('agent_run')
        .select('period')
        .where('merchant', '=', merchant.code)
        .where('kind', '=', kind)
        .where('done_at', 'is', null)
        .where('began_at', '<', new Date(now.getTime() - 10 * 60_000))
        .orderBy('starts_at', 'desc')
        .limit(1)
        .execute();
      for (const { period } of lost) {
        try {
          await waitForOpenTransactions(db, { code: merchant.code, kind, period, looks: 1 });
          found += await runPeriod(db, merchant, kind, period, now);
        } catch (error) {
          failed.push(error);
        }
      }
    }
  }
  if (failed.length > 0) throw failed[0];
  return found;
}

/** Lets offers lapse, and carries out requests to end, that were not answered within seven days. */
async function answerByTheClock({ db, merchants, now }: JobTools): Promise<number> {
  return (await lapseOffers(db, now)) + (await endOverdue(db, merchants, now));
}

export const agentJobs = {
  periodic: [
    { name: 'find-due-agent-runs', when: '* * * * *', run: findDueRuns },
    { name: 'answer-agent-contracts', when: '7 * * * *', run: answerByTheClock },
  ],
  timed: [agentRunJob],
} as const satisfies Partial<Jobs>;
