import type { Db } from '../../kernel/tables.ts';
import type { PeriodicJob } from '../../jobs/job.ts';

/** How many days messages are kept (content N63). */
const chatKeptDays = 90;

const dayMs = 24 * 3_600_000;

async function sweep(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - chatKeptDays * dayMs);
  const done = [
    await db.deleteFrom('chat_listener').where('until', '<', now).executeTakeFirst(),
    await db.deleteFrom('chat_message').where('at', '<', before).executeTakeFirst(),
    // Mutes are kept until they end.
    await db
      .deleteFrom('chat_mute')
      .where('from_at', '<', before)
      .where((e) => e.or([e('ended_at', 'is not', null), e('until', '<', now)]))
      .executeTakeFirst(),
  ];
  return done.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

/** Deletes messages older than that, and expired listeners. */
export const sweepChat: PeriodicJob = { name: 'sweep-chat', when: '41 * * * *', run: ({ db, now }) => sweep(db, now) };
