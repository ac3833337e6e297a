import { dropAuthenticator } from '../authenticator/store.ts';
import type { Random } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/tables.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { forgetAttempts } from './login-attempts.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';
import type { Member } from '../member/tables.ts';

/** How long a password set by an operator or agent is valid; until then the member must choose a new one. */
const oneTimeHours = 24;

/**
 * Gives a member a random password of 16 characters, valid for a day and only for choosing another (security 3, row 6), in the caller's
 * transaction. Every session ends, and the member is notified.
 */
export async function resetPassword(trx: Db, member: Member, random: Random, now: Date): Promise<{ password: string; until: Date }> {
  const password = random.bytes(12).toString('base64url');
  const until = new Date(now.getTime() + oneTimeHours * 3600 * 1000);
  await trx
    .updateTable('member')
    .set({ password_hash: await hashPassword(password), must_change_password: true, one_time_until: until, password_changed_at: now })
    .where('id', '=', member.id)
    .execute();
  await trx.deleteFrom('login_code').where('member_id', '=', member.id).execute();
  await forgetAttempts(trx, { merchant: member.merchant, secret: 'password', account: member.username_folded });
  await endSessionsOf(trx, member.id);
  await sendMessage(trx, { merchant: member.merchant, memberId: member.id, kind: 'passwordChanged', params: {} }, now);
  return { password, until };
}

/** Removes a forgotten payment password and its lock; setting the next one takes a step-up by password. The member is notified. */
export async function clearPaymentPassword(trx: Db, member: Member, now: Date): Promise<void> {
  await trx.updateTable('member').set({ payment_password_hash: null }).where('id', '=', member.id).execute();
  await trx.updateTable('session').set({ payment_proved_at: null }).where('member_id', '=', member.id).execute();
  await forgetAttempts(trx, { merchant: member.merchant, secret: 'paymentPassword', account: member.id });
  await sendMessage(trx, { merchant: member.merchant, memberId: member.id, kind: 'paymentPasswordChanged', params: {} }, now);
}

/**
 * Turns off a member's authenticator and its lock, after phone and recovery codes were lost: every session ends, and the member is
 * notified. False if none was on.
 */
export async function clearAuthenticator(trx: Db, member: Member, now: Date): Promise<boolean> {
  await forgetAttempts(trx, { merchant: member.merchant, secret: 'authenticator', account: member.id });
  if (!(await dropAuthenticator(trx, member.id))) return false;
  await endSessionsOf(trx, member.id);
  await sendMessage(trx, { merchant: member.merchant, memberId: member.id, kind: 'authenticatorOff', params: {} }, now);
  return true;
}
