import type { PeriodicJob } from '../../../jobs/job.ts';

/** How many days a checked list is kept. */
const daysKept = 90;
const day = 24 * 3600 * 1000;

/** Deletes old lists of vendors; the audit log keeps what imports did. */
export const feedSweep: PeriodicJob = {
  name: 'sweep-game-feeds',
  when: '41 3 * * *',
  run: async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom('game_feed')
      .where('made_at', '<', new Date(now.getTime() - daysKept * day))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
