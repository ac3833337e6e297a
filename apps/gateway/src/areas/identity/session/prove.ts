import { stepUpSeconds } from '@parlour/domain';
import type { components, OperationId } from '@parlour/api/contract';
import { operationTable } from '@parlour/api/contract';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { limitByAddress } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import type { Member } from '../member/tables.ts';
import { hasPasskeyHere } from '../passkeys/store.ts';
import { hasAuthenticator } from './authenticator.ts';
import { countAttempt, forgetAttempts, refuseLocked } from './login-attempts.ts';
import { isPassword, passwordHashOf } from './passwords.ts';
import type { LiveSession } from '../../../kernel/principals.ts';

/** The methods of the stepUp operation; passkeys have an operation of their own. */
export type StepUpMethod = components['schemas']['StepUpPayload']['method'] | 'passkey';

/** True while a proof is younger than five minutes (security A15). */
export function isFresh(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < stepUpSeconds * 1000;
}

/** Which recent proofs a session has given: the password, or a passkey, which counts as much; or any. */
export function provedBy(session: LiveSession, now: Date): { password: boolean; any: boolean } {
  const { passwordProvedAt, passkeyProvedAt, paymentProvedAt, authenticatorProvedAt } = session;
  const password = isFresh(passwordProvedAt, now) || isFresh(passkeyProvedAt, now);
  return { password, any: password || isFresh(paymentProvedAt, now) || isFresh(authenticatorProvedAt, now) };
}

/** Throws `step_up_required` if an operation demands a more recent or stronger proof than this session has given. */
export async function refuseUnproved(id: OperationId, context: Context): Promise<void> {
  const { stepUp } = operationTable[id];
  if (stepUp === null) return;
  const session = sessionOf(context);
  if (provedBy(session, context.clock.now())[stepUp]) return;
  throw new Refusal('step_up_required', { params: { methods: (await methodsFor(stepUp, context, session.memberId)).join(',') } });
}

/**
 * Throws `step_up_required` unless this session gave, after `since` and within five minutes, a proof that is more than what it began with:
 * a passkey or the authenticator's code if the member has one, else the password.
 */
export async function refuseWithoutSecondProof(context: Context, since: Date): Promise<void> {
  const session = sessionOf(context);
  const methods: StepUpMethod[] = [];
  if (await hasPasskeyHere(context, session.memberId)) methods.push('passkey');
  if (await hasAuthenticator(context.db, session.memberId)) methods.push('authenticator');
  if (methods.length === 0) methods.push('password');
  const times = {
    password: session.passwordProvedAt,
    paymentPassword: session.paymentProvedAt,
    authenticator: session.authenticatorProvedAt,
    passkey: session.passkeyProvedAt,
  } as const satisfies Record<StepUpMethod, Date | null>;
  const now = context.clock.now();
  if (methods.some((method) => isFresh(times[method], now) && times[method]! > since)) return;
  throw new Refusal('step_up_required', { params: { methods: methods.join(',') } });
}

/** The methods that the operation accepts. The page already knows whether there is a payment password. */
async function methodsFor(stepUp: 'any' | 'password', context: Context, memberId: string): Promise<StepUpMethod[]> {
  const methods: StepUpMethod[] = stepUp === 'any' ? ['password', 'paymentPassword'] : ['password'];
  if (await hasPasskeyHere(context, memberId)) methods.push('passkey');
  if (stepUp === 'any' && (await hasAuthenticator(context.db, memberId))) methods.push('authenticator');
  return methods;
}

/** Checks the member's password; wrong ones count like failed log-ins. Throws `password_wrong` at `field` and `account_locked`. */
export async function provePassword(context: Context, member: Member, password: string, field: string): Promise<void> {
  const { db, clock, config } = context;
  const now = clock.now();
  const guess = { merchant: member.merchant, secret: 'password', account: member.username_folded } as const;
  await limitByAddress(context, { bucket: `login:${member.merchant}`, max: config.limits.loginTries, windowSeconds: 600 }, now);
  await refuseLocked(db, guess, now);
  await countAttempt(db, guess, now);
  if (!(await isPassword(passwordHashOf(member, now), password))) {
    failed(context, member, 'password');
    throw new Refusal('password_wrong', { fields: [{ field, rule: 'wrong' }] });
  }
  await forgetAttempts(db, guess);
}

/**
 * Checks the member's payment password. Throws `payment_password_missing`, `payment_password_wrong` with the remaining attempts, and
 * `payment_password_locked`.
 */
export async function provePaymentPassword(context: Context, member: Member, secret: string, field: string): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  if (member.payment_password_hash === null) throw new Refusal('payment_password_missing');
  const guess = { merchant: member.merchant, secret: 'paymentPassword', account: member.id } as const;
  await refuseLocked(db, guess, now);
  const { triesLeft } = await countAttempt(db, guess, now);
  if (!(await isPassword(member.payment_password_hash, secret))) {
    failed(context, member, 'paymentPassword');
    throw new Refusal('payment_password_wrong', { params: { triesLeft }, fields: [{ field, rule: 'wrong' }] });
  }
  await forgetAttempts(db, guess);
}

function failed({ log, ip }: Context, member: Member, method: string): void {
  securityEvent(log, 'step_up_failed', { merchant: member.merchant, memberId: member.id, ip, method });
}
