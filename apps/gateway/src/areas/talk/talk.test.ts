// Content N60 to N65.
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@parlour/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listening } from '../../testing/another-gateway.ts';
import type { TestClient } from '../../testing/client.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { openStreamClient } from '../../events/testing/stream-client.ts';

type Member = Awaited<ReturnType<TestGateway['registerMember']>>;
let gateway: TestGateway;
let port: number;
let roomId: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  port = await listening(gateway.app);
  const rooms = await gateway.db
    .selectFrom('chat_room')
    .select('id')
    .where('merchant', '=', 'lotus')
    .where('language', '=', 'EN')
    .execute();
  roomId = rooms[0]!.id;
});
afterAll(() => gateway.close());
// Each test begins where nobody has just written.
beforeEach(() => gateway.clock.advance(301));

/** A member who may write. */
async function writer(nickname = 'Heron'): Promise<Member> {
  const member = await gateway.registerMember();
  await gateway.db
    .updateTable('member')
    .set({ email_verified_at: gateway.clock.now(), nickname })
    .where('id', '=', member.memberId)
    .execute();
  return member;
}
const post = (client: TestClient, body: Partial<BodyOf<'postChatMessage'>>, room = roomId) =>
  client.call('postChatMessage', { params: { roomId: room }, body: { clientId: randomUUID(), ...body } });
const said = async (client: TestClient, text: string) => {
  gateway.clock.advance(3);
  return client.value('postChatMessage', { params: { roomId }, body: { clientId: randomUUID(), text } });
};
const messages = (client: TestClient, query: { after?: number; before?: number; change?: number } = {}) =>
  client.value('listChatMessages', { params: { roomId }, query });

