import { Refusal } from '../../../kernel/refusal.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { countAttempt, forgetAttempts } from '../../identity/session/login-attempts.ts';
import { appendAudit, originOf } from '../audit/append.ts';
import type { Operator, Schema } from '../operator.ts';
import { openTotp, takeOperatorStep, typedStep } from './authenticator.ts';
import { provenOperator } from './passkeys.ts';
import { named, sessionCookie, sessionToWire } from './sessions.ts';
import { sessionOf, visitOf } from './asking.ts';

/**
 * Proves the operator's identity by code. Throws `code_invalid` with the remaining attempts, `authenticator_missing`, and
 * `authenticator_locked` after five wrong codes.
 */
export async function stepUpByCode(operator: Operator, { code }: Schema<'StepUpCode'>): Promise<Schema<'OwnSession'>> {
  const { db, clock, vault } = operator;
  const { operator: name } = sessionOf(operator);
  const visit = visitOf(operator);
  const now = clock.now();
  const own = await db.selectFrom('operator_password').selectAll().where('operator', '=', name).executeTakeFirst();
  if (!own) throw new Refusal('authenticator_missing');
  const guess = { merchant: '', secret: 'authenticator', account: `operator ${name}` } as const;
  const { triesLeft } = await countAttempt(db, guess, now);
  const step = typedStep(openTotp(vault, name, own.totp_secret), code, now);
  if (step === null || !(await takeOperatorStep(db, name, step))) {
    securityEvent(visit.log, 'step_up_failed', { method: 'authenticator', ip: visit.ip });
    if (triesLeft <= 0) {
      const lock = { merchant: null, event: 'operator.locked', subject: { kind: 'operator', id: name } } as const;
      await appendAudit(db, originOf({ by: named(name), visit }, 'session step-up'), lock, now);
    }
    throw new Refusal('code_invalid', { params: { triesLeft }, fields: [{ field: 'code', rule: 'wrong' }] });
  }
  await forgetAttempts(db, guess);
  return proved(operator, 'authenticator');
}

/** Proves the operator's identity by passkey. Throws `passkey_refused`, also for another operator's passkey. */
export async function stepUpByPasskey(operator: Operator, proof: Parameters<typeof provenOperator>[2]): Promise<Schema<'OwnSession'>> {
  const { operator: name } = sessionOf(operator);
  if ((await provenOperator(operator, 'stepUp', proof)) !== name) throw new Refusal('passkey_refused');
  return proved(operator, 'passkey');
}

/** Gives the session a new id, since its rights have changed. */
async function proved(operator: Operator, method: string): Promise<Schema<'OwnSession'>> {
  const { db, clock, random } = operator;
  const { id, operator: name } = sessionOf(operator);
  const visit = visitOf(operator);
  const now = clock.now();
  const token = newToken(random);
  const session = await inTransaction(db, async (trx) => {
    const note = { merchant: null, event: 'operator.steppedUp', after: { method } } as const;
    await appendAudit(trx, originOf({ by: named(name), visit }, 'session step-up'), note, now);
    return trx
      .updateTable('operator_session')
      .set({ token_hash: hashToken(token), proved_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  });
  if (!session) throw new Refusal('not_logged_in');
  visit.setCookie(sessionCookie, token);
  securityEvent(visit.log, 'step_up', { method, ip: visit.ip });
  return sessionToWire(operator, session);
}
