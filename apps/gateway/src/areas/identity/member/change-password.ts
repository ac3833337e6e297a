import type { components } from '@parlour/api/contract';
import { checkNewPassword, type LanguageCode } from '@parlour/domain';
import { sendMessage } from '../../messages/send-message.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { guessesAt } from '../session/known-passwords.ts';
import { hashPassword, isPassword } from '../session/passwords.ts';
import { provedBy, provePassword } from '../session/prove.ts';
import { rotateSession } from '../session/sessions.ts';
import { memberOf } from './find.ts';
import { refusePassword } from './new-password.ts';
import { passwordRule } from './registration-rules.ts';
import { replacePassword } from './replace-password.ts';
import { tellOutside, type Notice } from './tell-outside.ts';
import { pauseWithdrawals } from './withdrawal-pause.ts';
import { accountName } from './login-name.ts';
import { textOf } from '../../../kernel/texts/texts.ts';

/**
 * Changes the password (security A13). Requires the old one, unless it or a passkey was given within the last five minutes, or the member
 * is recovering a forgotten password. Ends every other session, notifies the member, and gives this session a new id without restrictions.
 */
export async function changePassword(context: Context, body: components['schemas']['ChangePasswordPayload']): Promise<null> {
  const { db, clock, merchant } = context;
  const session = sessionOf(context);
  const member = await memberOf(db, session.memberId);
  refusePassword(checkNewPassword(passwordRule(merchant.brand), body, guessesAt(merchant, accountName(context.vault, member))));
  if (body.oldPassword !== undefined) await provePassword(context, member, body.oldPassword, 'oldPassword');
  else if (!session.recovering && !provedBy(session, clock.now()).password)
    throw new Refusal('old_password_required', { fields: [{ field: 'oldPassword', rule: 'required' }] });
  const { newPassword } = body;
  if ((await isPassword(member.password_hash, newPassword)) || (await isPassword(member.payment_password_hash, newPassword)))
    throw new Refusal('passwords_must_differ', { fields: [{ field: 'newPassword', rule: 'same' }] });
  const passwordHash = await hashPassword(newPassword);
  const now = clock.now();
  const token = await inTransaction(db, async (trx) => {
    if (!(await replacePassword(trx, member, { passwordHash, except: session.id }, now)))
      throw new Refusal('password_wrong', { fields: [{ field: 'oldPassword', rule: 'wrong' }] });
    // The day without withdrawals starts with the new password, not with opening the link.
    if (session.recovering) await pauseWithdrawals(trx, member.id, now);
    const rotated = await rotateSession(trx, context, session.id, { restricted: false, recovering: false, password_proved_at: now });
    await sendMessage(trx, { merchant: member.merchant, memberId: member.id, kind: 'passwordChanged', params: {} }, now);
    return rotated;
  });
  context.setSession(token);
  tellOutside(context, member, passwordChangedNotice(member.language, merchant.name));
  securityEvent(context.log, 'password_changed', { merchant: member.merchant, memberId: member.id, ip: context.ip });
  return null;
}

/** The notice of a changed password (security A13). */
function passwordChangedNotice(language: LanguageCode, brand: string): Notice {
  return { subject: textOf('passwordChanged.subject', language, { brand }), text: textOf('passwordChanged.text', language, { brand }) };
}
