import { randomUUID } from 'node:crypto';
import type { components } from '@parlour/api/contract';
import { chatReactionKinds, type ChatReactionKind } from '@parlour/domain/talk';
import { sql, type Selectable } from 'kysely';
import { afterCommit } from '../../kernel/transaction.ts';
import type { Db } from '../../kernel/tables.ts';
import { notify } from '../../db/notifier.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ChatMessageTable } from './tables.ts';
import type { Room } from './standing.ts';

export type ChatMessage = Selectable<ChatMessageTable>;
export type WireMessage = components['schemas']['ChatMessage'];

/** A room of the merchant. Throws if there is none. */
export async function roomOf(db: Db, merchant: string, roomId: string): Promise<Room> {
  const room = await db.selectFrom('chat_room').selectAll().where('id', '=', roomId).where('merchant', '=', merchant).executeTakeFirst();
  if (!room) throw new Refusal('not_found');
  return room;
}

/**
 * The member's pseudonym in chats, created on first use. Locks its row until the transaction ends, so that a member posts one message at a
 * time.
 */
export async function holdAuthor(
  trx: Db,
  { merchant, memberId }: { merchant: string; memberId: string },
): Promise<{ author: string; nickname: string | null }> {
  // A nickname equal to the account's name was never chosen, and strangers must never see account names (content N61).
  const { rows } = await sql<{ author: string; nickname: string | null }>`
    insert into chat_author (member_id, merchant, author, nickname)
    select id, merchant, ${randomUUID()}::uuid, case when lower(nickname) <> username_folded and nickname <> username then nickname end
      from member where id = ${memberId} and merchant = ${merchant}
    on conflict (member_id) do update set nickname = excluded.nickname
    returning author, nickname`.execute(trx);
  return rows[0]!;
}

/**
 * Counts a change of a room under the room's lock, and notifies gateways after the commit. Call it right before writing the rows, because
 * from here on others who change the room wait.
 */
export async function countChange(trx: Db, roomId: string, said: boolean): Promise<{ seq: string; change: string }> {
  const {
    merchant,
    last_seq: seq,
    last_change: change,
  } = await trx
    .updateTable('chat_room')
    .set((e) => ({ last_change: e('last_change', '+', '1'), ...(said && { last_seq: e('last_seq', '+', '1') }) }))
    .where('id', '=', roomId)
    .returning(['merchant', 'last_seq', 'last_change'])
    .executeTakeFirstOrThrow();
  afterCommit(trx, (committed) => notify(committed, [{ merchant, chat: 'room', id: roomId }]));
  return { seq, change };
}

/** Messages that everybody can see; held ones are visible only to their author. */
export const isSeen = sql<boolean>`state in ('shown', 'hidden', 'removed')`;

type Counted = Readonly<Record<string, { kind: ChatReactionKind; count: number }[]>>;

/** The reactions to messages, in the order of the list of reactions. */
async function reactionsTo(db: Db, ids: readonly string[]): Promise<Counted> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('chat_reaction')
    .select(['message_id', 'kind', (e) => e.fn.countAll<string>().as('count')])
    .where('message_id', 'in', [...ids])
    .groupBy(['message_id', 'kind'])
    .execute();
  const found: Record<string, { kind: ChatReactionKind; count: number }[]> = {};
  for (const kind of chatReactionKinds)
    for (const row of rows) if (row.kind === kind) (found[row.message_id] ??= []).push({ kind, count: Number(row.count) });
  return found;
}

/** Messages as everybody sees them, and as events carry them. */
export async function wireOfAll(db: Db, messages: readonly ChatMessage[]): Promise<WireMessage[]> {
  const reactions = await reactionsTo(
    db,
    messages.filter(({ state }) => state === 'shown').map(({ id }) => id),
  );
  return messages.map((message) => toWire(message, reactions));
}

/** Messages as one member sees them. */
export async function wireFor(db: Db, memberId: string, messages: readonly ChatMessage[]): Promise<WireMessage[]> {
  const everybodys = await wireOfAll(db, messages);
  const ids = messages.map(({ id }) => id);
  const own =
    ids.length === 0
      ? []
      : await db
          .selectFrom('chat_reaction')
          .select(['message_id', 'kind'])
          .where('member_id', '=', memberId)
          .where('message_id', 'in', ids)
          .execute();
  return messages.map((message, index) => {
    const isOwn = message.member_id === memberId;
    return {
      ...everybodys[index]!,
      ...(isOwn && message.state === 'held' && { ...said(message), removed: false, held: true }),
      own: isOwn,
      reacted: own.filter(({ message_id: id }) => id === message.id).map(({ kind }) => kind),
    };
  });
}

function toWire(message: ChatMessage, reactions: Counted): WireMessage {
  const { id, seq, author, nickname, level, at, state } = message;
  return {
    id,
    seq: Number(seq),
    author,
    nickname,
    level,
    at: at.toISOString(),
    removed: state !== 'shown',
    ...(state === 'shown' && said(message)),
    reactions: reactions[id] ?? [],
  };
}

const said = ({ text, card }: ChatMessage) => (card === null ? { text: text! } : { card });
