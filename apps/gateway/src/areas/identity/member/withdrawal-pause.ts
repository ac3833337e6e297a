import { recoveryPauseHours } from '@parlour/domain';
import type { Db } from '../../../kernel/tables.ts';
import { Refusal } from '../../../kernel/refusal.ts';

/** The end of a pause of withdrawals that starts now. */
export function pauseEnd(now: Date): Date {
  return new Date(now.getTime() + recoveryPauseHours * 3600 * 1000);
}

/** Pauses a member's withdrawals for a day, after a forgotten password was replaced (security 3, row 18). */
export async function pauseWithdrawals(trx: Db, memberId: string, now: Date): Promise<void> {
  await trx
    .updateTable('member')
    .set({ withdrawals_paused_until: pauseEnd(now) })
    .where('id', '=', memberId)
    .execute();
}

/** Throws `withdrawals_paused`, with its end, while a member may not withdraw. */
export async function refusePaused(db: Db, memberId: string, now: Date): Promise<void> {
  const { withdrawals_paused_until: until } = await db
    .selectFrom('member')
    .select('withdrawals_paused_until')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (until && until > now) throw new Refusal('withdrawals_paused', { params: { until: until.toISOString() } });
}
