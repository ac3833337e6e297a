import { exactly, continues, pageOf, pageRows } from '../lists.ts';
import type { Selectable } from 'kysely';
import { sendMessage } from '../../messages/send-message.ts';
import type { MessageTable } from '../../messages/tables.ts';
import { reasonOf, type InputOf, type Operator, type Schema } from '../operator.ts';
import { memberOrErased, tellOf, theMember } from './the-member.ts';

/** The messages in a member's inbox, latest first, with whether each was read. */
export async function memberMessages(operator: Operator, { member: id, merchant, after }: InputOf<'listMemberMessages'>) {
  const member = await memberOrErased(operator, id, merchant);
  const read = await operator.db
    .selectFrom('message')
    .where('member_id', '=', member.id)
    .where(continues(['created_at', 'id'], after))
    .selectAll()
    .select(exactly('created_at').as('place'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.place, row.id]);
  return { list: rows.map(messageToWire), next };
}

/** Sends a message to one member's inbox, word for word; the log records the sending, not the content. */
export async function memberMessage(
  operator: Operator,
  { member: named, text: written, merchant }: InputOf<'sendMemberMessage'>,
): Promise<Schema<'MemberMessage'>> {
  const text = reasonOf(written, 'Write what the member is to read.');
  const member = await theMember(operator, named, merchant);
  const message = { merchant: member.merchant, memberId: member.id, kind: 'fromOperator', params: { text } } as const;
  const row = await sendMessage(operator.db, message, operator.clock.now());
  tellOf(operator, member, { after: { message: row.id } });
  return messageToWire(row);
}

const messageToWire = (row: Selectable<MessageTable>): Schema<'MemberMessage'> => ({
  id: row.id,
  at: row.created_at.toISOString(),
  kind: row.kind,
  details: Object.values(row.params),
  read: row.read_at?.toISOString() ?? null,
});
