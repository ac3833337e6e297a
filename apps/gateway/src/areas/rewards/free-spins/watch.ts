import { randomBytes } from 'node:crypto';
import type { JobTools } from '../../../jobs/job.ts';
import { endSpins, giveSpins, type VendorAsker } from './ask-vendor.ts';

/** How many are asked about in one pass: each may take as long as a vendor that does not answer. */
const mostAtOnce = 100;
/** So long the request that claimed them may still be asking, in ms. */
const stillAsking = 10_000;

/**
 * Asks vendors again about spins that they have not answered for, and ends those that expired or whose members may not play any more. For
 * a periodic job; returns for how many something changed.
 */
export async function watchFreeSpins({ db, now, config }: Pick<JobTools, 'db' | 'now' | 'config'>): Promise<number> {
  const clock = { now: () => now, statementTime: () => now };
  const asker: VendorAsker = { config, clock, random: { bytes: (size) => randomBytes(size) } };
  const asking = await db
    .selectFrom('free_spins')
    .select('id')
    .where('state', '=', 'asking')
    .where('claimed_at', '<', new Date(now.getTime() - stillAsking))
    .orderBy('claimed_at')
    .limit(mostAtOnce)
    .execute();
  const over = await db
    .selectFrom('free_spins as f')
    .innerJoin('member as m', 'm.id', 'f.member_id')
    .selectAll('f')
    .where('f.state', '=', 'given')
    .where(({ or, eb }) => or([eb('f.expires_at', '<=', now), eb('m.status', '<>', 'active'), eb('m.bets_blocked_until', '>', now)]))
    .orderBy('f.expires_at')
    .limit(mostAtOnce)
    .execute();
  let changed = 0;
  for (const { id } of asking) changed += (await giveSpins(db, id, asker)) ? 1 : 0;
  for (const spins of over) changed += (await endSpins(db, spins, asker)) ? 1 : 0;
  return changed;
}
