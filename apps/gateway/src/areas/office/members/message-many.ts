import { sendMessage } from '../../messages/send-message.ts';
import { reasonOf, type InputOf, type Operator } from '../operator.ts';
import type { BulkStep } from '../proposals/bulk-step.ts';
import type { Examined } from '../proposals/examined.ts';
import { examineMany } from './many.ts';

type Input = InputOf<'messageMembers'>;

/** The members who would get the message; see `examineMany`. Those who are blocked cannot read it. */
export async function examineMessages(operator: Operator, input: Input): Promise<Examined> {
  const text = textOf(input);
  const none = 'The filter finds no members who can read a message.';
  return {
    ...(await examineMany(operator, input, { isMeant: 'active', none, versionOf: ({ status }) => status })),
    changes: [{ field: 'message', before: null, after: text }],
    reason: null,
  };
}

/** Sends the message to one of the members; the log records the sending, not the content. */
export const messageOne: BulkStep = {
  subjectKind: 'member',
  async run(trx, { merchant, subject, version }, { input, now }) {
    const member = await trx.selectFrom('member').select(['status', 'erased_at']).where('id', '=', subject).executeTakeFirst();
    if (member?.status !== version || member.erased_at !== null) return 'stale';
    const params = { text: textOf(input as Pick<Input, 'text'>) };
    const { id } = await sendMessage(trx, { merchant, memberId: subject, kind: 'fromOperator', params }, now);
    return { before: {}, after: { message: id } };
  },
};

const textOf = ({ text }: Pick<Input, 'text'>) => reasonOf(text, 'Write what the members are to read.');
