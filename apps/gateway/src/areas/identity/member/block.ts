import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { endSessionsOf } from '../session/sessions.ts';

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
