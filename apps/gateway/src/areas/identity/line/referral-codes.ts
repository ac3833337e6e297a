import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { contactHashes } from '../member/personal-data.ts';

/** The code with which a member invites others: the last, random part of the id, for which there is an index. */
export const referralCodeOf = (memberId: string): string => memberId.slice(-12);

const pattern = /^[0-9a-f]{12}$/;

/** The member who invites with a code, ignoring case; undefined if no member has it, or the merchant has no invitations. */
export async function inviterBy(
  db: Db,
  { code: merchant, flags }: Pick<Merchant, 'code' | 'flags'>,
  code: string,
): Promise<{ id: string } | undefined> {
  const folded = code.toLowerCase();
  if (!flags.referral || !pattern.test(folded)) return undefined;
  return db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where('kind', '=', 'member')
    .where('status', '=', 'active')
    .where(sql<string>`right(id::text, 12)`, '=', folded)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** Whether somebody registering with these contacts is the inviter: nobody can invite themselves. */
export async function invitesThemselves(
  db: Db,
  { id, merchant, vault }: { id: string; merchant: string; vault: Vault },
  { email, mobile }: { email?: string | undefined; mobile?: string | undefined },
): Promise<boolean> {
  const own = await db.selectFrom('member').select(['email_hash', 'mobile_hash']).where('id', '=', id).executeTakeFirstOrThrow();
  const is = (column: 'email' | 'mobile', text: string | undefined, hash: string | null) =>
    text !== undefined && text !== '' && hash !== null && contactHashes(vault, merchant, column, text).includes(hash);
  return is('email', email, own.email_hash) || is('mobile', mobile, own.mobile_hash);
}
