import { affiliateCodePattern } from '@parlour/domain';
import type { Db } from '../../../kernel/tables.ts';
import type { Context } from '../../../kernel/context.ts';
import { inviterBy } from '../line/referral-codes.ts';
import { isRegisterLink } from '../line/register-links.ts';
import { limitByAddress } from '../../../kernel/rate-limit.ts';

const fold = (code: string) => code.toLowerCase();

/** The code with which somebody registered, in its normalised form; null if there was none. */
export function invitationOf({ affiliateCode, referralCode }: Readonly<Partial<Record<string, string>>>): string | null {
  const code = affiliateCode ?? referralCode;
  return code === undefined ? null : fold(code);
}

/** Whether an operator gave this code to a partner of the merchant and has not ended it. */
export async function isAffiliateCode(db: Db, merchant: string, code: string): Promise<boolean> {
  if (!affiliateCodePattern.test(code)) return false;
  const row = await db
    .selectFrom('affiliate')
    .select('code')
    .where('merchant', '=', merchant)
    .where('code_folded', '=', fold(code))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The same check for a visitor, rate-limited so that codes cannot be guessed by trying them all. */
export async function checkAffiliate(context: Context, code: string): Promise<{ valid: boolean }> {
  const { db, merchant, clock } = context;
  await limitByAddress(context, { bucket: `affiliate:${merchant.code}`, max: 60, windowSeconds: 600 }, clock.now());
  const valid =
    (await isAffiliateCode(db, merchant.code, code)) ||
    (await isRegisterLink(db, context, code)) ||
    (await inviterBy(db, merchant, code)) !== undefined;
  return { valid };
}

/** Makes a code valid, even one that was ended; false if it is valid already. */
export async function addAffiliateCode(db: Db, merchant: string, code: string, now: Date): Promise<boolean> {
  if (await isAffiliateCode(db, merchant, code)) return false;
  await db
    .insertInto('affiliate')
    .values({ merchant, code, code_folded: fold(code), created_at: now, ended_at: null })
    .onConflict((c) => c.columns(['merchant', 'code_folded']).doUpdateSet({ ended_at: null }))
    .execute();
  return true;
}

/** Ends a code; false if no such code is valid. Members who registered with it are not affected. */
export async function endAffiliateCode(db: Db, merchant: string, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('affiliate')
    .set({ ended_at: now })
    .where('merchant', '=', merchant)
    .where('code_folded', '=', fold(code))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