describe('who may come in', () => {
  test('guests are asked to log in, trial users read', async () => {
    expect((await gateway.guest().call('listChatRooms')).body.code).toBe('not_logged_in');
    const member = await writer();
    const { id } = await said(member, 'for everybody');
    const trial = await gateway.startTrial();
    expect((await messages(trial)).list.map((each) => each.id)).toContain(id);
    expect((await post(trial, { text: 'me too' })).body.code).toBe('real_account_needed');
    const { list } = await trial.value('listChatRooms', { query: { language: 'EN' } });
    expect(list[0]).toMatchObject({ language: 'EN', mayWrite: false, why: 'trial' });
  });

  test('a new account writes with a proved contact, or once it is a day old', async () => {
    const member = await gateway.registerMember();
    const { status, body } = await post(member, { text: 'hello' });
    expect([status, body.code]).toEqual([403, 'chat_not_yet']);
    expect(body.params).toMatchObject({ retryAfter: 24 * 3600 });
    await gateway.db.updateTable('member').set({ mobile_verified_at: gateway.clock.now() }).where('id', '=', member.memberId).execute();
    expect((await post(member, { text: 'hello' })).status).toBe(200);
  });

  test('whoever is excluded from betting does not', async () => {
    const member = await writer();
    const until = new Date(gateway.clock.now().getTime() + 86_400_000);
    await gateway.db.updateTable('member').set({ bets_blocked_until: until }).where('id', '=', member.memberId).execute();
    expect(await member.value('listChatRooms')).toEqual({ list: [], excluded: true, hidden: [] });
    for (const answer of [
      await post(member, { text: 'hello' }),
      await member.call('listChatMessages', { params: { roomId } }),
      await member.call('listenToChatRoom', { params: { roomId } }),
    ])
      expect(answer.body.code).toBe('chat_closed');
  });

  test('nobody of another merchant', async () => {
    const member = await writer();
    const { id: messageId, author } = await said(member, 'among ourselves');
    const stranger = await gateway.registerMember({ host: 'delta.localhost' });
    await gateway.db.updateTable('member').set({ email_verified_at: gateway.clock.now() }).where('id', '=', stranger.memberId).execute();
    for (const answer of [
      await stranger.call('listChatMessages', { params: { roomId } }),
      await post(stranger, { text: 'hello' }),
      await stranger.call('listenToChatRoom', { params: { roomId } }),
      await stranger.call('leaveChatRoom', { params: { roomId } }),
      await stranger.call('reactToChatMessage', { params: { messageId, kind: 'like' }, body: { on: true } }),
      await stranger.call('reportChatMessage', { params: { messageId }, body: { reason: 'spam' } }),
      await stranger.call('hideChatAuthor', { params: { author }, body: { hidden: true } }),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  test('a room is only read when it is closed, and in its quiet hours', async () => {
    const member = await writer();
    const set = (values: object) => gateway.db.updateTable('chat_room').set(values).where('id', '=', roomId).execute();
    await set({ open: false });
    expect((await post(member, { text: 'hello' })).body).toMatchObject({ code: 'chat_closed', params: { why: 'closed' } });
    await set({ open: true, quiet_from: '00:00', quiet_to: '23:59' });
    const { body } = await post(member, { text: 'hello' });
    expect(body).toMatchObject({ code: 'chat_closed', params: { why: 'hours' } });
    await set({ quiet_from: null, quiet_to: null });
    expect((await post(member, { text: 'hello' })).status).toBe(200);
  });
});

describe('a message', () => {
  test('names its author by a nickname, and by nothing of the account', async () => {
    const named = await writer('Heron');
    const unnamed = await gateway.registerMember();
    await gateway.db.updateTable('member').set({ email_verified_at: gateway.clock.now() }).where('id', '=', unnamed.memberId).execute();
    expect(await said(named, 'one')).toMatchObject({ nickname: 'Heron', level: 0, own: true, removed: false, reactions: [] });
    const message = await said(unnamed, 'two');
    expect(message.nickname).toBeNull();
    expect(JSON.stringify(await messages(named))).not.toContain(unnamed.username);
    expect(JSON.stringify(message)).not.toContain(unnamed.memberId);
  });

  test('that is sent again is said once', async () => {
    const member = await writer();
    const body = { clientId: randomUUID(), text: 'once' };
    const answers = await Promise.all([1, 2, 3].map(() => post(member, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => (answer.body.value as { id: string }).id)).size).toBe(1);
    expect((await messages(member)).list.filter(({ text }) => text === 'once')).toHaveLength(1);
  });

  test('is at most 200 characters, and something', async () => {
    const member = await writer();
    expect((await post(member, { text: 'x'.repeat(201) })).body).toMatchObject({
      code: 'field_invalid',
      fields: [{ field: 'text', rule: 'length' }],
    });
    for (const body of [{ text: ' \u200B ' }, {}, { text: 'both', roundId: randomUUID() }])
      expect((await post(member, body)).body).toMatchObject({ code: 'field_invalid', fields: [{ field: 'text', rule: 'required' }] });
    expect((await post(member, { text: '😀'.repeat(200) })).status).toBe(200);
  });

  test('holds no numbers to call and no other sites', async () => {
    const member = await writer();
    expect((await said(member, 'Ring ০১৭১২-৩৪৫৬৭৮ or see https://win.example/x, or /promotions')).text).toBe(
      'Ring {phone} or see {site} or /promotions',
    );
    expect((await said(member, 'https://lotus.localhost/promotions')).text).toBe('/promotions');
  });

  test('with a word of the lists is refused, held or masked', async () => {
    const member = await writer();
    const reader = await gateway.registerMember();
    const words = {
      EN: [
        { word: 'wicked', outcome: 'refuse' },
        { word: 'maybe', outcome: 'hold' },
        { word: 'darn', outcome: 'mask' },
      ],
    };
    await gateway.db
      .insertInto('chat_rules')
      .values({
        merchant: 'lotus',
        version: 1,
        words: JSON.stringify(words),
        new_account_hours: 24,
        reason: '',
        made_by: '',
        made_at: gateway.clock.now(),
      })
      .execute();
    const { status, body } = await post(member, { text: 'w.i.c.k.e.d' });
    expect([status, body.code]).toEqual([422, 'chat_words']);
    expect((await post(member, { text: 'what a daaarn day' })).body.value).toMatchObject({ text: 'what a ****** day' });
    const held = await said(member, 'maybe later');
    expect(held).toMatchObject({ held: true, removed: false, text: 'maybe later', own: true });
    expect((await messages(member)).list.at(-1)).toMatchObject({ id: held.id, held: true });
    expect((await messages(reader)).list.map(({ id }) => id)).not.toContain(held.id);
  });

  test('may be a round as the books have it, of the member’s own', async () => {
    const member = await writer();
    const other = await writer();
    const roundId = randomUUID();
    await gateway.db
      .insertInto('round')
      .values({
        id: roundId,
        merchant: 'lotus',
        member_id: member.memberId,
        vendor: 'JL',
        vendor_round_id: roundId,
        game_code: 'lotus-lanterns',
        currency: 'BDT',
        book: 'real',
        stake: 2000n,
        win: 25_050n,
        status: 'settled',
        placed_at: gateway.clock.now(),
        settled_at: gateway.clock.now(),
      })
      .execute();
    expect((await post(other, { roundId })).body.code).toBe('not_found');
    expect((await post(member, { roundId })).body.value).toMatchObject({
      card: { vendor: 'JL', gameCode: 'lotus-lanterns', stake: null, multiple: '12.52' },
    });
    gateway.clock.advance(3);
    expect((await post(member, { roundId, showStake: true })).body.value).toMatchObject({
      card: { stake: { amount: '20.00', currency: 'BDT' } },
    });
  });
});

describe('whoever writes too fast', () => {
  test('waits 3 seconds, and is told how many are left', async () => {
    const member = await writer();
    expect((await post(member, { text: 'one' })).status).toBe(200);
    gateway.clock.advance(1);
    const { status, body, headers } = await post(member, { text: 'two' });
    expect([status, body.code, body.params, headers['retry-after']]).toEqual([429, 'chat_too_fast', { retryAfter: 2, why: 'pause' }, '2']);
    gateway.clock.advance(2);
    expect((await post(member, { text: 'two' })).status).toBe(200);
  });

  test('says the same once a minute, however it is spelled', async () => {
    const member = await writer();
    await said(member, 'Good luck!');
    gateway.clock.advance(10);
    expect((await post(member, { text: 'good  LUCK' })).body.params).toEqual({ retryAfter: 50, why: 'repeated' });
    gateway.clock.advance(50);
    expect((await post(member, { text: 'good luck' })).status).toBe(200);
  });

  test('says 20 things in 5 minutes', async () => {
    const member = await writer();
    for (let count = 0; count < 20; count++) await said(member, `message ${count}`);
    gateway.clock.advance(3);
    const { body } = await post(member, { text: 'message 20' });
    expect(body).toMatchObject({ code: 'chat_too_fast', params: { retryAfter: 300 - 60, why: 'many' } });
  });

  test('waits longer in a slow room, and not in others', async () => {
    const member = await writer();
    const other = await gateway.db
      .selectFrom('chat_room')
      .select('id')
      .where('merchant', '=', 'lotus')
      .where('id', '<>', roomId)
      .executeTakeFirstOrThrow();
    await gateway.db.updateTable('chat_room').set({ slow_mode: 30 }).where('id', '=', roomId).execute();
    await said(member, 'one');
    gateway.clock.advance(3);
    expect((await post(member, { text: 'two' })).body.params).toEqual({ retryAfter: 27, why: 'slow' });
    expect((await post(member, { text: 'two' }, other.id)).status).toBe(200);
    await gateway.db.updateTable('chat_room').set({ slow_mode: 0 }).where('id', '=', roomId).execute();
  });
});

describe('reading', () => {
  test('begins with the last 100, goes back, and fills gaps', async () => {
    const member = await writer();
    const { id: first, seq } = await said(member, 'the first of many');
    const row = await gateway.db.selectFrom('chat_message').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
    const many = Array.from({ length: 150 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      client_id: randomUUID(),
      seq: String(seq + 1 + index),
      change: String(Number(row.change) + 1 + index),
      text: `many ${index}`,
      card: null,
      looked_by: undefined,
      looked_at: undefined,
      reason: undefined,
    }));
    await gateway.db.insertInto('chat_message').values(many).execute();
    await gateway.db
      .updateTable('chat_room')
      .set({ last_seq: many.at(-1)!.seq, last_change: many.at(-1)!.change })
      .where('id', '=', roomId)
      .execute();
    const last = await messages(member);
    expect([last.list.length, last.list[0]!.text, last.list.at(-1)!.text, last.more]).toEqual([100, 'many 50', 'many 149', true]);
    const before = await messages(member, { before: last.list[0]!.seq });
    expect(before.list.at(-1)!.text).toBe('many 49');
    const gap = await messages(member, { after: seq });
    expect([gap.list.length, gap.list[0]!.text, gap.more]).toEqual([100, 'many 0', true]);
    const newest = await said(await writer(), 'behind the gap');
    // A change of an older one comes with what is new.
    await member.value('reactToChatMessage', { params: { messageId: first, kind: 'luck' }, body: { on: true } });
    const changed = await messages(member, { after: last.last, change: last.change });
    expect(changed.list.map(({ id }) => id)).toEqual([first, newest.id]);
  });

  test('leaves out whom the reader hid, for nobody else', async () => {
    const [loud, reader, other] = [await writer('Loud'), await writer(), await writer()];
    const { author, id } = await said(loud, 'NOISE');
    await reader.value('hideChatAuthor', { params: { author }, body: { hidden: true } });
    expect((await messages(reader)).list.map((each) => each.id)).not.toContain(id);
    expect((await messages(other)).list.map((each) => each.id)).toContain(id);
    expect((await reader.value('listChatRooms')).hidden).toEqual([{ author, nickname: 'Loud' }]);
    await reader.value('hideChatAuthor', { params: { author }, body: { hidden: false } });
    expect((await messages(reader)).list.map((each) => each.id)).toContain(id);
    expect((await loud.call('hideChatAuthor', { params: { author }, body: { hidden: true } })).body.code).toBe('not_found');
  });
});

test('reactions are counted once for each member and kind, and taken back', async () => {
  const [author, fan] = [await writer(), await writer()];
  const { id: messageId } = await said(author, 'I won');
  const react = (client: TestClient, kind: 'like' | 'wow', on: boolean) =>
    client.value('reactToChatMessage', { params: { messageId, kind }, body: { on } });
  await Promise.all([react(fan, 'like', true), react(fan, 'like', true)]);
  await react(fan, 'wow', true);
  expect(await react(author, 'like', true)).toMatchObject({
    reactions: [
      { kind: 'like', count: 2 },
      { kind: 'wow', count: 1 },
    ],
    reacted: ['like'],
  });
  expect(await react(fan, 'wow', false)).toMatchObject({ reactions: [{ kind: 'like', count: 2 }], reacted: ['like'] });
});

test('three different reporters hide a message until somebody has looked at it', async () => {
  const author = await writer();
  const { id: messageId } = await said(author, 'send me money');
  const report = (client: TestClient) => client.call('reportChatMessage', { params: { messageId }, body: { reason: 'begging' } });
  expect((await report(author)).body.code, 'nobody reports themselves').toBe('not_found');
  const reporters = [await writer(), await writer(), await writer()];
  for (const each of [reporters[0]!, reporters[0]!, reporters[1]!]) expect((await report(each)).status).toBe(200);
  expect((await messages(author)).list.at(-1)).toMatchObject({ id: messageId, removed: false });
  await report(reporters[2]!);
  const [seen] = (await messages(reporters[0]!)).list.slice(-1);
  expect(seen).toMatchObject({ id: messageId, removed: true });
  expect(seen).not.toHaveProperty('text');
});

describe('the event stream', () => {
  test('carries a room from when the session listens until it leaves', async () => {
    const [reader, author] = [await gateway.registerMember(), await writer()];
    const stream = await openStreamClient(port, reader);
    const listened = await reader.value('listenToChatRoom', { params: { roomId } });
    const first = await said(author, 'can you hear me?');
    const { data } = await stream.next();
    expect(data).toMatchObject({ type: 'chatMessages', roomId, messages: [{ id: first.id, seq: first.seq, text: 'can you hear me?' }] });
    expect(data['change']).toBeGreaterThan(listened.change);
    expect(JSON.stringify(data)).not.toContain('"own"');
    await author.value('reactToChatMessage', { params: { messageId: first.id, kind: 'like' }, body: { on: true } });
    expect((await stream.next()).data).toMatchObject({ messages: [{ id: first.id, reactions: [{ kind: 'like', count: 1 }] }] });
    await reader.value('leaveChatRoom', { params: { roomId } });
    await said(author, 'and now?');
    // What comes next is of something else.
    await gateway.db
      .insertInto('message')
      .values({
        id: randomUUID(),
        merchant: 'lotus',
        member_id: reader.memberId,
        kind: 'welcome',
        params: '{}',
        created_at: gateway.clock.now(),
        read_at: null,
      })
      .execute();
    await reader.value('readAllMessages');
    expect((await stream.next()).data.type).toBe('messagesRead');
    stream.close();
  });

  test('brings a stream that opens later what was said since the session began to listen', async () => {
    const [reader, author] = [await gateway.registerMember(), await writer()];
    await reader.value('listenToChatRoom', { params: { roomId } });
    const { id } = await said(author, 'while you were away');
    const stream = await openStreamClient(port, reader);
    expect((await stream.next()).data).toMatchObject({ type: 'chatMessages', messages: [{ id }] });
    stream.close();
  });

  test('counts those who listen as online', async () => {
    const reader = await gateway.registerMember({ host: 'delta.localhost' });
    const { list } = await reader.value('listChatRooms');
    await reader.value('listenToChatRoom', { params: { roomId: list[0]!.id } });
    const online = async () => (await reader.value('listChatRooms')).list.map((room) => room.online);
    expect(await online()).toEqual([1, 0, 0, 0]);
    gateway.clock.advance(301);
    expect(await online()).toEqual([0, 0, 0, 0]);
  });
});
