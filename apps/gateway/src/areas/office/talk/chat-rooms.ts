import { randomUUID } from 'node:crypto';
import { isLanguageCode, tidyLine } from '@parlour/domain';
import { chatSlowModes, isChatWord } from '@parlour/domain/talk';
import { sql } from 'kysely';
import { publish } from '../../../db/publish.ts';
import { chatRulesOf, quietOf, type Room } from '../../talk/standing.ts';
import type { ChatWordLists } from '../../talk/tables.ts';
import { tell } from '../audit/append.ts';
import { merchantsNamed, reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** The rooms of one merchant or all. */
export async function chatRoomsList(operator: Operator, { merchant }: InputOf<'listChatRooms'>) {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  return { list: await shownRooms(operator, codes) };
}

async function shownRooms({ db, clock }: Operator, codes: readonly string[], id?: string): Promise<Schema<'ChatRoom'>[]> {
  let found = db
    .selectFrom('chat_room')
    .selectAll()
    .select(
      sql<string>`(select count(distinct member_id) from chat_listener l where l.room_id = chat_room.id and l.until > ${clock.now()})`.as(
        'online',
      ),
    )
    .where('merchant', 'in', [...codes]);
  if (id !== undefined) found = found.where('id', '=', id);
  const rows = await found.orderBy('merchant').orderBy('position').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    merchant: row.merchant,
    ...wordsOf(row),
    online: Number(row.online),
    messages: Number(row.last_seq),
    version: row.version,
  }));
}

const wordsOf = (room: Room) => ({
  language: room.language,
  title: room.title,
  topic: room.topic,
  open: room.open,
  quiet: quietOf(room),
  slowMode: room.slow_mode,
});

/** Opens a room in one of the merchant's languages, or changes it. */
export async function changeChatRoom(operator: Operator, input: InputOf<'changeChatRoom'>): Promise<Schema<'ChatRoom'>> {
  const { db } = operator;
  const [merchant] = merchantsNamed(operator, input.merchant);
  const title = tidyLine(input.title);
  const { language, slowMode, quiet, open } = input;
  if (title === '') throw refused('field_invalid', 'Give the room a title.');
  if (!isLanguageCode(language) || !merchant!.languages.includes(language))
    throw refused('field_invalid', `${merchant!.code} has no language ${language}: it has ${merchant!.languages.join(', ')}.`);
  if (slowMode !== 0 && slowMode < chatSlowModes.min)
    throw refused('field_invalid', `Slow mode takes ${chatSlowModes.min} to ${chatSlowModes.max} seconds, or 0 for off.`);
  if (quiet && quiet.from === quiet.to) throw refused('field_invalid', 'Quiet hours can’t begin and end at the same time.');
  const values = {
    language,
    title,
    topic: tidyLine(input.topic),
    open,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    slow_mode: slowMode,
  };
  const before = input.id === undefined ? undefined : await heldRoom(operator, merchant!.code, input.id);
  if (before && input.version !== undefined && input.version !== before.version)
    throw refused('setting_changed', 'Another operator has changed the room in the meantime. Look at it again.');
  const id = before?.id ?? randomUUID();
  if (before)
    await db
      .updateTable('chat_room')
      .set((e) => ({ ...values, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  else {
    const { count } = await db
      .selectFrom('chat_room')
      .select((e) => e.fn.countAll<string>().as('count'))
      .where('merchant', '=', merchant!.code)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('chat_room')
      .values({ id, merchant: merchant!.code, ...values, position: Number(count) })
      .execute();
  }
  const [after] = await shownRooms(operator, [merchant!.code], id);
  tell(operator, {
    merchant: merchant!.code,
    subject: { kind: 'chatRoom', id },
    ...(before && { before: wordsOf(before) }),
    after: { language, title, topic: values.topic, open, quiet, slowMode },
  });
  await publish(db, { merchant: merchant!.code, memberId: null, type: 'chatRoomsChanged', data: {} });
  return after!;
}

async function heldRoom({ db }: Operator, merchant: string, id: string): Promise<Room> {
  const room = await db
    .selectFrom('chat_room')
    .selectAll()
    .where('id', '=', id)
    .where('merchant', '=', merchant)
    .forUpdate()
    .executeTakeFirst();
  if (!room) throw refused('not_found', `There is no room ${id}.`);
  return room;
}

/** A merchant's current word lists, and their history. */
export async function chatRules(operator: Operator, { merchant: named }: InputOf<'getChatRules'>): Promise<Schema<'ChatRules'>> {
  const [merchant] = merchantsNamed(operator, named);
  const { version, words, newAccountHours } = await chatRulesOf(operator.db, merchant!.code);
  const history = await operator.db
    .selectFrom('chat_rules')
    .selectAll()
    .where('merchant', '=', merchant!.code)
    .orderBy('version', 'desc')
    .limit(50)
    .execute();
  return {
    merchant: merchant!.code,
    version,
    lists: merchant!.languages.map((language) => ({ language, words: words[language] ?? [] })),
    newAccountHours,
    history: history.map((row) => ({
      version: row.version,
      at: row.made_at.toISOString(),
      by: row.made_by,
      reason: row.reason,
      words: countOf(row.words),
    })),
  };
}

/** Creates a new version of a merchant's word lists, which applies from the next message on. */
export async function setChatRules(operator: Operator, input: InputOf<'setChatRules'>): Promise<Schema<'ChatRules'>> {
  const { db, by, clock } = operator;
  const reason = reasonOf(input.reason, 'Say why: colleagues read it.');
  const [merchant] = merchantsNamed(operator, input.merchant);
  const words: ChatWordLists = {};
  for (const list of input.lists) {
    const { language } = list;
    if (!isLanguageCode(language) || !merchant!.languages.includes(language))
      throw refused('field_invalid', `${merchant!.code} has no language ${language}: it has ${merchant!.languages.join(', ')}.`);
    const kept = list.words.map(({ word, outcome }) => ({ word: tidyLine(word), outcome }));
    const wrong = kept.find(({ word }) => !isChatWord(word));
    if (wrong) throw refused('field_invalid', `“${wrong.word}” has no letter to look for.`);
    words[language] = [...new Map([...(words[language] ?? []), ...kept].map((entry) => [entry.word, entry])).values()];
  }
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat-rules:${merchant!.code}`}, 0))`.execute(db);
  const before = await chatRulesOf(db, merchant!.code);
  if (input.version !== undefined && input.version !== before.version)
    throw refused('setting_changed', 'Another operator has changed the word lists in the meantime. Look at them again.');
  const version = before.version + 1;
  await db
    .insertInto('chat_rules')
    .values({
      merchant: merchant!.code,
      version,
      words: JSON.stringify(words),
      new_account_hours: input.newAccountHours,
      reason,
      made_by: by.name,
      made_at: clock.now(),
    })
    .execute();
  tell(operator, {
    merchant: merchant!.code,
    subject: { kind: 'chatRules', id: merchant!.code },
    before: { version: before.version, words: countOf(before.words), newAccountHours: before.newAccountHours },
    after: { version, words: countOf(words), newAccountHours: input.newAccountHours },
    reason,
  });
  return chatRules(operator, { merchant: merchant!.code });
}

const countOf = (lists: ChatWordLists): number => Object.values(lists).reduce((sum, { length }) => sum + length, 0);
