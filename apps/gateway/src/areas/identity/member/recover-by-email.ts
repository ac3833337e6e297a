import { randomUUID } from 'node:crypto';
import { secretMail } from '../../../outbound/message-calls.ts';
import type { BodyOf } from '@parlour/api/contract';
import { checkEmailRecovery, tidyEmailRecovery, type EmailRecovery } from '@parlour/domain';
import { askedLanguage } from '../../../kernel/asked-language.ts';
import type { Context } from '../../../kernel/context.ts';
import { limit, limitByAddress } from '../../../kernel/rate-limit.ts';
import { Refusal, type FieldError } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { openMemberColumn } from './personal-data.ts';
import { useHumanSolution } from '../session/human.ts';
import { issueLoginCode, resetLinkMinutes } from '../session/login-codes.ts';
import { admit, entranceOf, type LoginResult } from '../session/login.ts';
import { foldUsername } from './create.ts';
import { findMemberCalled } from './find.ts';
import type { Member } from './tables.ts';
import { tellOfRecovery, recovery, resetLinkMail } from './recovery.ts';

/**
 * E-mails a link with which a member can choose a new password. Neither the answer nor its timing reveals whether the member exists: the
 * look-up happens after the answer (security A04).
 */
export async function forgotPasswordByEmail(context: Context, body: BodyOf<'forgotPasswordByEmail'>): Promise<null> {
  const stated = tidyEmailRecovery(body);
  const problems = checkEmailRecovery(stated);
  if (problems.length > 0) throw new Refusal('field_invalid', { fields: problems as FieldError[] });
  await useHumanSolution(context, body.altcha);
  const now = context.clock.now();
  await keepLimits(context, foldUsername(stated.username), now);
  context.afterwards('a link for another password', () => mailLink(context, stated, now));
  return null;
}

/** Limited like sent codes (security A07), by the given name, whether or not it exists. */
async function keepLimits(context: Context, name: string, now: Date): Promise<void> {
  const who = `${context.merchant.code}:${context.vault.fingerprint(context.merchant.code, `forgot:${name}`)}`;
  await limit(context, { bucket: `forgot:minute:${who}`, max: 1, windowSeconds: 60 }, now);
  await limitByAddress(context, { bucket: 'forgot:address', max: 20, windowSeconds: 3600 }, now);
  await limit(context, { bucket: `forgot:day:${who}`, max: 5, windowSeconds: 24 * 3600, refusal: 'quota_exceeded' }, now);
}

async function mailLink(context: Context, { username, email: stated }: EmailRecovery, now: Date): Promise<void> {
  const { db, merchant, random, outbox, vault, siteOrigin } = context;
  const member = await findMemberCalled(context, merchant.code, username);
  const address = member?.kind === 'member' ? openMemberColumn(vault, member, 'email') : null;
  if (!member || address === null || address.toLowerCase() !== stated.toLowerCase()) return;
  const language = askedLanguage(merchant, context.cookie('lang') ?? undefined);
  await inTransaction(db, async (trx) => {
    await forgetLinks(trx, member);
    const { code } = await issueLoginCode(trx, { merchant: merchant.code, memberId: member.id, purpose: 'reset' }, { random, now });
    // Safe, because the gate admits only requests to the merchant's own domains.
    const link = `${siteOrigin}/forgot?code=${code}`;
    const mail = resetLinkMail(language, { brand: merchant.name, minutes: resetLinkMinutes, link });
    // Sent to the account's stored address, never to a typed one.
    await outbox.put(trx, secretMail, { to: address, ...mail }, { merchant: merchant.code, key: randomUUID() });
  });
}

/** Starts a session for the member or agent who opened such a link; it can only choose a new password. Throws `account_blocked`. */
export async function recoverByLink(context: Context, member: Member): Promise<LoginResult> {
  return admit(context, member, { passwordProved: false, recovering: true, entrance: entranceOf(member) }, async (trx) => {
    await forgetLinks(trx, member);
    await recovery(trx, context, member);
    return () => tellOfRecovery(context, member, 'email');
  });
}

/** Only the link in the latest mail works, and only once. */
async function forgetLinks(trx: Context['db'], { id }: Member): Promise<void> {
  await trx.deleteFrom('login_code').where('member_id', '=', id).where('purpose', '=', 'reset').execute();
}
