import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { limitByAddress } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findOwnerOfMobile } from '../member/find.ts';
import { admit, type LoginResult } from './login.ts';
import { checkCode, codeAnswer, useCode } from './one-time-codes.ts';

/**
 * Logs in by a code that went to a member's number. The code stands in `password` on the wire and goes nowhere near the
 * password: no hash, no lock-out (security 3, row 17). A number of nobody is answered as a wrong code is.
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
