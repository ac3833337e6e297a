import type { components } from '@parlour/api/contract';
import { checkNewPassword, paymentPasswordRule } from '@parlour/domain';
import { sendMessage } from '../../messages/send-message.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { guessesAt } from '../session/known-passwords.ts';
import { hashPassword, isPassword } from '../session/passwords.ts';
import { provePaymentPassword } from '../session/prove.ts';
import { rotateSession } from '../session/sessions.ts';
import { memberOf } from './find.ts';
import type { Member } from './tables.ts';
import { refusePassword } from './new-password.ts';
import { accountName } from './login-name.ts';

type Schemas = components['schemas'];

/** Sets the first payment password; the contract requires a step-up by password. Throws `payment_password_exists`. */
export async function setPaymentPassword(context: Context, body: Schemas['SetPaymentPasswordPayload']): Promise<null> {
  const member = await memberOf(context.db, sessionOf(context).memberId);
  refuseRule(context, member, body);
  if (member.payment_password_hash !== null) throw new Refusal('payment_password_exists');
  return store(context, member, body.newPassword);
}

/** Changes the payment password. Throws as `provePaymentPassword`. */
export async function changePaymentPassword(context: Context, body: Schemas['ChangePaymentPasswordPayload']): Promise<null> {
  const member = await memberOf(context.db, sessionOf(context).memberId);
  refuseRule(context, member, body);
  await provePaymentPassword(context, member, body.oldPassword, 'oldPassword');
  return store(context, member, body.newPassword);
}

function refuseRule({ merchant, vault }: Context, member: Member, body: Schemas['SetPaymentPasswordPayload']): void {
  refusePassword(checkNewPassword(paymentPasswordRule, body, guessesAt(merchant, accountName(vault, member))));
}

/** Replaces the payment password that `member` was loaded with; it must differ from the log-in password (security 3, row 44). */
async function store(context: Context, member: Member, password: string): Promise<null> {
  const { db, clock } = context;
  if (await isPassword(member.password_hash, password))
    throw new Refusal('passwords_must_differ', { fields: [{ field: 'newPassword', rule: 'same' }] });
  const payment_password_hash = await hashPassword(password);
  const now = clock.now();
  const token = await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('member')
      .set({ payment_password_hash })
      .where('id', '=', member.id)
      // Of two concurrent changes, only one still finds the hash it started from.
      .where('payment_password_hash', 'is not distinct from', member.payment_password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new Refusal(member.payment_password_hash === null ? 'payment_password_exists' : 'payment_password_wrong');
    await sendMessage(trx, { merchant: member.merchant, memberId: member.id, kind: 'paymentPasswordChanged', params: {} }, now);
    return rotateSession(trx, context, sessionOf(context).id, { payment_proved_at: now });
  });
  context.setSession(token);
  securityEvent(context.log, 'payment_password_changed', { merchant: member.merchant, memberId: member.id, ip: context.ip });
  return null;
}
