import type { Db } from '../../kernel/tables.ts';
import type { Jobs } from '../../jobs/job.ts';
import { demoDays } from './demo-player.ts';

const day = 24 * 3600 * 1000;

export const catalogueJobs = {
  periodic: [{ name: 'sweep-demo-players', when: '29 3 * * *', run: ({ db, now }) => sweepDemoPlayers(db, now) }],
} as const satisfies Partial<Jobs>;

/** Forgets which browser had which play money when it has not come back; the ledger keeps what was played. How many. */
async function sweepDemoPlayers(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('demo_player')
    .where('last_seen_at', '<', new Date(now.getTime() - demoDays * day))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
