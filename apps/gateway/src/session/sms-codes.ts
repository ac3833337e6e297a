import { sql } from 'kysely';
import { askedLanguage } from '../content/asked-language.ts';
import type { Db } from '../db/open.ts';
import type { Context, Random } from '../http/context.ts';
import { limit } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import type { Vault } from '../personal/vault.ts';
import { smsCodeText } from './sms-texts.ts';

/** A code opens only what it was sent for. */
export type SmsPurpose = 'register';

const lifeMinutes = 10;
/** Until the next may be asked for; the page counts it down (specification 4). */
export const smsPauseMinutes = 1;
const tries = 5;

/** Sends a code to a number, within the limits of security A07; a newer code voids the one before. */
export async function sendSmsCode(context: Context, purpose: SmsPurpose, mobile: string): Promise<void> {
  const { db, clock, merchant, random, sms, vault } = context;
  // The site keeps the visitor's language in this cookie; the cashier's page follows it too.
  const language = askedLanguage(merchant, context.cookie('lang') ?? undefined);
  const now = clock.now();
  await limit(context, { bucket: `sms:minute:${merchant.code}:${mobile}`, max: 1, windowSeconds: smsPauseMinutes * 60 }, now);
  await limit(context, { bucket: `sms:address:${context.network}`, max: 20, windowSeconds: 3600 }, now);
  await limit(context, { bucket: `sms:day:${merchant.code}:${mobile}`, max: 5, windowSeconds: 24 * 3600 }, now);
  const code = sixDigits(random);
  const row = {
    code_hash: hashCode({ vault, merchant: merchant.code, purpose, mobile, code }),
    tries: 0,
    expires_at: new Date(now.getTime() + lifeMinutes * 60_000),
  };
  await db
    .insertInto('sms_code')
    .values({ merchant: merchant.code, purpose, mobile, ...row })
    .onConflict((c) => c.columns(['merchant', 'purpose', 'mobile']).doUpdateSet(row))
    .execute();
  await sms.send({
    merchant: merchant.code,
    to: mobile,
    text: smsCodeText(language, { brand: merchant.name, code, minutes: lifeMinutes }),
  });
}

interface Answer {
  vault: Vault;
  merchant: string;
  purpose: SmsPurpose;
  mobile: string;
  code: string;
}

/**
 * Looks a code over without using it up; every look counts as a try. Throws `code_expired`, or `code_invalid` for a
 * wrong one and for any after the fifth.
 */
export async function checkSmsCode(db: Db, answer: Answer, now: Date): Promise<void> {
  const { merchant, purpose, mobile } = answer;
  const row = await db
    .updateTable('sms_code')
    .set({ tries: sql`tries + 1` })
    .where('merchant', '=', merchant)
    .where('purpose', '=', purpose)
    .where('mobile', '=', mobile)
    .where('tries', '<', tries)
    .returning(['code_hash', 'expires_at'])
    .executeTakeFirst();
  if (row?.code_hash !== hashCode(answer)) throw new Refusal('code_invalid', { fields: [{ field: 'verificationCode', rule: 'pattern' }] });
  if (row.expires_at <= now) throw new Refusal('code_expired', { fields: [{ field: 'verificationCode', rule: 'pattern' }] });
}

/** Uses a code up, in the transaction of what it was for. Throws `code_invalid` when somebody was faster. */
export async function useSmsCode(trx: Db, answer: Answer): Promise<void> {
  const { merchant, purpose, mobile } = answer;
  const used = await trx
    .deleteFrom('sms_code')
    .where('merchant', '=', merchant)
    .where('purpose', '=', purpose)
    .where('mobile', '=', mobile)
    .where('code_hash', '=', hashCode(answer))
    .returning('mobile')
    .executeTakeFirst();
  if (!used) throw new Refusal('code_invalid');
}

function sixDigits(random: Random): string {
  // Values above the last whole multiple of a million are drawn again: no code is likelier than another.
  for (;;) {
    const drawn = random.bytes(4).readUInt32BE();
    if (drawn < 4_294_000_000) return String(drawn % 1_000_000).padStart(6, '0');
  }
}

function hashCode({ vault, merchant, mobile, purpose, code }: Answer): string {
  return vault.fingerprint(merchant, `${mobile}:${purpose}:${code.trim()}`);
}
