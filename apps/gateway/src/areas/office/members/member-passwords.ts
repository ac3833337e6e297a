import { randomBytes } from 'node:crypto';
import { clearAuthenticator, clearPaymentPassword, resetPassword } from '../../identity/session/reset-password.ts';
import { theMember } from './the-member.ts';
import type { Operator, Schema } from '../operator.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';

interface Named {
  member: string;
  merchant?: string | undefined;
}

/** Issues a one-day password, with which the member can only choose a new one; it is shown here and nowhere else. */
export async function memberResetPassword(operator: Operator, { member: named, merchant }: Named): Promise<Schema<'GivenPassword'>> {
  approvedBy(operator);
  const member = await theMember(operator, named, merchant);
  const { password, until } = await resetPassword(operator.db, member, { bytes: randomBytes }, operator.clock.now());
  return { id: member.id, merchant: member.merchant, username: member.username, password, until: until.toISOString() };
}

/** Removes a forgotten or locked payment password. */
export async function memberClearPaymentPassword(
  operator: Operator,
  { member: named, merchant }: Named,
): Promise<Schema<'ClearedPaymentPassword'>> {
  approvedBy(operator);
  const member = await theMember(operator, named, merchant);
  await clearPaymentPassword(operator.db, member, operator.clock.now());
  return { id: member.id, merchant: member.merchant, username: member.username, paymentPassword: 'none' };
}

/**
 * Turns off a member's authenticator after the phone and the recovery codes were lost. Make sure who is asking: impostors are what it
 * protects against.
 */
export async function memberClearAuthenticator(
  operator: Operator,
  { member: named, merchant }: Named,
): Promise<Schema<'ClearedAuthenticator'>> {
  approvedBy(operator);
  const member = await theMember(operator, named, merchant);
  const was = await clearAuthenticator(operator.db, member, operator.clock.now());
  return { id: member.id, merchant: member.merchant, username: member.username, authenticator: was ? 'turned off' : 'was not on' };
}

export const examinePassword = (operator: Operator, named: Named) => examined(operator, named, 'password');
export const examinePaymentPassword = (operator: Operator, named: Named) => examined(operator, named, 'paymentPassword');
export const examineAuthenticator = (operator: Operator, named: Named) => examined(operator, named, 'authenticator');

/** Always takes two operators: whoever resets a person's proof of identity can pose as that person (policy `safety`). */
async function examined(
  operator: Operator,
  { member: named, merchant }: Named,
  field: 'password' | 'paymentPassword' | 'authenticator',
): Promise<Examined> {
  const member = await theMember(operator, named, merchant);
  return {
    merchant: member.merchant,
    subject: { kind: 'member', id: member.id, name: member.username },
    changes: [{ field, before: null, after: null }],
    effect: null,
    reason: null,
    version: member.status,
    needsTwo: true,
  };
}
