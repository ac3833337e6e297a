import type { Db } from '../../../kernel/tables.ts';
import { endSessionsOf } from '../session/sessions.ts';
import type { Member } from './tables.ts';

/** What stands in the place of an erased member's name: made of the id, so that it says nothing about the person. */
export const erasedName = ({ id }: Pick<Member, 'id'>) => `erased-${id.slice(-12)}`;

/**
 * Takes everything that identifies the person out of a member's row, and ends all sessions, in the caller's transaction. The account stays,
 * blocked for good: the books are about it. Returns its new name.
 */
export async function eraseMemberRow(trx: Db, member: Member, now: Date): Promise<string> {
  const username = erasedName(member);
  await endSessionsOf(trx, member.id);
  const guessedAt = [member.username_folded, member.id, member.mobile_hash, member.email_hash].filter((account) => account !== null);
  await trx.deleteFrom('login_attempt').where('merchant', '=', member.merchant).where('account', 'in', guessedAt).execute();
  await trx
    .updateTable('member')
    .set({
      username,
      username_folded: username,
      named_by_mobile: false,
      nickname: username,
      password_hash: null,
      payment_password_hash: null,
      must_change_password: false,
      one_time_until: null,
      payee_name: null,
      email: null,
      email_hash: null,
      mailbox_hash: null,
      email_verified_at: null,
      mobile: null,
      mobile_hash: null,
      mobile_verified_at: null,
      birthday: null,
      details: '{}',
      // The addresses that stand for no host; the column cannot be empty.
      created_ip: '0.0.0.0',
      last_login_ip: null,
      status: 'blocked',
      erased_at: now,
    })
    .where('id', '=', member.id)
    .execute();
  return username;
}
