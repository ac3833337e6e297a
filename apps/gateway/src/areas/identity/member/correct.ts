import type { Vault } from '../../../kernel/ports.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { breaksUnique } from '../../../kernel/transaction.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { maskTarget } from './contacts.ts';
import { contactHash, mailboxHash, sealMemberColumn } from './personal-data.ts';
import type { Member } from './tables.ts';

/** What of a person is corrected by operators. */
export type CorrectedColumn = 'payee_name' | 'mobile' | 'email';

/**
 * Replaces a member's name or contact in the caller's transaction; null takes a contact away. A corrected contact is unproved, so that it
 * opens nothing until the member has typed in a code that was sent there: an operator's slip must not let a stranger in. Throws
 * `mobile_taken` if somebody else has come to have the number.
 */
export async function correctMember(
  trx: Db,
  vault: Vault,
  member: Member,
  { column, text }: { column: CorrectedColumn; text: string | null },
  now: Date,
): Promise<void> {
  const sealed = sealMemberColumn(vault, member, column, text);
  const change = trx.updateTable('member').where('id', '=', member.id);
  if (column === 'payee_name') {
    await change.set({ payee_name: sealed }).execute();
    return;
  }
  try {
    await (
      column === 'mobile'
        ? change.set({ mobile: sealed, mobile_hash: text && contactHash(vault, member.merchant, column, text), mobile_verified_at: null })
        : // Only a proved address is one that nobody else can have.
          change.set({ email: sealed, email_hash: null, mailbox_hash: mailboxHash(vault, member.merchant, text), email_verified_at: null })
    ).execute();
  } catch (error) {
    if (breaksUnique(error, 'member_mobile')) throw new Refusal('mobile_taken');
    throw error;
  }
  const channel = column === 'mobile' ? 'sms' : 'email';
  // A code that is on its way to what the member wanted to have would undo the correction.
  await trx.deleteFrom('contact_change').where('member_id', '=', member.id).where('channel', '=', channel).execute();
  if (text === null) return;
  const kind = column === 'mobile' ? 'mobileChanged' : 'emailChanged';
  const params = { shown: maskTarget({ channel, to: text }) };
  await sendMessage(trx, { merchant: member.merchant, memberId: member.id, kind, params }, now);
}
