import type { Db } from '../../kernel/tables.ts';

/** Empties the feedback of a member, in the caller's transaction; what still waits is closed, since an answer can no longer reach them. */
export async function eraseFeedback(trx: Db, memberId: string, by: string, now: Date): Promise<void> {
  const own = trx.updateTable('feedback').where('member_id', '=', memberId);
  await own.set({ state: 'closed', ended_by: by, ended_at: now }).where('state', '=', 'open').execute();
  await own.set({ content: '' }).execute();
  await own.set({ answer: '' }).where('answer', 'is not', null).execute();
}
