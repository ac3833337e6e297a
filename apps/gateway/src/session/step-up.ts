import { stepUpSeconds } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import { sessionOf, type Context } from '../http/context.ts';
import { inTransaction } from '../http/transaction.ts';
import { securityEvent } from '../http/security-events.ts';
import { memberOf } from '../member/find.ts';
import { provePassword, provePaymentPassword } from './prove.ts';
import { rotateSession } from './sessions.ts';

/**
 * Lets this session do for five minutes what asks for a step-up, and gives it a new id. Throws as `provePassword` and
 * `provePaymentPassword`.
 */
export async function stepUp(
  context: Context,
  { method, secret }: components['schemas']['StepUpPayload'],
): Promise<components['schemas']['StepUpResult']> {
  const { db, clock } = context;
  const { id, memberId } = sessionOf(context);
  const member = await memberOf(db, memberId);
  await (method === 'password' ? provePassword : provePaymentPassword)(context, member, secret, 'secret');
  const now = clock.now();
  const proved = method === 'password' ? { password_proved_at: now } : { payment_proved_at: now };
  context.setSession(await inTransaction(db, (trx) => rotateSession(trx, context, id, proved)));
  securityEvent(context.log, 'step_up', { merchant: member.merchant, memberId, ip: context.ip, method });
  return { until: new Date(now.getTime() + stepUpSeconds * 1000).toISOString() };
}
