import { reportsThatHide, type ChatReactionKind, type ChatReportReason } from '@parlour/domain/talk';
import type { Insertable } from 'kysely';
import { tellQueue } from '../../db/notifier.ts';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { demandEntry, demandWriting, standingOf } from './standing.ts';
import { countChange, roomOf, wireFor, type ChatMessage, type WireMessage } from './store.ts';
import type { ChatReportTable } from './tables.ts';

/** A message that is visible to others. Throws if there is none. */
async function seenMessage(trx: Db, merchant: string, id: string): Promise<ChatMessage> {
  const message = await trx
    .selectFrom('chat_message')
    .selectAll()
    .where('id', '=', id)
    .where('merchant', '=', merchant)
    .where('state', '=', 'shown')
    .executeTakeFirst();
  if (!message) throw new Refusal('not_found');
  return message;
}

/** Adds a member's reaction to a message, or removes it. Repeating it changes nothing. */
export function react(context: Context, messageId: string, kind: ChatReactionKind, on: boolean): Promise<WireMessage> {
  const { merchant, clock } = context;
  const { memberId } = sessionOf(context);
  return inTransaction(context.db, async (trx) => {
    const { room_id: roomId } = await seenMessage(trx, merchant.code, messageId);
    demandWriting(await standingOf({ ...context, db: trx, merchant }), await roomOf(trx, merchant.code, roomId), clock.now());
    const { change } = await countChange(trx, roomId, false);
    // Read again under the room's lock, which operators also take to remove a message.
    const message = await seenMessage(trx, merchant.code, messageId);
    if (on)
      await trx
        .insertInto('chat_reaction')
        .values({ message_id: messageId, member_id: memberId, kind, merchant: merchant.code })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await trx
        .deleteFrom('chat_reaction')
        .where('message_id', '=', messageId)
        .where('member_id', '=', memberId)
        .where('kind', '=', kind)
        .execute();
    await trx.updateTable('chat_message').set({ change }).where('id', '=', messageId).execute();
    return (await wireFor(trx, memberId, [message]))[0]!;
  });
}

/** Reports a message to operators, once per member; three reports hide it until a moderator has reviewed it. */
export function reportMessage(context: Context, messageId: string, reason: ChatReportReason): Promise<null> {
  const { merchant, clock } = context;
  const { memberId } = sessionOf(context);
  return inTransaction(context.db, async (trx) => {
    const message = await trx
      .selectFrom('chat_message')
      .select(['id', 'room_id', 'member_id'])
      .where('id', '=', messageId)
      .where('merchant', '=', merchant.code)
      .where('state', 'in', ['shown', 'hidden'])
      .executeTakeFirst();
    if (!message || message.member_id === memberId) throw new Refusal('not_found');
    demandEntry(await standingOf({ ...context, db: trx, merchant }));
    await addReport(trx, message.room_id, { message_id: messageId, member_id: memberId, merchant: merchant.code, reason, at: clock.now() });
    return null;
  });
}

/** Counts a member's report of a message in a room, once, and puts the message into the moderators' queue. */
export async function addReport(trx: Db, roomId: string, report: Insertable<ChatReportTable>): Promise<void> {
  const { change } = await countChange(trx, roomId, false);
  const added = await trx
    .insertInto('chat_report')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .executeTakeFirst();
  if (!added) return;
  await trx
    .updateTable('chat_message')
    .set((e) => ({
      reports: e('reports', '+', 1),
      change,
      state: e
        .case()
        .when(e.and([e('state', '=', 'shown'), e('reports', '>=', reportsThatHide - 1)]))
        .then('hidden' as const)
        .else(e.ref('state'))
        .end(),
    }))
    .where('id', '=', report.message_id)
    .execute();
  tellQueue(trx, { merchant: report.merchant, queue: 'chat' });
}

/** Hides another member's messages from this member only, or shows them again. */
export async function hideAuthor({ db, merchant, session }: Context, author: string, hidden: boolean): Promise<null> {
  const { memberId } = sessionOf({ session });
  const there = await db
    .selectFrom('chat_author')
    .select('member_id')
    .where('author', '=', author)
    .where('merchant', '=', merchant.code)
    .executeTakeFirst();
  if (!there || there.member_id === memberId) throw new Refusal('not_found');
  if (hidden)
    await db
      .insertInto('chat_hidden')
      .values({ member_id: memberId, author, merchant: merchant.code })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('chat_hidden').where('member_id', '=', memberId).where('author', '=', author).execute();
  return null;
}
