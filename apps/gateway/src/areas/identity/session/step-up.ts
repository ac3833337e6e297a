import { stepUpSeconds } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { memberOf } from '../member/find.ts';
import { proveSecondFactor } from './authenticator.ts';
import { provePassword, provePaymentPassword, type StepUpMethod } from './prove.ts';
import { rotateSession } from './sessions.ts';

type StepUpResult = components['schemas']['StepUpResult'];

/** How each secret is proved, and which column of the session records it. */
const ways = {
  password: provePassword,
  paymentPassword: provePaymentPassword,
  authenticator: proveSecondFactor,
} as const;
const columns = {
  password: 'password_proved_at',
  paymentPassword: 'payment_proved_at',
  authenticator: 'authenticator_proved_at',
  passkey: 'passkey_proved_at',
} as const satisfies Record<StepUpMethod, string>;

/**
 * Unlocks operations with a step-up in this session for five minutes, and gives the session a new id. Throws as `provePassword`,
 * `provePaymentPassword` and `proveSecondFactor`.
 */
export async function stepUp(context: Context, { method, secret }: components['schemas']['StepUpPayload']): Promise<StepUpResult> {
  const member = await memberOf(context.db, sessionOf(context).memberId);
  await ways[method](context, member, secret, 'secret');
  return steppedUp(context, method);
}

/** Records a step-up of this session, and gives the session a new id. */
export async function steppedUp(context: Context, method: StepUpMethod): Promise<StepUpResult> {
  const { db, clock, log, ip } = context;
  const { id, memberId, merchant } = sessionOf(context);
  const now = clock.now();
  context.setSession(await inTransaction(db, (trx) => rotateSession(trx, context, id, { [columns[method]]: now })));
  securityEvent(log, 'step_up', { merchant, memberId, ip, method });
  return { until: new Date(now.getTime() + stepUpSeconds * 1000).toISOString() };
}
