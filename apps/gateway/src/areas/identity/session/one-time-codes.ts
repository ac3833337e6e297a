import type { LanguageCode } from '@parlour/domain';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { askedLanguage } from '../../../kernel/asked-language.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Random } from '../../../kernel/clock.ts';
import { limit, limitByAddress } from '../../../kernel/rate-limit.ts';
import { secretMail, textMessage } from '../../../outbound/message-calls.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { codeMail, codeSms } from './code-texts.ts';
import type { CodeChannel, CodePurpose } from './tables.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';

/** Where a code goes. */
export interface CodeTarget {
  channel: CodeChannel;
  /** A number with its dialling code, such as `+8801712345678`, or an e-mail address. */
  to: string;
}

export interface CodeOptions {
  /** Language of the message; defaults to that of the visitor's page. */
  language?: LanguageCode;
  /** What the code is bound to, such as a ticket; defaults to the requesting browser. */
  challenge?: string;
}

const lifeMinutes = 10;
/** Minutes until the next code may be requested; the page counts them down (specification 4). */
export const codePauseMinutes = 1;
const tries = 5;
/** How long an answer waits for the carrier, in ms; the carrier has three seconds. */
const sentWithinMs = 3300;

/** Identifies the browser that requested a code. */
const browserCookie = '__Host-code';

/**
 * Sends a six-digit code within the limits of security A07, as `countCode` does. It is valid for ten minutes; a newer one for the same
 * purpose and target voids it.
 */
export async function sendCode(context: Context, purpose: CodePurpose, target: CodeTarget, options: CodeOptions = {}): Promise<void> {
  await (
    await issueCode(context, purpose, target, options)
  )();
}

/**
 * Does everything that `sendCode` does, but returns the sending as a function, for answers whose timing must not reveal whether anything
 * was sent.
 */
export async function issueCode(
  context: Context,
  purpose: CodePurpose,
  target: CodeTarget,
  { language, challenge }: CodeOptions = {},
): Promise<() => Promise<void>> {
  const { db, clock, merchant, random } = context;
  const now = clock.now();
  await countCode(context, target, now);
  const code = sixDigits(random);
  const key = keyOf(context, purpose, target);
  const row = {
    challenge_hash: hashToken(challenge ?? markBrowser(context)),
    code_hash: hashCode(context, purpose, target, code),
    tries: 0,
    expires_at: new Date(now.getTime() + lifeMinutes * 60_000),
  };
  await db
    .insertInto('one_time_code')
    .values({ ...key, ...row })
    .onConflict((c) => c.columns(['merchant', 'purpose', 'channel', 'target_hash']).doUpdateSet(row))
    .execute();
  // The site keeps the visitor's language in this cookie; the cashier's page uses it too.
  const spoken = language ?? askedLanguage(merchant, context.cookie('lang') ?? undefined);
  return () => deliver(context, { purpose, target, code, language: spoken });
}

export interface CodeAnswer {
  /** The key of the stored code. */
  key: { merchant: string; purpose: CodePurpose; channel: CodeChannel; target_hash: string };
  challengeHash: string;
  codeHash: string;
  /** The field of the request at which a refusal is shown. */
  field: string;
}

/** What a visitor typed, prepared for `checkCode` and `useCode`; `challenge` as when the code was sent. */
export function codeAnswer(
  context: Context,
  purpose: CodePurpose,
  { code, challenge, field = 'verificationCode', ...target }: CodeTarget & { code: string; challenge?: string; field?: string },
): CodeAnswer {
  return {
    key: keyOf(context, purpose, target),
    challengeHash: hashToken(challenge ?? context.cookie(browserCookie) ?? ''),
    codeHash: hashCode(context, purpose, target, code.trim()),
    field,
  };
}

/**
 * Checks a code without using it up; every check counts as an attempt. Throws `code_invalid` if it is wrong, and `code_expired` after ten
 * minutes or five attempts.
 */
export async function checkCode(db: Db, answer: CodeAnswer, now: Date): Promise<void> {
  const row = await db
    .updateTable('one_time_code')
    .set({ tries: sql`tries + 1` })
    .where((eb) => eb.and({ ...answer.key, challenge_hash: answer.challengeHash }))
    .returning(['code_hash', 'tries', 'expires_at'])
    .executeTakeFirst();
  const fields = [{ field: answer.field, rule: 'pattern' as const }];
  if (row && (row.expires_at <= now || row.tries > tries)) throw new Refusal('code_expired', { fields });
  if (row?.code_hash !== answer.codeHash) throw new Refusal('code_invalid', { fields });
}

