import { randomBytes } from 'node:crypto';
import type { JobTools } from '../../../jobs/job.ts';
import { endSpins, giveSpins, type VendorAsker } from './ask-vendor.ts';

/** How many are handled in one pass: each may take as long as a vendor that does not answer. */
const mostAtOnce = 100;
/** How long the claiming request may still be calling the vendor itself, in ms. */
const stillAsking = 10_000;

/**
 * Repeats requests for spins that vendors have not answered, and ends spins that expired or whose members may no longer play. For a
 * periodic job; returns for how many something changed.
 */
export async function watchFreeSpins({ db, now, config, vault }: Pick<JobTools, 'db' | 'now' | 'config' | 'vault'>): Promise<number> {
  const clock = { now: () => now, statementTime: () => now };
  const asker: VendorAsker = { config, vault, clock, random: { bytes: (size) => randomBytes(size) } };
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
