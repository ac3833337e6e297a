import { endSessionsOf } from '../session/sessions.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { sql } from 'kysely';

/** Blocks a member (every session ends at once) or unblocks them; false for an unknown id. */
export function setMemberBlocked(db: Db, memberId: string, blocked: boolean): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const member = await trx
      .updateTable('member')
      .set({ status: blocked ? 'blocked' : 'active' })
      .where('id', '=', memberId)
      .where('kind', '=', 'member')
      .returning('id')
      .executeTakeFirst();
    if (member && blocked) await endSessionsOf(trx, memberId);
    return member !== undefined;
  });
}

/** Stands for an exclusion without an end. */
export const forGood = new Date('9999-12-31T00:00:00Z');

/**
 * Excludes a member from betting until a time (responsible gaming); wins, rollbacks and withdrawals continue. An exclusion is only ever
 * extended: returns its end, which may be later than requested.
 */
export async function excludeMember(db: Db, memberId: string, until: Date, now: Date): Promise<Date> {
  const { bets_blocked_until } = await db
    .updateTable('member')
    .set((e) => ({
      bets_blocked_until: e.fn<Date>('greatest', ['bets_blocked_until', e.val(until)]),
      bets_blocked_since: sql<Date>`case when bets_blocked_until > ${now} then bets_blocked_since else ${now}::timestamptz end`,
    }))
    .where('id', '=', memberId)
    .returning('bets_blocked_until')
    .executeTakeFirstOrThrow();
  return bets_blocked_until!;
}
