import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { components } from '@parlour/api/contract';
import type { Db } from '../../kernel/tables.ts';
import { publish } from '../../db/publish.ts';
import { noticeLater } from './contact-notice.ts';
import { pushLater } from './push/push-message.ts';
import { messageToWire } from './to-wire.ts';
import type { MessageTable } from './tables.ts';

export type MessageKind = components['schemas']['Message']['kind'];

export interface NewMessage {
  merchant: string;
  memberId: string;
  /** Determines the text, which each reader sees in their own language. */
  kind: MessageKind;
  /** The values for the text's slots, such as `{ amount: '500.00', currency: 'BDT' }`; never sentences. */
  params: Record<string, string>;
}

/**
 * Puts a message into a member's inbox, announces it to their open pages (`messageCreated`), and notifies their devices and contacts, all
 * within the caller's transaction. Returns the stored message.
 */
export async function sendMessage(db: Db, message: NewMessage, now: Date): Promise<Selectable<MessageTable>> {
  const row = await db
    .insertInto('message')
    .values({
      id: uuid(),
      merchant: message.merchant,
      member_id: message.memberId,
      kind: message.kind,
      params: JSON.stringify(message.params),
      created_at: now,
      read_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await publish(db, {
    merchant: message.merchant,
    memberId: message.memberId,
    type: 'messageCreated',
    data: { message: messageToWire(row) },
  });
  await pushLater(db, { message: row.id, memberId: message.memberId }, now);
  await noticeLater(db, { message: row.id, memberId: message.memberId }, now);
  return row;
}
