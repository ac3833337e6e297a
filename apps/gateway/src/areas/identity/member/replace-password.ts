import type { Db } from '../../../kernel/tables.ts';
import { forgetAttempts } from '../session/login-attempts.ts';
import { endSessionsOf } from '../session/sessions.ts';
import type { Member } from './tables.ts';

/**
 * Replaces the password hash that `member` was loaded with, in the caller's transaction, and ends every session and code that the old
 * password gave access to, except the session `except`. False if another change came first.
 */
export async function replacePassword(
  trx: Db,
  member: Member,
  { passwordHash, except }: { passwordHash: string; except?: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ password_hash: passwordHash, password_changed_at: now, must_change_password: false, one_time_until: null })
    .where('id', '=', member.id)
    // Of two concurrent changes, only one still finds the hash it started from.
    .where('password_hash', 'is not distinct from', member.password_hash)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('login_code').where('member_id', '=', member.id).execute();
  await forgetAttempts(trx, { merchant: member.merchant, secret: 'password', account: member.username_folded });
  await endSessionsOf(trx, member.id, except);
  return true;
}