/** Uses up a checked code, in the transaction of its purpose. Throws `code_invalid` if it was already used. */
export async function useCode(trx: Db, answer: CodeAnswer): Promise<void> {
  const used = await trx
    .deleteFrom('one_time_code')
    .where((eb) => eb.and({ ...answer.key, challenge_hash: answer.challengeHash, code_hash: answer.codeHash }))
    .returning('purpose')
    .executeTakeFirst();
  if (!used) throw new Refusal('code_invalid', { fields: [{ field: answer.field, rule: 'pattern' }] });
}

/**
 * Counts a message to a target (security A07). Throws `too_many_requests` with `retryAfter` if it comes too soon, and `quota_exceeded` if
 * the target has had its daily allowance.
 */
export async function countCode(context: Context, target: CodeTarget, now: Date): Promise<void> {
  const { channel } = target;
  const who = `${context.merchant.code}:${hashTarget(context, target)}`;
  await limit(context, { bucket: `${channel}:minute:${who}`, max: 1, windowSeconds: codePauseMinutes * 60 }, now);
  await limitByAddress(context, { bucket: `${channel}:address`, max: context.config.limits.codes, windowSeconds: 3600 }, now);
  await limit(context, { bucket: `${channel}:day:${who}`, max: 5, windowSeconds: 24 * 3600, refusal: 'quota_exceeded' }, now);
}

async function deliver(
  { outbox, merchant, siteOrigin, session, ip, log }: Context,
  { target, ...message }: { purpose: CodePurpose; target: CodeTarget; code: string; language: LanguageCode },
): Promise<void> {
  const slots = { ...message, brand: merchant.name, minutes: lifeMinutes, host: new URL(siteOrigin).hostname };
  const { channel, to } = target;
  const call = { merchant: merchant.code, key: randomUUID() };
  const facts = { merchant: merchant.code, memberId: session?.memberId, ip, channel, purpose: message.purpose };
  if (channel === 'sms') await outbox.send(textMessage, { to, text: codeSms(slots) }, call);
  else await outbox.send(secretMail, { to, ...codeMail(slots) }, call);
  const { state, error } = await outbox.outcome(channel === 'sms' ? textMessage : secretMail, call, sentWithinMs);
  if (state === 'done') return securityEvent(log, 'code_sent', facts);
  securityEvent(log, 'code_not_sent', { ...facts, why: error ?? 'too slow' });
  // The message may have arrived all the same, so the code stays valid and counts towards the limits.
  throw new Refusal('code_not_sent', { params: { retryAfter: codePauseMinutes * 60 } });
}

/** Identifies the visitor's browser by a cookie, so that no other browser can use the codes that it requested, or use up their attempts. */
function markBrowser(context: Context): string {
  const known = context.cookie(browserCookie);
  const browser = known && /^[\w-]{43}$/.test(known) ? known : newToken(context.random);
  context.setCookie(browserCookie, browser, 2 * lifeMinutes * 60);
  return browser;
}

function keyOf(context: Context, purpose: CodePurpose, target: CodeTarget): CodeAnswer['key'] {
  return { merchant: context.merchant.code, purpose, channel: target.channel, target_hash: hashTarget(context, target) };
}

/** The target's hash; addresses that differ only in case are one target. */
function hashTarget({ vault, merchant }: Context, { channel, to }: CodeTarget): string {
  return vault.fingerprint(merchant.code, `${channel}:${to.toLowerCase()}`);
}

function hashCode({ vault, merchant }: Context, purpose: CodePurpose, { channel, to }: CodeTarget, code: string): string {
  return vault.fingerprint(merchant.code, `${channel}:${to.toLowerCase()}:${purpose}:${code}`);
}

function sixDigits(random: Random): string {
  // Draws again above the last whole multiple of a million, so that all codes are equally likely.
  for (;;) {
    const drawn = random.bytes(4).readUInt32BE();
    if (drawn < 4_294_000_000) return String(drawn % 1_000_000).padStart(6, '0');
  }
}
