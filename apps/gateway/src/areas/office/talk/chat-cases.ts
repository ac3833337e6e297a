import type { ChatReportReason } from '@parlour/domain/talk';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { ChatMessageTable } from '../../talk/tables.ts';
import { aboutOf, exactly, pageOf, pageRows, placeAfter } from '../lists.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** How many messages before and after the case are shown to a moderator (content N63). */
const around = 10;

const waiting = sql<boolean>`(m.state in ('held', 'hidden') or m.reports > 0)`;
const removed = sql<boolean>`m.state in ('removed', 'refused')`;

/** Messages that wait for a moderator, oldest first, or removed ones, newest first. */
export async function chatCases(operator: Operator, { merchant, state = 'waiting', room, member, after }: InputOf<'listChatCases'>) {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const oldestFirst = state === 'waiting';
  let found = operator.db
    .selectFrom('chat_message as m')
    .where('m.merchant', 'in', codes)
    .where(oldestFirst ? waiting : removed);
  if (room !== undefined) found = found.where('m.room_id', '=', room);
  if (member !== undefined) found = found.where('m.member_id', '=', member);
  let page = found;
  if (after !== undefined) {
    const [at, id] = placeAfter(after, ['time', 'id']);
    page = page.where(
      oldestFirst
        ? sql<boolean>`(m.at, m.id) > (${at}::timestamptz, ${id}::uuid)`
        : sql<boolean>`(m.at, m.id) < (${at}::timestamptz, ${id}::uuid)`,
    );
  }
  const order = oldestFirst ? 'asc' : 'desc';
  const read = await page
    .selectAll('m')
    .select(exactly('m.at').as('place'))
    .orderBy('m.at', order)
    .orderBy('m.id', order)
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.place, row.id]);
  return { list: await casesOf(operator, rows), next, about: await aboutOf(operator.db, found.select('m.id'), after) };
}

/** A message with its neighbours in the room. */
export async function chatCase(operator: Operator, { merchant, id }: InputOf<'getChatCase'>): Promise<Schema<'ChatCaseInContext'>> {
  const message = await chatMessageOf(operator, id, merchant);
  const near = (side: '<' | '>') =>
    operator.db
      .selectFrom('chat_message')
      .selectAll()
      .where('room_id', '=', message.room_id)
      .where('seq', side, message.seq)
      .orderBy('seq', side === '<' ? 'desc' : 'asc')
      .limit(around)
      .execute();
  const context = await casesOf(operator, [...(await near('<')).toReversed(), message, ...(await near('>'))]);
  return { case: context.find((each) => each.id === id)!, context };
}

type Message = Selectable<ChatMessageTable>;

/** A message at the merchants that the operator sees. Throws if there is none. */
export async function chatMessageOf(operator: Operator, id: string, named: string | undefined): Promise<Message> {
  const codes = merchantsNamed(operator, named).map(({ code }) => code);
  const found = await operator.db
    .selectFrom('chat_message')
    .selectAll()
    .where('id', '=', id)
    .where('merchant', 'in', codes)
    .executeTakeFirst();
  if (!found) throw refused('not_found', `There is no message ${id}.`);
  return found;
}

/** Messages as moderators see them, in the given order. */
export async function casesOf(operator: Operator, messages: readonly Message[]): Promise<Schema<'ChatCase'>[]> {
  if (messages.length === 0) return [];
  const { db, clock } = operator;
  const ids = messages.map(({ id }) => id);
  const members = [...new Set(messages.map(({ member_id: member }) => member))];
  const names = new Map(
    (await db.selectFrom('member').select(['id', 'username']).where('id', 'in', members).execute()).map((row) => [row.id, row.username]),
  );
  const rooms = new Map(
    (
      await db
        .selectFrom('chat_room')
        .select(['id', 'title'])
        .where('id', 'in', [...new Set(messages.map((each) => each.room_id))])
        .execute()
    ).map((row) => [row.id, row.title]),
  );
  const reports = await reportsOf(db, ids);
  const mutes = await mutesNow(db, members, clock.now());
  return messages.map((message) => {
    const mute = mutes.get(message.member_id);
    return {
      id: message.id,
      merchant: message.merchant,
      room: message.room_id,
      roomTitle: rooms.get(message.room_id)!,
      seq: Number(message.seq),
      at: message.at.toISOString(),
      memberId: message.member_id,
      member: names.get(message.member_id)!,
      nickname: message.nickname,
      text: message.text,
      card: message.card === null ? null : `${message.card.game} ×${message.card.multiple}`,
      state: message.state,
      reports: reports.filter((row) => row.message_id === message.id).map(({ reason, count }) => ({ reason, count: Number(count) })),
      muted: mute !== undefined,
      mutedUntil: mute?.until?.toISOString() ?? null,
      lookedBy: message.looked_by,
      lookedAt: message.looked_at?.toISOString() ?? null,
      reason: message.reason,
    };
  });
}

async function reportsOf(db: Db, ids: readonly string[]): Promise<{ message_id: string; reason: ChatReportReason; count: string }[]> {
  return db
    .selectFrom('chat_report')
    .select(['message_id', 'reason', (e) => e.fn.countAll<string>().as('count')])
    .where('message_id', 'in', [...ids])
    .groupBy(['message_id', 'reason'])
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
}

/** The mutes in force; for each member the one that ends last. */
async function mutesNow(db: Db, members: readonly string[], now: Date): Promise<Map<string, { until: Date | null }>> {
  const rows = await db
    .selectFrom('chat_mute')
    .select(['member_id', 'until'])
    .distinctOn('member_id')
    .where('member_id', 'in', [...members])
    .where('ended_at', 'is', null)
    .where((e) => e.or([e('until', 'is', null), e('until', '>', now)]))
    .orderBy('member_id')
    .orderBy('until', (order) => order.desc().nullsFirst())
    .execute();
  return new Map(rows.map((row) => [row.member_id, row]));
}
