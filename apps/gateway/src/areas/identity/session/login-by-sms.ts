import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { limitByAddress } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findOwnerOfMobile } from '../member/find.ts';
import { admit, type LoginResult } from './login.ts';
import { checkCode, codeAnswer, useCode } from './one-time-codes.ts';

/**
 * Logs in with a code sent to a member's number. The contract carries the code in `password`, but it is never checked as one: no hash, no
 * lock-out (security 3, row 17). An unknown number is answered like a wrong code.
 */
export async function loginBySms(context: Context, body: components['schemas']['LoginPayload']): Promise<LoginResult> {
  const { db, merchant, clock, config } = context;
  if (!merchant.flags.smsLogin) throw new Refusal('function_not_enabled');
  await limitByAddress(context, { bucket: `login:${merchant.code}`, max: config.limits.loginTries, windowSeconds: 600 }, clock.now());
  const answer = codeAnswer(context, 'login', { channel: 'sms', to: body.username, code: body.password, field: 'password' });
  await checkCode(db, answer, clock.now());
  const member = await findOwnerOfMobile(context, merchant.code, body.username);
  if (!member) throw new Refusal('code_invalid', { fields: [{ field: 'password', rule: 'pattern' }] });
  return admit(context, member, { passwordProved: false, byCode: true, ...(body.entrance && { entrance: body.entrance }) }, (trx) =>
    useCode(trx, answer),
  );
}
