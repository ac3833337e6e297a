import { hashRecoveryCode, recoveryCodeIn, recoveryCodesLeft, useRecoveryCode } from '../authenticator/recovery-codes.ts';
import { findAuthenticator, openSecret, takeStep, type Authenticator } from '../authenticator/store.ts';
import { stepOf } from '../authenticator/totp.ts';
import { sendMessage } from '../../messages/send-message.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { Member } from '../member/tables.ts';
import { countAttempt, forgetAttempts, refuseLocked } from './login-attempts.ts';

/** How a second factor was proved. */
export type SecondFactor = 'authenticator' | 'recoveryCode';

/** Whether an authenticator is a second factor of this member. */
export async function hasAuthenticator(db: Db, memberId: string): Promise<boolean> {
  const own = await findAuthenticator(db, memberId);
  return own !== undefined && own.confirmed_at !== null;
}

/**
 * Checks whether `code` is the authenticator's current code or one of the recovery codes, and uses it up. Throws `authenticator_missing`,
 * `code_invalid` at `field` with the remaining attempts, and `authenticator_locked` after five wrong ones.
 */
export async function proveSecondFactor(context: Context, member: Member, code: string, field = 'code'): Promise<SecondFactor> {
  const { db, clock, log, ip } = context;
  const now = clock.now();
  const own = await findAuthenticator(db, member.id);
  if (!own?.confirmed_at) throw new Refusal('authenticator_missing');
  const guess = { merchant: member.merchant, secret: 'authenticator', account: member.id } as const;
  await refuseLocked(db, guess, now);
  const { triesLeft } = await countAttempt(db, guess, now);
  const factor = await useSecondFactor(context, own, code);
  if (factor === null) {
    securityEvent(log, 'second_factor_failed', { merchant: member.merchant, memberId: member.id, ip });
    throw new Refusal('code_invalid', { params: { triesLeft }, fields: [{ field, rule: 'wrong' }] });
  }
  await forgetAttempts(db, guess);
  securityEvent(log, 'second_factor', { merchant: member.merchant, memberId: member.id, ip, method: factor });
  return factor;
}

async function useSecondFactor({ db, vault, clock }: Context, own: Authenticator, typed: string): Promise<SecondFactor | null> {
  const { member_id: memberId, merchant, recovery_salt: salt } = own;
  const now = clock.now();
  const digits = typed.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(digits)) {
    const step = stepOf(openSecret(vault, own), digits, now);
    return step !== null && (await takeStep(db, memberId, step)) ? 'authenticator' : null;
  }
  const recovery = recoveryCodeIn(typed);
  if (recovery === null || salt === null) return null;
  const hashed = await hashRecoveryCode(recovery, salt);
  return inTransaction(db, async (trx) => {
    if (!(await useRecoveryCode(trx, memberId, hashed, now))) return null;
    const left = await recoveryCodesLeft(trx, memberId);
    await sendMessage(trx, { merchant, memberId, kind: 'recoveryCodeUsed', params: { left: String(left) } }, now);
    return 'recoveryCode';
  });
}
