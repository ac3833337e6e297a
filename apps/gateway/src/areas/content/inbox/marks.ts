import { sql } from 'kysely';
import { publish } from '../../../db/publish.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { receivedBroadcasts, type Reader } from './received.ts';

/**
 * Marks one of the member's messages as read, keeping the time of the first reading, and notifies the member's other devices
 * (`messagesRead`, content N50). False if there is no such message.
 */
export function markRead(db: Db, reader: Reader, messageId: string): Promise<boolean> {
  return changeOne(db, reader, messageId, { own: sql`read_at = ${reader.now}`, isDone: sql`read_at is not null`, deletedAt: null });
}

/** Deletes a message from this member's inbox for good; false if there is no such message. */
export function deleteFromInbox(db: Db, reader: Reader, messageId: string): Promise<boolean> {
  const own = sql`deleted_at = ${reader.now}, read_at = coalesce(read_at, ${reader.now})`;
  return changeOne(db, reader, messageId, { own, isDone: sql`deleted_at is not null`, deletedAt: reader.now });
}

interface Change {
  own: ReturnType<typeof sql>;
  isDone: ReturnType<typeof sql>;
  deletedAt: Date | null;
}

async function changeOne(db: Db, reader: Reader, id: string, { own, isDone, deletedAt }: Change): Promise<boolean> {
  const { memberId, merchant, now } = reader;
  return inTransaction(db, async (trx) => {
    const { rows: changed } = await sql`update message set ${own}
      where id = ${id} and member_id = ${memberId} and not (${isDone}) returning id`.execute(trx);
    const { rows: marked } = await sql`
      insert into broadcast_mark (merchant, member_id, broadcast_id, read_at, deleted_at)
      select ${merchant}, ${memberId}::uuid, id, ${now}::timestamptz, ${deletedAt}::timestamptz
      from (${receivedBroadcasts(reader)}) as received where id = ${id}
      on conflict (member_id, broadcast_id) do update set deleted_at = excluded.deleted_at
        where excluded.deleted_at is not null and broadcast_mark.deleted_at is null
      returning broadcast_id`.execute(trx);
    if (changed.length + marked.length > 0) {
      await publish(trx, { merchant, memberId, type: 'messagesRead', data: {} });
      return true;
    }
    const { rows: known } = await sql`select from message where id = ${id} and member_id = ${memberId}
      union all select from broadcast_mark where broadcast_id = ${id} and member_id = ${memberId}`.execute(trx);
    return known.length > 0;
  });
}

/** Marks all of the member's messages as read. */
export function markAllRead(db: Db, reader: Reader): Promise<void> {
  const { memberId, merchant, now } = reader;
  return inTransaction(db, async (trx) => {
    await sql`update message set read_at = ${now} where member_id = ${memberId} and read_at is null and deleted_at is null`.execute(trx);
    await sql`insert into broadcast_mark (merchant, member_id, broadcast_id, read_at)
      select ${merchant}, ${memberId}::uuid, id, ${now}::timestamptz
      from (${receivedBroadcasts(reader)}) as received where read_at is null
      on conflict (member_id, broadcast_id) do nothing`.execute(trx);
    await publish(trx, { merchant, memberId, type: 'messagesRead', data: {} });
  });
}
