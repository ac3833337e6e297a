import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { limit, limitByAddress } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { attemptName } from '../member/login-name.ts';
import { findMemberCalled } from '../member/find.ts';
import type { Member } from '../member/tables.ts';
import { contactsToWire } from '../member/contacts.ts';
import { memberToWire } from '../member/to-wire.ts';
import { addressNeedsCaptcha, countAddressFailure } from './address-failures.ts';
import { useCaptcha } from './captcha.ts';
import { useHumanSolution } from './human.ts';
import { countAttempt, forgetAttempts, needsCaptcha, refuseLocked } from './login-attempts.ts';
import { issueTicket } from './login-tickets.ts';
import { hashPassword, isPassword, isWeaker, passwordHashOf } from './passwords.ts';
import { forgetDevice, rememberDevice, useDevice } from './remembered-devices.ts';
import { secondProofs } from './second-proofs.ts';
import { startSession, type StartedSession } from './sessions.ts';
import type { Admission } from './tables.ts';
import { tellNewNetwork } from './tell-new-network.ts';

type LoginPayload = components['schemas']['LoginPayload'];
export type LoginResult = components['schemas']['LoginResult'];

/** The period, in seconds, over which log-in attempts are limited. */
const window = 600;

/**
 * Logs in by username and password. An unknown name, a wrong password and a trial user's name get the same answer in the same time
 * (security A04); the fifth wrong attempt locks the name for five minutes, whether or not it exists.
 */
export async function loginByPassword(context: Context, body: LoginPayload): Promise<LoginResult> {
  const { db, merchant, clock, config, ip } = context;
  const now = clock.now();
  const guess = { merchant: merchant.code, secret: 'password', account: attemptName(context.vault, merchant.code, body.username) } as const;
  const { loginTries, loginTriesOfMerchant, addressFailuresBeforeCaptcha } = config.limits;
  await limitByAddress(context, { bucket: `login:${merchant.code}`, max: loginTries, windowSeconds: window }, now);
  await useHumanSolution(context, body.altcha);
  // Counted only after the proof of work, so that callers without one cannot use up an allowance shared by everybody.
  await limit(context, { bucket: `login:${merchant.code}`, max: loginTriesOfMerchant, windowSeconds: window }, now);
  await refuseLocked(db, guess, now);
  const suspected = await addressNeedsCaptcha(db, { merchant: merchant.code, network: context.network }, addressFailuresBeforeCaptcha, now);
  if ((await needsCaptcha(db, guess, now)) || suspected) await useCaptcha(context, 'login', body.captcha);
  const { captchaNext } = await countAttempt(db, guess, now);
  const member = await findMemberCalled(context, merchant.code, body.username);
  const right = await isPassword(passwordHashOf(member, now), body.password);
  if (!member || !right) {
    await countAddressFailure(db, { merchant: merchant.code, network: context.network }, now);
    securityEvent(context.log, 'login_failed', { merchant: merchant.code, account: guess.account, ip });
    throw new Refusal('login_failed', { captchaRequired: captchaNext || suspected });
  }
  const upgraded = isWeaker(member.password_hash ?? '') ? await hashPassword(body.password) : null;
  return admit(
    context,
    member,
    { passwordProved: true, remember: body.remember ?? false, ...(body.entrance && { entrance: body.entrance }) },
    async (trx) => {
      await forgetAttempts(trx, guess);
      if (upgraded) await trx.updateTable('member').set({ password_hash: upgraded }).where('id', '=', member.id).execute();
    },
  );
}

/** The entrance that a member uses, for ways to log in that belong to neither, such as replacing a forgotten password. */
export function entranceOf({ agent }: Pick<Member, 'agent'>): 'member' | 'agent' {
  return agent ? 'agent' : 'member';
}

/** Further work in a log-in's transaction; may return a function to call after the commit. */
type Also = (trx: Context['db']) => Promise<(() => void) | void>;

/**
 * Starts a session for somebody who has proved to be `member`, or asks for a second proof. `also` runs in either case, because it uses up
 * the first proof. Throws `account_blocked`, `member_no_enter` or `agent_no_enter` for a member of the other entrance, and
 * `verification_required` with a ticket for `verifyLogin`.
 */
export async function admit(context: Context, member: Member, admission: Admission, also?: Also): Promise<LoginResult> {
  if (member.status === 'blocked') throw new Refusal('account_blocked');
  if ((admission.entrance ?? 'member') !== entranceOf(member)) throw new Refusal(member.agent ? 'member_no_enter' : 'agent_no_enter');
  const methods = await secondProofs(context, member, admission);
  if (methods.length === 0) return letIn(context, member, admission, also);
  const { ticket, tell, done } = await inTransaction(context.db, async (trx) => ({
    done: await also?.(trx),
    ...(await issueTicket(trx, context, member, admission)),
  }));
  tell();
  done?.();
  securityEvent(context.log, 'login_half', { merchant: member.merchant, memberId: member.id, ip: context.ip });
  const shown = contactsToWire(context, member);
  const params = {
    ticket,
    methods: methods.join(','),
    ...(methods.includes('sms') && shown.mobile ? { mobile: shown.mobile.shown } : {}),
    ...(methods.includes('email') && shown.email ? { email: shown.email.shown } : {}),
  };
  throw new Refusal('verification_required', { params });
}

/** Starts a session, together with `also`, for a member who has passed every proof. */
export async function letIn(context: Context, member: Member, { remember, ...proof }: Admission, also?: Also): Promise<LoginResult> {
  const { started, device, tell, done } = await inTransaction(context.db, async (trx) => {
    const after = await also?.(trx);
    const remembered = remember ? await rememberDevice(trx, context, member) : null;
    const told = await tellNewNetwork(trx, context, member);
    return {
      done: after,
      device: remembered,
      tell: told,
      started: await startSession(trx, context, member, { deviceId: remembered?.id, ...proof }),
    };
  });
  tell();
  done?.();
  device?.tell();
  if (remember === false) await forgetDevice(context);
  return admitted(context, member, started);
}

/** The answer after a log-in; sets the cookie. */
export function admitted(context: Context, member: Member, { token, restricted, ...previous }: StartedSession): LoginResult {
  securityEvent(context.log, 'login', { merchant: member.merchant, memberId: member.id, ip: context.ip });
  context.setSession(token);
  return {
    firstTimeLogin: member.last_login_at === null,
    passwordExpired: restricted,
    token: 'cookie',
    member: memberToWire(context, member, previous),
  };
}

/**
 * Logs in the member whom this browser remembers, without the password (security 3, row 1). This proves less than the password, so a
 * step-up still asks for it. Throws `device_not_remembered`.
 */
export async function loginByDevice(context: Context, { username, entrance }: components['schemas']['LoginPayload']): Promise<LoginResult> {
  const { merchant, clock, config } = context;
  await limitByAddress(context, { bucket: `login:${merchant.code}`, max: config.limits.loginTries, windowSeconds: window }, clock.now());
  const { member, deviceId } = await useDevice(context, username);
  return admit(context, member, { passwordProved: false, deviceId, ...(entrance && { entrance }) });
}
