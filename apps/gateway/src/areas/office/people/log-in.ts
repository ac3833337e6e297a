import { limitByAddress } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { countAttempt, forgetAttempts } from '../../identity/session/login-attempts.ts';
import { isPassword } from '../../identity/session/passwords.ts';
import { appendAudit, originOf } from '../audit/append.ts';
import type { Operator, Schema } from '../operator.ts';
import { openTotp, takeOperatorStep, typedStep } from './authenticator.ts';
import { logInChallenge, provenOperator } from './passkeys.ts';
import { named, sessionToWire, startOperatorSession } from './sessions.ts';
import { visitOf } from './asking.ts';

/** Counts an attempt to log in, by whatever method, from this address. Throws `too_many_requests`. */
export async function limitLogIns(operator: Operator): Promise<void> {
  const visit = visitOf(operator);
  const asked = { bucket: 'office:log-in', max: visit.limits.loginTries, windowSeconds: 600 };
  await limitByAddress(visit, asked, operator.clock.now());
}

/**
 * Logs in with password and authenticator together. Throws `login_failed` whatever is wrong, after the same amount of work, and
 * `account_locked` after five attempts, also for unknown names.
 */
export async function logInByPassword(
  operator: Operator,
  { name, password, code }: Schema<'PasswordLogIn'>,
): Promise<Schema<'OwnSession'>> {
  const { db, clock, vault } = operator;
  const visit = visitOf(operator);
  await limitLogIns(operator);
  const now = clock.now();
  const guess = { merchant: '', secret: 'password', account: `operator ${name}` } as const;
  const { triesLeft } = await countAttempt(db, guess, now);
  const account = await db
    .selectFrom('operator_password')
    .innerJoin('operator', 'operator.name', 'operator_password.operator')
    .selectAll('operator_password')
    .where('operator.name', '=', name)
    .where('operator.removed_at', 'is', null)
    .executeTakeFirst();
  const right = await isPassword(account?.password_hash, password);
  const step = account ? typedStep(openTotp(vault, name, account.totp_secret), code, now) : null;
  if (!account || !right || step === null || !(await takeOperatorStep(db, name, step))) {
    securityEvent(visit.log, 'login_failed', { account: name, ip: visit.ip });
    // Logged for existing operators only: anybody could flood the log with made-up names. Locking the account keeps these entries few.
    if (account) {
      const origin = originOf({ by: named(name), visit }, 'session log-in');
      const refusal = { merchant: null, event: 'operator.loginRefused', outcome: 'refused', detail: 'login_failed' } as const;
      await appendAudit(db, origin, refusal, now);
      const lock = { merchant: null, event: 'operator.locked', subject: { kind: 'operator', id: name } } as const;
      if (triesLeft <= 0) await appendAudit(db, origin, lock, now);
    }
    throw new Refusal('login_failed', { message: 'The name, the password or the code is wrong.' });
  }
  await forgetAttempts(db, guess);
  return admit(operator, name, 'password');
}

export async function startPasskeyLogIn(operator: Operator) {
  await limitLogIns(operator);
  return logInChallenge(operator);
}

/** Logs in the owner of a passkey; the passkey has verified its user, so nothing else is needed. Throws `passkey_refused`. */
export async function logInByPasskey(operator: Operator, proof: Parameters<typeof provenOperator>[2]): Promise<Schema<'OwnSession'>> {
  await limitLogIns(operator);
  return admit(operator, await provenOperator(operator, 'login', proof), 'passkey');
}

async function admit(operator: Operator, name: string, factor: 'password' | 'passkey'): Promise<Schema<'OwnSession'>> {
  const visit = visitOf(operator);
  const { session, setCookie } = await inTransaction(operator.db, (trx) => startOperatorSession(trx, operator, visit, { name, factor }));
  setCookie();
  securityEvent(visit.log, 'login', { ip: visit.ip });
  return sessionToWire(operator, session);
}
