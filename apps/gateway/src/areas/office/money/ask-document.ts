import { sendMessage } from '../../messages/send-message.ts';
import { tellWithdrawal } from '../../wallet/tell-withdrawal.ts';
import { tell } from '../audit/append.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { theWithdrawal } from './the-withdrawal.ts';

/**
 * Asks the member for a document before a withdrawal is paid out: they get the message, word for word, and can send pictures with the
 * withdrawal. The log records that it was asked for, not in which words. Throws `illegal_transition` once it is decided.
 */
export async function withdrawalDocument(
  operator: Operator,
  { id, text: written, merchant }: InputOf<'askWithdrawalDocument'>,
): Promise<Schema<'AskedDocument'>> {
  const { db, clock } = operator;
  const text = reasonOf(written, 'Write what the member is to send.');
  const row = await theWithdrawal(operator, id, merchant);
  if (row.status !== 'pending') throw refused('illegal_transition', 'The withdrawal has already been decided.');
  const now = clock.now();
  const after = await db
    .updateTable('withdrawal')
    .set({ document_asked_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const message = { merchant: row.merchant, memberId: row.member_id, kind: 'fromOperator', params: { text } } as const;
  const sent = await sendMessage(db, message, now);
  await tellWithdrawal(db, after);
  tell(operator, {
    merchant: row.merchant,
    subject: { kind: 'withdrawal', id: row.id },
    after: { documentAsked: true, message: sent.id },
  });
  return { id: row.id, documentAsked: now.toISOString() };
}
