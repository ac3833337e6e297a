import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import { countChange } from './store.ts';

/** Empties a member's chat messages, in the caller's transaction: the rooms show a placeholder from now on, also on open pages. */
export async function eraseChat(trx: Db, memberId: string): Promise<void> {
  const rooms = await trx
    .selectFrom('chat_message')
    .select('room_id')
    .distinct()
    .where('member_id', '=', memberId)
    .orderBy('room_id')
    .execute();
  for (const { room_id: roomId } of rooms) {
    const { change } = await countChange(trx, roomId, false);
    // What nobody else has seen leaves no placeholder.
    await sql`update chat_message set text = '', card = null, nickname = null, reports = 0, change = ${change},
        state = case when state in ('held', 'refused') then 'refused' else 'removed' end
      where room_id = ${roomId} and member_id = ${memberId}`.execute(trx);
  }
}
