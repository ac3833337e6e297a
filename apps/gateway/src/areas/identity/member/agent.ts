import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { endSessionsOf } from '../session/sessions.ts';

/** Makes a member an agent, who logs in at the agents' entrance only, or a member again; every session ends. False for an id of nobody. */
export function setMemberAgent(db: Db, memberId: string, agent: boolean): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('member')
      .set({ agent })
      .where('id', '=', memberId)
      .where('kind', '=', 'member')
      .executeTakeFirst();
    await endSessionsOf(trx, memberId);
    return numUpdatedRows > 0n;
  });
}
