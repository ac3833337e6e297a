import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { limitByAddress } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { provedContacts } from '../member/contacts.ts';
import { findMember } from '../member/find.ts';
import type { Member } from '../member/tables.ts';
import { hasAuthenticator, proveSecondFactor } from './authenticator.ts';
import { letIn, type LoginResult } from './login.ts';
import { findTicket, tryTicket, useTicket, type LoginTicket } from './login-tickets.ts';
import { checkCode, codeAnswer, codePauseMinutes, sendCode, useCode, type CodeTarget } from './one-time-codes.ts';

type Schemas = components['schemas'];

/** Sends the code of a second proof to a contact of the ticket's member. Throws `verification_ended`. */
export async function sendLoginVerification(
  context: Context,
  { ticket, method }: Schemas['LoginVerificationPayload'],
): Promise<Schemas['SmsSent']> {
  await limitTries(context);
  const { member_id, ticket_hash } = await findTicket(context, ticket);
  const member = await holderOf(context, member_id);
  const target = await targetOf(context, member, method);
  await sendCode(context, 'verify', target, { challenge: ticket_hash, language: member.language });
  return { expiredMinutes: codePauseMinutes };
}

/**
 * Logs in the holder of a second proof that `admit` asked for. Throws `code_invalid` with the remaining attempts, and `verification_ended`
 * after the third, for a ticket of another browser, and for one that is ten minutes old.
 */
export async function verifyLogin(context: Context, { ticket: shown, method, code }: Schemas['VerifyLoginPayload']): Promise<LoginResult> {
  await limitTries(context);
  const { triesLeft, ...ticket } = await tryTicket(context, shown);
  const member = await holderOf(context, ticket.member_id);
  const use = await orTriesLeft(triesLeft, () => prove(context, member, { ticket, method, code }));
  return letIn(context, member, ticket.admission, async (trx) => {
    await use(trx);
    await useTicket(trx, ticket);
  });
}

/** Checks a proof; returns a function that uses it up. */
async function prove(
  context: Context,
  member: Member,
  { ticket, method, code }: { ticket: LoginTicket; method: Schemas['VerificationMethod']; code: string },
): Promise<(trx: Context['db']) => Promise<void>> {
  if (method === 'authenticator') {
    await proveSecondFactor(context, member, code);
    return () => Promise.resolve();
  }
  const target = await targetOf(context, member, method);
  const answer = codeAnswer(context, 'verify', { ...target, code, challenge: ticket.ticket_hash, field: 'code' });
  await checkCode(context.db, answer, context.clock.now());
  return (trx) => useCode(trx, answer);
}

/** Runs the check; a wrong code reports how many attempts the ticket has left. After the last one, the log-in starts over. */
async function orTriesLeft<T>(triesLeft: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'code_invalid') throw error;
    if (triesLeft === 0) throw new Refusal('verification_ended');
    throw new Refusal('code_invalid', { ...error.details, params: { triesLeft } });
  }
}

/** The target of a code. A member who has turned on an authenticator meanwhile must use that instead. */
async function targetOf(context: Context, member: Member, method: 'sms' | 'email'): Promise<CodeTarget> {
  const contact = provedContacts(context, member).find(({ channel }) => channel === method);
  if (!contact || (await hasAuthenticator(context.db, member.id))) throw new Refusal('verification_ended');
  return contact;
}

async function holderOf({ db }: Context, memberId: string): Promise<Member> {
  const member = await findMember(db, memberId);
  if (!member) throw new Refusal('verification_ended');
  if (member.status === 'blocked') throw new Refusal('account_blocked');
  return member;
}

async function limitTries(context: Context): Promise<void> {
  const { merchant, config, clock } = context;
  await limitByAddress(context, { bucket: `verify:${merchant.code}`, max: config.limits.loginTries, windowSeconds: 600 }, clock.now());
}
