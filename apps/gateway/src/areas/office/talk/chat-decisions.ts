import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { publish } from '../../../db/publish.ts';
import { tellQueue } from '../../../db/notifier.ts';
import { countChange } from '../../talk/store.ts';
import { muteOf } from '../../talk/standing.ts';
import type { ChatMessageState, ChatMuteTable } from '../../talk/tables.ts';
import { tell } from '../audit/append.ts';
import { aboutOf, continues, exactly, pageOf, pageRows } from '../lists.ts';
import { merchantsNamed, reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { casesOf, chatMessageOf } from './chat-cases.ts';

/** Removes a member's message. A placeholder stays in the room, unless other members had not seen the message yet. */
export async function removeChatMessage(
  operator: Operator,
  { id, reason, merchant }: InputOf<'removeChatMessage'>,
): Promise<Schema<'ChatCase'>> {
  const why = reasonOf(reason, 'Say why it is removed: colleagues read it.');
  return decide(operator, { id, merchant, reason: why }, (state) => {
    if (state === 'removed' || state === 'refused') throw refused('illegal_transition', 'The message has already been removed.');
    return state === 'held' ? 'refused' : 'removed';
  });
}

/** Lets a message stand that was reported, hidden or held. */
export async function keepChatMessage(operator: Operator, { id, merchant }: InputOf<'keepChatMessage'>): Promise<Schema<'ChatCase'>> {
  return decide(operator, { id, merchant, reason: null }, (state, reports) => {
    if (state === 'removed' || state === 'refused') throw refused('illegal_transition', 'The message has already been removed.');
    if (state === 'shown' && reports === 0) throw refused('illegal_transition', 'The message needs no decision: it is shown.');
    return 'shown';
  });
}

async function decide(
  operator: Operator,
  { id, merchant, reason }: { id: string; merchant: string | undefined; reason: string | null },
  next: (state: ChatMessageState, reports: number) => ChatMessageState,
): Promise<Schema<'ChatCase'>> {
  const { db, by, clock } = operator;
  const { room_id: roomId } = await chatMessageOf(operator, id, merchant);
  const { change } = await countChange(db, roomId, false);
  // Read under the room's lock, so that two moderators cannot both decide.
  const before = await chatMessageOf(operator, id, merchant);
  const state = next(before.state, before.reports);
  const after = await db
    .updateTable('chat_message')
    .set({ state, change, reports: 0, looked_by: by.name, looked_at: clock.now(), reason })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  tell(operator, {
    merchant: before.merchant,
    subject: { kind: 'chatMessage', id },
    before: { state: before.state, reports: before.reports },
    after: { state, member: before.member_id },
    ...(reason !== null && { reason }),
  });
  tellQueue(db, { merchant: before.merchant, queue: 'chat' });
  return (await casesOf(operator, [after]))[0]!;
}

/** Current or past mutes of members, at one merchant or at all. */
export async function chatMutes(operator: Operator, { merchant, member, state = 'holding', after }: InputOf<'listChatMutes'>) {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  let found = operator.db.selectFrom('chat_mute').where('chat_mute.merchant', 'in', codes);
  if (member !== undefined) found = found.where('chat_mute.member_id', '=', member);
  if (state === 'holding')
    found = found.where(
      sql<boolean>`chat_mute.ended_at is null and (chat_mute.until is null or chat_mute.until > ${operator.clock.now()})`,
    );
  const read = await found
    .innerJoin('member', 'member.id', 'chat_mute.member_id')
    .selectAll('chat_mute')
    .select(['member.username', exactly('chat_mute.from_at').as('place')])
    .where(continues(['chat_mute.from_at', 'chat_mute.id'], after))
    .orderBy('chat_mute.from_at', 'desc')
    .orderBy('chat_mute.id', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.place, row.id]);
  return {
    list: rows.map((row) => muteToWire(row, row.username)),
    next,
    about: await aboutOf(operator.db, found.select('chat_mute.id'), after),
  };
}

/** Mutes a member for some minutes, or for ever; an earlier mute stays in force too. */
export async function muteChatMember(
  operator: Operator,
  { member, minutes, reason, merchant }: InputOf<'muteChatMember'>,
): Promise<Schema<'ChatMute'>> {
  const why = reasonOf(reason, 'Say why: the member reads it.');
  const { db, by, clock } = operator;
  const found = await memberNamed(operator, member, merchant);
  const now = clock.now();
  const row = await db
    .insertInto('chat_mute')
    .values({
      id: randomUUID(),
      merchant: found.merchant,
      member_id: member,
      from_at: now,
      until: minutes === null ? null : new Date(now.getTime() + minutes * 60_000),
      reason: why,
      made_by: by.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  tell(operator, {
    merchant: found.merchant,
    subject: { kind: 'member', id: member },
    after: { mutedUntil: row.until?.toISOString() ?? 'for ever' },
    reason: why,
  });
  await publish(db, { merchant: found.merchant, memberId: member, type: 'chatRoomsChanged', data: {} });
  return muteToWire(row, found.username);
}

/** Ends all of a member's mutes. */
export async function unmuteChatMember(
  operator: Operator,
  { member, reason, merchant }: InputOf<'unmuteChatMember'>,
): Promise<Schema<'ChatMute'>> {
  const why = reasonOf(reason, 'Say why: colleagues read it.');
  const { db, by, clock } = operator;
  const found = await memberNamed(operator, member, merchant);
  const now = clock.now();
  const longest = await muteOf(db, member, now);
  if (!longest) throw refused('illegal_transition', 'The member can already write.');
  const rows = await db
    .updateTable('chat_mute')
    .set({ ended_at: now, ended_by: by.name })
    .where('member_id', '=', member)
    .where('ended_at', 'is', null)
    .where((e) => e.or([e('until', 'is', null), e('until', '>', now)]))
    .returningAll()
    .execute();
  const ended = rows.find(({ id }) => id === longest.id);
  if (!ended) throw refused('illegal_transition', 'The member can already write.');
  tell(operator, {
    merchant: found.merchant,
    subject: { kind: 'member', id: member },
    before: { mutedUntil: longest.until?.toISOString() ?? 'for ever' },
    reason: why,
  });
  await publish(db, { merchant: found.merchant, memberId: member, type: 'chatRoomsChanged', data: {} });
  return muteToWire(ended, found.username);
}

async function memberNamed(operator: Operator, id: string, named: string | undefined): Promise<{ merchant: string; username: string }> {
  const codes = merchantsNamed(operator, named).map(({ code }) => code);
  const found = await operator.db
    .selectFrom('member')
    .select(['merchant', 'username'])
    .where('id', '=', id)
    .where('merchant', 'in', codes)
    .where('kind', '=', 'member')
    .executeTakeFirst();
  if (!found) throw refused('not_found', `There is no member ${id}.`);
  return found;
}

function muteToWire(row: Selectable<ChatMuteTable>, username: string): Schema<'ChatMute'> {
  return {
    id: row.id,
    merchant: row.merchant,
    memberId: row.member_id,
    member: username,
    from: row.from_at.toISOString(),
    until: row.until?.toISOString() ?? null,
    reason: row.reason,
    by: row.made_by,
    ended: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
  };
}
