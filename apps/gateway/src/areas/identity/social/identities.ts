import { v7 as uuid } from 'uuid';
import type { Db } from '../../../kernel/tables.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { breaksUnique } from '../../../kernel/transaction.ts';

/** A connected account at a provider. */
export interface NewIdentity {
  merchant: string;
  memberId: string;
  provider: string;
  issuer: string;
  subject: string;
  shownAs: string | null;
}

/** The member connected to this account at a provider; undefined if there is none. */
export async function identityOf(
  db: Db,
  merchant: string,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<{ id: string; member_id: string } | undefined> {
  return db
    .selectFrom('social_identity')
    .select(['id', 'member_id'])
    .where('merchant', '=', merchant)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Connects an account. Throws `social_taken`, after which the caller's transaction can only be rolled back. */
export async function addIdentity(trx: Db, { memberId, shownAs, ...account }: NewIdentity, now: Date): Promise<void> {
  try {
    await trx
      .insertInto('social_identity')
      .values({ id: uuid(), ...account, member_id: memberId, shown_as: shownAs, linked_at: now, last_used_at: null })
      .execute();
  } catch (error) {
    if (breaksUnique(error, 'social_identity_subject') || breaksUnique(error, 'social_identity_member')) throw new Refusal('social_taken');
    throw error;
  }
}
