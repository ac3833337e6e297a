import type { Selectable } from 'kysely';
import type { components } from '@parlour/api/contract';
import type { Db } from '../../kernel/tables.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { publish } from '../../db/publish.ts';
import type { MessageTable } from './tables.ts';

type Message = components['schemas']['Message'];

/** A page of a member's box, newest first, and how many there are in all. */
export async function messagesOf(db: Db, memberId: string, page: { limit: number; offset: number }) {
  const box = db.selectFrom('message').where('member_id', '=', memberId);
  const { count } = await box.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await box.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute();
  return { rows, total: Number(count) };
}

export async function unreadCount(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Marks one of the member's own messages as read, at the time of the first reading, which the member's other devices hear of
 * (`messagesRead`, N50); false when there is no such message.
 */
export function markRead(db: Db, memberId: string, messageId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const read = await trx
      .updateTable('message')
      .set({ read_at: now })
      .where('id', '=', messageId)
      .where('member_id', '=', memberId)
      .where('read_at', 'is', null)
      .returning('merchant')
      .executeTakeFirst();
    if (read) {
      await publish(trx, { merchant: read.merchant, memberId, type: 'messagesRead', data: {} });
      return true;
    }
    const known = await trx
      .selectFrom('message')
      .select('id')
      .where('id', '=', messageId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return known !== undefined;
  });
}

export function messageToWire(row: Selectable<MessageTable>): Message {
  return {
    id: row.id,
    kind: row.kind as Message['kind'],
    params: row.params,
    createdAt: new Date(row.created_at).toISOString(),
    read: row.read_at !== null,
  };
}
