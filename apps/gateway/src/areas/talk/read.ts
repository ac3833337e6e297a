import type { components } from '@parlour/api/contract';
import { isLanguageCode } from '@parlour/domain';
import { sql } from 'kysely';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { demandEntry, standingOf } from './standing.ts';
import { isSeen, roomOf, wireFor } from './store.ts';

type Schemas = components['schemas'];

/** How many messages one answer has at most. */
const mostChatMessages = 100;

/** The merchant's rooms, those in the requested language first, with what the member may do in each. */
export async function chatRooms(context: Context, language: string | undefined): Promise<Schemas['ChatRooms']> {
  const { db, merchant, clock } = context;
  const standing = await standingOf(context);
  if (standing.excluded) return { list: [], excluded: true, hidden: [] };
  const rooms = await db
    .selectFrom('chat_room')
    .selectAll()
    .select((e) =>
      e
        .selectFrom('chat_listener')
        .select((c) => c.fn.count<string>('member_id').distinct().as('count'))
        .whereRef('room_id', '=', 'chat_room.id')
        .where('until', '>', clock.now())
        .as('online'),
    )
    .where('merchant', '=', merchant.code)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const hidden = await db
    .selectFrom('chat_hidden')
    .innerJoin('chat_author', 'chat_author.author', 'chat_hidden.author')
    .select(['chat_hidden.author', 'chat_author.nickname'])
    .where('chat_hidden.member_id', '=', sessionOf(context).memberId)
    .orderBy('chat_hidden.author')
    .execute();
  const asked = language !== undefined && isLanguageCode(language) ? language : merchant.defaultLanguage;
  const list = rooms
    .toSorted((a, b) => Number(b.language === asked) - Number(a.language === asked))
    .map((room) => {
      const why = standing.whyNot(room);
      return {
        id: room.id,
        title: room.title,
        topic: room.topic,
        language: room.language,
        online: Number(room.online),
        slowMode: room.slow_mode,
        mayWrite: why === null,
        ...(why && { why: why.why }),
        ...(why?.until && { until: why.until.toISOString() }),
        ...(why?.reason !== undefined && { reason: why.reason }),
      };
    });
  return { list, excluded: false, hidden };
}

/** A part of a room's messages: the latest ones, those before a sequence number, or those after one. */
export async function chatMessages(
  context: Context,
  roomId: string,
  { after, before, change }: { after?: number; before?: number; change?: number },
): Promise<Schemas['ChatMessages']> {
  const { db, merchant } = context;
  const { memberId } = sessionOf(context);
  const room = await roomOf(db, merchant.code, roomId);
  demandEntry(await standingOf(context));
  let found = db
    .selectFrom('chat_message')
    .selectAll()
    .where('room_id', '=', roomId)
    .where((e) => e.or([isSeen, e.and([e('member_id', '=', memberId), e('state', '=', 'held')])]))
    .where(sql<boolean>`not exists (select from chat_hidden h where h.member_id = ${memberId} and h.author = chat_message.author)`);
  const forward = after !== undefined;
  if (forward && change !== undefined) found = found.where((e) => e.or([e('seq', '>', String(after)), e('change', '>', String(change))]));
  else if (forward) found = found.where('seq', '>', String(after));
  if (before !== undefined) found = found.where('seq', '<', String(before));
  const rows = await found
    .orderBy('seq', forward ? 'asc' : 'desc')
    .limit(mostChatMessages + 1)
    .execute();
  const kept = rows.slice(0, mostChatMessages);
  const list = await wireFor(db, memberId, forward ? kept : kept.toReversed());
  return { list, last: Number(room.last_seq), change: Number(room.last_change), more: rows.length > mostChatMessages };
}
