import type { TestGateway } from '../../../testing/gateway.ts';
import { contactHash, mailboxHash, sealMemberColumn } from '../member/personal-data.ts';

/** Gives a member contacts without a code: verified ones by default. */
export async function giveContacts(
  { db, vault, clock }: TestGateway,
  id: string,
  { mobile, email, proved = true }: { mobile?: string; email?: string; proved?: boolean },
  merchant = 'lotus',
): Promise<void> {
  const at = proved ? clock.now() : null;
  const whose = { id, merchant };
  await db
    .updateTable('member')
    .set({
      ...(mobile && {
        mobile: sealMemberColumn(vault, whose, 'mobile', mobile),
        mobile_hash: contactHash(vault, merchant, 'mobile', mobile),
        mobile_verified_at: at,
      }),
      ...(email && {
        email: sealMemberColumn(vault, whose, 'email', email),
        email_hash: proved ? contactHash(vault, merchant, 'email', email) : null,
        mailbox_hash: mailboxHash(vault, merchant, email),
        email_verified_at: at,
      }),
    })
    .where('id', '=', id)
    .execute();
}
