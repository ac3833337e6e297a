import type { Db } from '../../../kernel/tables.ts';

/** What stands for an exclusion without an end. */
export const forGood = new Date('9999-12-31T00:00:00Z');

/**
 * Keeps a member from betting until a time (responsible gaming); wins, rollbacks and withdrawals go on. An exclusion is
 * only ever made longer: gives the time until which it lasts, which may be later than the one asked for.
 */
export async function excludeMember(db: Db, memberId: string, until: Date): Promise<Date> {
  const { bets_blocked_until } = await db
    .updateTable('member')
    .set((e) => ({ bets_blocked_until: e.fn<Date>('greatest', ['bets_blocked_until', e.val(until)]) }))
    .where('id', '=', memberId)
    .returning('bets_blocked_until')
    .executeTakeFirstOrThrow();
  return bets_blocked_until!;
}
