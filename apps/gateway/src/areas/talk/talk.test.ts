// Content N60 to N65.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { operate } from '../../testing/office.ts';
import { chatRoom } from './testing.ts';
import { sweepChat } from './sweep.ts';

let gateway: TestGateway;
let room: Awaited<ReturnType<typeof chatRoom>>;
beforeAll(async () => {
  gateway = await startTestGateway();
  room = await chatRoom(gateway);
});
afterAll(() => gateway.close());
// Lets enough time pass since the last message for each test to post at once.
beforeEach(() => gateway.clock.advance(301));

describe('who may come in', () => {
  test('guests are asked to log in, trial users read', async () => {
    expect((await gateway.guest().call('listChatRooms')).body.code).toBe('not_logged_in');
    const member = await room.writer();
    const { id } = await room.said(member, 'for everybody');
    const trial = await gateway.startTrial();
    expect((await room.messages(trial)).list.map((each) => each.id)).toContain(id);
    expect((await room.post(trial, { text: 'me too' })).body.code).toBe('real_account_needed');
    const { list } = await trial.value('listChatRooms', { query: { language: 'EN' } });
    expect(list[0]).toMatchObject({ language: 'EN', mayWrite: false, why: 'trial' });
  });

  test('a new account writes with a proved contact, or once it is a day old', async () => {
    const member = await gateway.registerMember();
    const { status, body } = await room.post(member, { text: 'hello' });
    expect([status, body.code]).toEqual([403, 'chat_not_yet']);
    expect(body.params).toMatchObject({ retryAfter: 24 * 3600 });
    await gateway.db.updateTable('member').set({ mobile_verified_at: gateway.clock.now() }).where('id', '=', member.memberId).execute();
    expect((await room.post(member, { text: 'hello' })).status).toBe(200);
  });

  test('an excluded member does not', async () => {
    const member = await room.writer();
    const until = new Date(gateway.clock.now().getTime() + 86_400_000);
    await gateway.db.updateTable('member').set({ bets_blocked_until: until }).where('id', '=', member.memberId).execute();
    expect(await member.value('listChatRooms')).toEqual({ list: [], excluded: true, hidden: [] });
    for (const answer of [
      await room.post(member, { text: 'hello' }),
      await member.call('listChatMessages', { params: { roomId: room.roomId } }),
      await member.call('listenToChatRoom', { params: { roomId: room.roomId } }),
    ])
      expect(answer.body.code).toBe('chat_closed');
  });

  test('a member who pauses from betting reads', async () => {
    const member = await room.writer();
    const until = new Date(gateway.clock.now().getTime() + 7 * 86_400_000);
    await operate(gateway, 'excludeMember', { member: member.memberId, until: until.toISOString() });
    const { list, excluded } = await member.value('listChatRooms');
    expect(excluded).toBe(false);
    expect(list.find(({ id }) => id === room.roomId)).toMatchObject({ mayWrite: false, why: 'paused', until: until.toISOString() });
    expect((await member.call('listChatMessages', { params: { roomId: room.roomId } })).status).toBe(200);
    expect((await room.post(member, { text: 'hello' })).body).toMatchObject({ code: 'chat_closed', params: { why: 'paused' } });
    // Extended beyond six weeks, it is an exclusion from its beginning on.
    await operate(gateway, 'excludeMember', { member: member.memberId, until: new Date(until.getTime() + 36 * 86_400_000).toISOString() });
    expect(await member.value('listChatRooms')).toMatchObject({ excluded: true });
  });

  test('nor a member of another merchant', async () => {
    const member = await room.writer();
    const { id: messageId, author } = await room.said(member, 'among ourselves');
    const stranger = await gateway.registerMember({ host: 'delta.localhost' });
    await gateway.db.updateTable('member').set({ email_verified_at: gateway.clock.now() }).where('id', '=', stranger.memberId).execute();
    for (const answer of [
      await stranger.call('listChatMessages', { params: { roomId: room.roomId } }),
      await room.post(stranger, { text: 'hello' }),
      await stranger.call('listenToChatRoom', { params: { roomId: room.roomId } }),
      await stranger.call('leaveChatRoom', { params: { roomId: room.roomId } }),
      await stranger.call('reactToChatMessage', { params: { messageId, kind: 'like' }, body: { on: true } }),
      await stranger.call('reportChatMessage', { params: { messageId }, body: { reason: 'spam' } }),
      await stranger.call('hideChatAuthor', { params: { author }, body: { hidden: true } }),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  test('a room is only read when it is closed, and in its quiet hours', async () => {
    const member = await room.writer();
    const set = (values: object) => gateway.db.updateTable('chat_room').set(values).where('id', '=', room.roomId).execute();
    await set({ open: false });
    expect((await room.post(member, { text: 'hello' })).body).toMatchObject({ code: 'chat_closed', params: { why: 'closed' } });
    await set({ open: true, quiet_from: '00:00', quiet_to: '23:59' });
    const { body } = await room.post(member, { text: 'hello' });
    expect(body).toMatchObject({ code: 'chat_closed', params: { why: 'hours' } });
    await set({ quiet_from: null, quiet_to: null });
    expect((await room.post(member, { text: 'hello' })).status).toBe(200);
  });
});

describe('a message', () => {
  test('names its author by a nickname, and by nothing of the account', async () => {
    const named = await room.writer('Heron');
    const unnamed = await gateway.registerMember();
    await gateway.db.updateTable('member').set({ email_verified_at: gateway.clock.now() }).where('id', '=', unnamed.memberId).execute();
    expect(await room.said(named, 'one')).toMatchObject({ nickname: 'Heron', level: 0, own: true, removed: false, reactions: [] });
    const message = await room.said(unnamed, 'two');
    expect(message.nickname).toBeNull();
    expect(JSON.stringify(await room.messages(named))).not.toContain(unnamed.username);
    expect(JSON.stringify(message)).not.toContain(unnamed.memberId);
  });

  test('that is sent again is said once', async () => {
    const member = await room.writer();
    const body = { clientId: randomUUID(), text: 'once' };
    const answers = await Promise.all([1, 2, 3].map(() => room.post(member, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => (answer.body.value as { id: string }).id)).size).toBe(1);
    expect((await room.messages(member)).list.filter(({ text }) => text === 'once')).toHaveLength(1);
  });

  test('has at least one and at most 200 characters', async () => {
    const member = await room.writer();
    expect((await room.post(member, { text: 'x'.repeat(201) })).body).toMatchObject({
      code: 'field_invalid',
      fields: [{ field: 'text', rule: 'length' }],
    });
    for (const body of [{ text: ' \u200B ' }, {}, { text: 'both', roundId: randomUUID() }])
      expect((await room.post(member, body)).body).toMatchObject({ code: 'field_invalid', fields: [{ field: 'text', rule: 'required' }] });
    expect((await room.post(member, { text: '😀'.repeat(200) })).status).toBe(200);
  });

  test('may contain no phone numbers and no other sites', async () => {
    const member = await room.writer();
    expect((await room.said(member, 'Ring ০১৭১২-৩৪৫৬৭৮ or see https://win.example/x, or /promotions')).text).toBe(
      'Ring {phone} or see {site} or /promotions',
    );
    expect((await room.said(member, 'https://lotus.localhost/promotions')).text).toBe('/promotions');
  });

  test('with a word of the lists is refused, held or masked', async () => {
    const member = await room.writer();
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
    const { status, body } = await room.post(member, { text: 'w.i.c.k.e.d' });
    expect([status, body.code]).toEqual([422, 'chat_words']);
    expect((await room.post(member, { text: 'what a daaarn day' })).body.value).toMatchObject({ text: 'what a ****** day' });
    const held = await room.said(member, 'maybe later');
    expect(held).toMatchObject({ held: true, removed: false, text: 'maybe later', own: true });
    expect((await room.messages(member)).list.at(-1)).toMatchObject({ id: held.id, held: true });
    expect((await room.messages(reader)).list.map(({ id }) => id)).not.toContain(held.id);
  });

  test('may be a round as the books have it, of the member’s own', async () => {
    const member = await room.writer();
    const other = await room.writer();
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
    expect((await room.post(other, { roundId })).body.code).toBe('not_found');
    expect((await room.post(member, { roundId })).body.value).toMatchObject({
      card: { vendor: 'JL', gameCode: 'lotus-lanterns', stake: null, multiple: '12.52' },
    });
    gateway.clock.advance(3);
    expect((await room.post(member, { roundId, showStake: true })).body.value).toMatchObject({
      card: { stake: { amount: '20.00', currency: 'BDT' } },
    });
  });
});

describe('a member who writes too fast', () => {
  test('waits 3 seconds, and sees how many are left', async () => {
    const member = await room.writer();
    expect((await room.post(member, { text: 'one' })).status).toBe(200);
    gateway.clock.advance(1);
    const { status, body, headers } = await room.post(member, { text: 'two' });
    expect([status, body.code, body.params, headers['retry-after']]).toEqual([429, 'chat_too_fast', { retryAfter: 2, why: 'pause' }, '2']);
    gateway.clock.advance(2);
    expect((await room.post(member, { text: 'two' })).status).toBe(200);
  });

  test('may repeat a text once a minute, however it is spelled', async () => {
    const member = await room.writer();
    await room.said(member, 'Good luck!');
    gateway.clock.advance(10);
    expect((await room.post(member, { text: 'good  LUCK' })).body.params).toEqual({ retryAfter: 50, why: 'repeated' });
    gateway.clock.advance(50);
    expect((await room.post(member, { text: 'good luck' })).status).toBe(200);
  });

  test('may say 20 things in 5 minutes', async () => {
    const member = await room.writer();
    for (let count = 0; count < 20; count++) await room.said(member, `message ${count}`);
    gateway.clock.advance(3);
    const { body } = await room.post(member, { text: 'message 20' });
    expect(body).toMatchObject({ code: 'chat_too_fast', params: { retryAfter: 300 - 60, why: 'many' } });
  });

  test('waits longer in a slow room, and not in others', async () => {
    const member = await room.writer();
    const other = await gateway.db
      .selectFrom('chat_room')
      .select('id')
      .where('merchant', '=', 'lotus')
      .where('id', '<>', room.roomId)
      .executeTakeFirstOrThrow();
    await gateway.db.updateTable('chat_room').set({ slow_mode: 30 }).where('id', '=', room.roomId).execute();
    await room.said(member, 'one');
    gateway.clock.advance(3);
    expect((await room.post(member, { text: 'two' })).body.params).toEqual({ retryAfter: 27, why: 'slow' });
    expect((await room.post(member, { text: 'two' }, other.id)).status).toBe(200);
    await gateway.db.updateTable('chat_room').set({ slow_mode: 0 }).where('id', '=', room.roomId).execute();
  });
});

describe('reading', () => {
  test('begins with the last 100, goes back, and fills gaps', async () => {
    const member = await room.writer();
    const { id: first, seq } = await room.said(member, 'the first of many');
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
      .where('id', '=', room.roomId)
      .execute();
    const last = await room.messages(member);
    expect([last.list.length, last.list[0]!.text, last.list.at(-1)!.text, last.more]).toEqual([100, 'many 50', 'many 149', true]);
    const before = await room.messages(member, { before: last.list[0]!.seq });
    expect(before.list.at(-1)!.text).toBe('many 49');
    const gap = await room.messages(member, { after: seq });
    expect([gap.list.length, gap.list[0]!.text, gap.more]).toEqual([100, 'many 0', true]);
    const newest = await room.said(await room.writer(), 'behind the gap');
    // A change to an older message is delivered together with new ones.
    await member.value('reactToChatMessage', { params: { messageId: first, kind: 'luck' }, body: { on: true } });
    const changed = await room.messages(member, { after: last.last, change: last.change });
    expect(changed.list.map(({ id }) => id)).toEqual([first, newest.id]);
  });

  test('leaves out authors whom the reader hid, for this reader alone', async () => {
    const [loud, reader, other] = [await room.writer('Loud'), await room.writer(), await room.writer()];
    const { author, id } = await room.said(loud, 'NOISE');
    await reader.value('hideChatAuthor', { params: { author }, body: { hidden: true } });
    expect((await room.messages(reader)).list.map((each) => each.id)).not.toContain(id);
    expect((await room.messages(other)).list.map((each) => each.id)).toContain(id);
    expect((await reader.value('listChatRooms')).hidden).toEqual([{ author, nickname: 'Loud' }]);
    await reader.value('hideChatAuthor', { params: { author }, body: { hidden: false } });
    expect((await room.messages(reader)).list.map((each) => each.id)).toContain(id);
    expect((await loud.call('hideChatAuthor', { params: { author }, body: { hidden: true } })).body.code).toBe('not_found');
  });
});

test('reactions are counted once for each member and kind, and taken back', async () => {
  const [author, fan] = [await room.writer(), await room.writer()];
  const { id: messageId } = await room.said(author, 'I won');
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

test('reports by three different members hide a message until an operator has looked at it', async () => {
  const author = await room.writer();
  const { id: messageId } = await room.said(author, 'send me money');
  const report = (client: TestClient) => client.call('reportChatMessage', { params: { messageId }, body: { reason: 'begging' } });
  expect((await report(author)).body.code, 'one’s own message cannot be reported').toBe('not_found');
  const reporters = [await room.writer(), await room.writer(), await room.writer()];
  for (const each of [reporters[0]!, reporters[0]!, reporters[1]!]) expect((await report(each)).status).toBe(200);
  expect((await room.messages(author)).list.at(-1)).toMatchObject({ id: messageId, removed: false });
  await report(reporters[2]!);
  const [seen] = (await room.messages(reporters[0]!)).list.slice(-1);
  expect(seen).toMatchObject({ id: messageId, removed: true });
  expect(seen).not.toHaveProperty('text');
});

test('what was said is kept for 90 days, a mute as long as it holds', async () => {
  const [author, fan] = [await room.writer(), await room.writer()];
  const { id: messageId } = await room.said(author, 'long ago');
  await fan.value('reactToChatMessage', { params: { messageId, kind: 'sad' }, body: { on: true } });
  await fan.value('reportChatMessage', { params: { messageId }, body: { reason: 'other' } });
  const mute = { merchant: 'lotus', member_id: author.memberId, from_at: gateway.clock.now(), reason: 'r', made_by: 'amina' };
  const [over, holding] = [randomUUID(), randomUUID()];
  const soon = new Date(gateway.clock.now().getTime() + 60_000);
  await gateway.db
    .insertInto('chat_mute')
    .values([
      { ...mute, id: over, until: soon },
      { ...mute, id: holding, until: null },
    ])
    .execute();
  const kept = async () => ({
    messages: (await gateway.db.selectFrom('chat_message').select('id').where('id', '=', messageId).execute()).length,
    mutes: (await gateway.db.selectFrom('chat_mute').select('id').where('member_id', '=', author.memberId).execute()).map(({ id }) => id),
  });
  const sweepAfter = (days: number) =>
    sweepChat.run({ db: gateway.database.db, now: new Date(gateway.clock.now().getTime() + days * 86_400_000) } as Parameters<
      typeof sweepChat.run
    >[0]);
  await sweepAfter(89);
  expect((await kept()).messages).toBe(1);
  await sweepAfter(91);
  expect(await kept()).toEqual({ messages: 0, mutes: [holding] });
});
