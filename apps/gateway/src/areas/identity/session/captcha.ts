import { createHash } from 'node:crypto';
import type { components, operations } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { limit, limitByAddress } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { record } from '../../../outbound/demo-outbox.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';

const captchaCookie = '__Host-cap';
const lifeSeconds = 300;

/** What a captcha is needed for. */
export type CaptchaPurpose = NonNullable<NonNullable<operations['getCaptcha']['parameters']['query']>['purpose']>;

/** Makes a new picture for this browser; the previous one is void. At most one a second (specification 9). */
export async function newCaptcha(context: Context, purpose: CaptchaPurpose): Promise<components['schemas']['Captcha']> {
  // Written through `bookkeepingDb`, since the request changes nothing but the record of the picture.
  const { bookkeepingDb: db, clock, random, merchant, config } = context;
  const now = clock.now();
  const known = context.cookie(captchaCookie);
  await limitByAddress(context, { bucket: 'captcha', max: config.limits.captchas, windowSeconds: 60 }, now);
  const browser = known && /^[\w-]{43}$/.test(known) ? known : newToken(random);
  await limit(context, { bucket: `captcha:${hashToken(browser)}`, max: 1, windowSeconds: 1 }, now);
  const { text, png } = context.captcha.draw(random);
  const row = { text_hash: hashText(browser, purpose, text), expires_at: new Date(now.getTime() + lifeSeconds * 1000) };
  await db
    .insertInto('captcha')
    .values({ browser_hash: hashToken(browser), ...row })
    .onConflict((c) => c.column('browser_hash').doUpdateSet(row))
    .execute();
  await record({ db, clock, merchants: context.merchants, merchant }, { kind: 'captcha', recipient: merchant.name, body: text });
  context.setCookie(captchaCookie, browser, 3600);
  return { image: png.toString('base64'), expiresIn: lifeSeconds };
}

/**
 * Uses up this browser's captcha. Throws `captcha_required` without an answer, and `captcha_wrong` unless it is the correct answer to a
 * picture for this purpose (security 3, row 14).
 */
export async function useCaptcha(context: Context, purpose: CaptchaPurpose, answer: string | undefined): Promise<void> {
  if (!answer) throw new Refusal('captcha_required', { captchaRequired: true });
  const browser = context.cookie(captchaCookie) ?? '';
  const row = await context.db
    .deleteFrom('captcha')
    .where('browser_hash', '=', hashToken(browser))
    .returning(['text_hash', 'expires_at'])
    .executeTakeFirst();
  const right = row && row.expires_at > context.clock.now() && row.text_hash === hashText(browser, purpose, answer.trim());
  if (!right) throw new Refusal('captcha_wrong', { captchaRequired: true });
}

function hashText(browser: string, purpose: CaptchaPurpose, text: string): string {
  return createHash('sha256').update(`${browser}:${purpose}:${text}`).digest('hex');
}
