import type { components } from '@parlour/api/contract';
import { sql } from 'kysely';
import { notify } from '../../db/notifier.ts';
import { sessionOf, type Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/tables.ts';
import { afterCommit, inTransaction } from '../../kernel/transaction.ts';
import { demandEntry, standingOf } from './standing.ts';
import { holdAuthor, roomOf } from './store.ts';

/** How long a session listens; the page that shows the room renews it in time. */
const listeningSeconds = 300;
/** How many rooms a session can listen to at once. */
const mostRooms = 3;

/** Makes the session's event stream carry a room's messages from now on. */
export function listen(context: Context, roomId: string): Promise<components['schemas']['ChatListening']> {
  const { merchant, clock } = context;
  const session = sessionOf(context);
  return inTransaction(context.db, async (trx) => {
    const room = await roomOf(trx, merchant.code, roomId);
    demandEntry(await standingOf({ ...context, db: trx, merchant }));
    const { author } = await holdAuthor(trx, { merchant: merchant.code, memberId: session.memberId });
    const until = new Date(clock.now().getTime() + listeningSeconds * 1000);
    await trx
      .insertInto('chat_listener')
      .values({
        session_id: session.id,
        room_id: roomId,
        merchant: merchant.code,
        member_id: session.memberId,
        from_change: room.last_change,
        until,
      })
      .onConflict((conflict) => conflict.columns(['session_id', 'room_id']).doUpdateSet({ until, from_change: room.last_change }))
      .execute();
    await sql`delete from chat_listener where session_id = ${session.id} and room_id not in
      (select room_id from chat_listener where session_id = ${session.id} order by until desc, room_id limit ${mostRooms})`.execute(trx);
    tellListener(trx, merchant.code, session.id);
    return { author, last: Number(room.last_seq), change: Number(room.last_change) };
  });
}

/** Stops the session's event stream from carrying a room's messages. */
export function leave(context: Context, roomId: string): Promise<null> {
  const { merchant } = context;
  const { id } = sessionOf(context);
  return inTransaction(context.db, async (trx) => {
    await roomOf(trx, merchant.code, roomId);
    await trx.deleteFrom('chat_listener').where('session_id', '=', id).where('room_id', '=', roomId).execute();
    tellListener(trx, merchant.code, id);
    return null;
  });
}

function tellListener(trx: Db, merchant: string, id: string): void {
  afterCommit(trx, (committed) => notify(committed, [{ merchant, chat: 'listener', id }]));
}
