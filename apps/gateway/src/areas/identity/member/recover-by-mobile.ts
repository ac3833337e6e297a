import type { BodyOf } from '@parlour/api/contract';
import { checkMobileRecovery, checkNewPassword, tidyMobileRecovery } from '@parlour/domain';
import type { Db } from '../../../kernel/tables.ts';
import type { Context } from '../../../kernel/context.ts';
import { limitByAddress } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { admit, entranceOf, type LoginResult } from '../session/login.ts';
import { checkCode, codeAnswer, useCode } from '../session/one-time-codes.ts';
import { guessesAt } from '../session/known-passwords.ts';
import { hashPassword, isPassword } from '../session/passwords.ts';
import { findOwnerOfMobile } from './find.ts';
import type { Member } from './tables.ts';
import { refusePassword } from './new-password.ts';
import { tellOfRecovery, recovery } from './recovery.ts';
import { passwordRule } from './registration-rules.ts';
import { replacePassword } from './replace-password.ts';
import { pauseEnd } from './withdrawal-pause.ts';
import { accountName } from './login-name.ts';

type Payload = BodyOf<'resetPasswordByMobile'>;

/**
 * Replaces a forgotten password by a code sent by SMS, and logs in (security 3, row 18). An unknown number is answered like a wrong code,
 * since no code was ever sent there.
 */
export async function resetPasswordByMobile(context: Context, asked: Payload): Promise<LoginResult> {
  const { db, merchant, clock } = context;
  const now = clock.now();
  const { brand } = merchant;
  const body = tidyMobileRecovery(asked, brand.dialingCodes);
  refusePassword(checkMobileRecovery(body, passwordRule(brand), guessesAt(merchant), brand.dialingCodes));
  await limitByAddress(context, { bucket: `reset:${merchant.code}`, max: 30, windowSeconds: 600 }, now);
  const to = body.countryDialingCode + body.mobileNum;
  const answer = codeAnswer(context, 'reset', { channel: 'sms', to, code: body.verificationCode });
  await checkCode(db, answer, now);
  const member = await findOwnerOfMobile(context, merchant.code, to);
  if (!member) throw new Refusal('code_invalid', { fields: [{ field: 'verificationCode', rule: 'pattern' }] });
  if (member.status === 'blocked') throw new Refusal('account_blocked');
  await refuseForMember(context, member, body);
  const passwordHash = await hashPassword(body.newPassword);
  // The member as the transaction below leaves it: the answer tells the page what the member may do.
  const replaced = {
    ...member,
    password_hash: passwordHash,
    password_changed_at: now,
    must_change_password: false,
    withdrawals_paused_until: pauseEnd(now),
  };
  return admit(context, replaced, { passwordProved: true, byCode: true, entrance: entranceOf(member) }, async (trx: Db) => {
    await useCode(trx, answer);
    if (!(await replacePassword(trx, member, { passwordHash }, now))) throw new Refusal('code_invalid');
    await recovery(trx, context, member);
    return () => tellOfRecovery(context, member, 'mobile');
  });
}

/** Problems that only show once the member is known; they are reported only to holders of the code. */
async function refuseForMember({ merchant, vault }: Context, member: Member, { newPassword, confirmNewPassword }: Payload): Promise<void> {
  const guesses = guessesAt(merchant, accountName(vault, member));
  refusePassword(checkNewPassword(passwordRule(merchant.brand), { newPassword, confirmNewPassword }, guesses));
  if ((await isPassword(member.password_hash, newPassword)) || (await isPassword(member.payment_password_hash, newPassword)))
    throw new Refusal('passwords_must_differ', { fields: [{ field: 'newPassword', rule: 'same' }] });
}
