import type { components } from '@parlour/api/contract';
import { checkNewPassword } from '@parlour/domain';
import { sendMessage } from '../content/send-message.ts';
import { sessionOf, type Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { inTransaction } from '../http/transaction.ts';
import { securityEvent } from '../http/security-events.ts';
import { hashPassword, isPassword } from '../session/passwords.ts';
import { provedBy, provePassword } from '../session/prove.ts';
import { openMemberColumn } from '../personal/member-data.ts';
import { endSessionsOf, rotateSession } from '../session/sessions.ts';
import { passwordChangedText } from '../session/password-texts.ts';
import { memberOf, type Member } from './find.ts';
import { refusePassword } from './new-password.ts';
import { passwordRule } from './registration-rules.ts';

/**
 * Changes the password (security A13): asks for the old one unless it, or a passkey, was given within five minutes, ends every other
 * session, tells the member, and gives this session a new id without restrictions.
 */
export async function changePassword(context: Context, body: components['schemas']['ChangePasswordPayload']): Promise<null> {
  const { db, clock, merchant } = context;
  const session = sessionOf(context);
  const member = await memberOf(db, session.memberId);
  refusePassword(
    checkNewPassword(passwordRule(merchant.brand), body, [merchant.name, merchant.brandId, member.username]),
    body.newPassword,
  );
  if (body.oldPassword !== undefined) await provePassword(context, member, body.oldPassword, 'oldPassword');
  else if (!provedBy(session, clock.now()).password)
    throw new Refusal('old_password_required', { fields: [{ field: 'oldPassword', rule: 'required' }] });
  const { newPassword } = body;
  if ((await isPassword(member.password_hash, newPassword)) || (await isPassword(member.payment_password_hash, newPassword)))
    throw new Refusal('passwords_must_differ', { fields: [{ field: 'newPassword', rule: 'same' }] });
  const password_hash = await hashPassword(newPassword);
  const now = clock.now();
  const token = await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('member')
      .set({ password_hash, password_changed_at: now, must_change_password: false, one_time_until: null })
      .where('id', '=', member.id)
      // Of two changes at once only one began with the password that is.
      .where('password_hash', '=', member.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal('password_wrong', { fields: [{ field: 'oldPassword', rule: 'wrong' }] });
    await trx.deleteFrom('login_code').where('member_id', '=', member.id).execute();
    await endSessionsOf(trx, member.id, session.id);
    const rotated = await rotateSession(trx, context, session.id, { restricted: false, password_proved_at: now });
    await sendMessage(trx, { merchant: member.merchant, memberId: member.id, kind: 'passwordChanged', params: {} }, now);
    return rotated;
  });
  context.setSession(token);
  await tellByPhone(context, member);
  securityEvent(context.log, 'password_changed', { merchant: member.merchant, memberId: member.id, ip: context.ip });
  return null;
}

/** The box of messages is seen by whoever took the account over; the phone is not. */
async function tellByPhone({ sms, merchant, log, vault }: Context, member: Member): Promise<void> {
  const mobile = openMemberColumn(vault, member, 'mobile');
  if (mobile === null) return;
  const text = passwordChangedText(member.language, merchant.name);
  // The password is changed whether or not the carrier takes the message.
  await sms
    .send({ merchant: merchant.code, to: mobile, text })
    .catch((error: unknown) => log.error({ err: error }, 'a text message failed'));
}
