import type { components } from '@parlour/api/contract';
import type { Context } from '../http/context.ts';
import { limit } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { inTransaction } from '../http/transaction.ts';
import { foldUsername } from '../member/create.ts';
import { findMember, findMemberByUsername, type Member } from '../member/find.ts';
import { memberToWire } from '../member/to-wire.ts';
import { useCaptcha } from './captcha.ts';
import { useHumanSolution } from './human.ts';
import { countAttempt, forgetAttempts, needsCaptcha, refuseLocked } from './login-attempts.ts';
import { redeemLoginCode } from './login-codes.ts';
import { hashPassword, isPassword, isWeaker } from './passwords.ts';
import { startSession } from './sessions.ts';

type LoginPayload = components['schemas']['LoginPayload'];
export type LoginResult = components['schemas']['LoginResult'];

/**
 * Logs in by username and password. An unknown name, a wrong password and a trial user's name are answered alike, in
 * the same time (security A04); the fifth wrong try locks the name for five minutes, whoever's it is.
 */
export async function loginByPassword(context: Context, body: LoginPayload): Promise<LoginResult> {
  const { db, merchant, clock, config } = context;
  const now = clock.now();
  const account = foldUsername(body.username).slice(0, 255);
  await limit(context, { bucket: `login:${merchant.code}:${context.ip}`, max: config.limits.loginTries, windowSeconds: 600 }, now);
  await useHumanSolution(context, body.altcha);
  await refuseLocked(db, merchant.code, account, now);
  if (await needsCaptcha(db, merchant.code, account, now)) await useCaptcha(context, body.captcha);
  const { captchaNext } = await countAttempt(db, merchant.code, account, now);
  const member = await findMemberByUsername(db, merchant.code, body.username);
  const right = await isPassword(member?.kind === 'member' ? member.password_hash : null, body.password);
  if (!member || !right) {
    context.log.warn({ event: 'login_failed', merchant: merchant.code, account, ip: context.ip }, 'a log-in failed');
    throw new Refusal('login_failed', { captchaRequired: captchaNext });
  }
  const upgraded = isWeaker(member.password_hash ?? '') ? await hashPassword(body.password) : null;
  return admit(context, member, async (trx) => {
    await forgetAttempts(trx, merchant.code, account);
    if (upgraded) await trx.updateTable('member').set({ password_hash: upgraded }).where('id', '=', member.id).execute();
  });
}

/** Changes the code of a link for a session. Throws `code_invalid` for a code that is unknown, used or older than a minute. */
export async function loginByCode(context: Context, code: string): Promise<LoginResult> {
  const { db, merchant, clock } = context;
  await limit(context, { bucket: `exchange:${merchant.code}:${context.ip}`, max: 30, windowSeconds: 600 }, clock.now());
  const memberId = await redeemLoginCode(db, merchant.code, 'login', code, clock.now());
  const member = memberId ? await findMember(db, memberId) : undefined;
  if (!member) throw new Refusal('code_invalid');
  return admit(context, member);
}

/** Starts a session for somebody who has proved to be `member`, together with `also`. Throws `account_blocked`. */
export async function admit(context: Context, member: Member, also?: (trx: Context['db']) => Promise<void>): Promise<LoginResult> {
  if (member.status === 'blocked') throw new Refusal('account_blocked');
  const { token, previousLoginAt } = await inTransaction(context.db, async (trx) => {
    await also?.(trx);
    return startSession(trx, context, member);
  });
  return admitted(context, member, token, previousLoginAt);
}

/** The answer to whoever was just let in; sets the cookie. */
export function admitted(context: Context, member: Member, token: string, previousLoginAt: Date | null): LoginResult {
  context.log.info({ event: 'login', merchant: member.merchant, memberId: member.id, ip: context.ip }, 'logged in');
  context.setSession(token);
  return {
    firstTimeLogin: member.last_login_at === null,
    passwordExpired: false,
    token: 'cookie',
    member: memberToWire(member, previousLoginAt),
  };
}
