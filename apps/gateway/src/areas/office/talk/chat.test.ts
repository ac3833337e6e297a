// Content N63: what moderators do in chat rooms.
import { randomUUID } from 'node:crypto';
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';

type Member = Awaited<ReturnType<TestGateway['registerMember']>>;
let gateway: TestGateway;
let amina: OperatorCredentials;
let bao: OperatorCredentials;
let roomId: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina, bao] = await firstTwo(gateway);
  roomId = (await rooms()).find(({ language }) => language === 'EN')!.id;
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(10));

const rooms = async (merchant = 'lotus') => (await officeOf(gateway, amina).call('listChatRooms', { query: { merchant } })).list;
const cases = async (query = {}) => (await officeOf(gateway, amina).call('listChatCases', { query })).list;
const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;
async function writer(): Promise<Member> {
  const member = await gateway.registerMember();
  await gateway.db.updateTable('member').set({ email_verified_at: gateway.clock.now() }).where('id', '=', member.memberId).execute();
  return member;
}
const post = (member: Member, text: string) =>
  member.call('postChatMessage', { params: { roomId }, body: { clientId: randomUUID(), text } });
async function said(member: Member, text: string): Promise<string> {
  gateway.clock.advance(3);
  return (await member.value('postChatMessage', { params: { roomId }, body: { clientId: randomUUID(), text } })).id;
}
const report = async (messageId: string, count: number) => {
  for (let each = 0; each < count; each++)
    await (await writer()).value('reportChatMessage', { params: { messageId }, body: { reason: each === 0 ? 'spam' : 'abuse' } });
};
const lineOf = async (reader: Member, id: string) =>
  (await reader.value('listChatMessages', { params: { roomId } })).list.find((message) => message.id === id);

test('a reported message waits with its context, and stays visible once kept until three others report it', async () => {
  const member = await writer();
  const before = [];
  for (let count = 0; count < 12; count++) before.push(await said(member, `before ${count}`));
  const id = await said(member, 'buy from me');
  const behind = [await said(member, 'behind 0'), await said(member, 'behind 1')];
  await report(id, 3);
  expect(await lineOf(member, id)).toMatchObject({ removed: true });
  expect(await cases()).toEqual([
    expect.objectContaining({
      id,
      member: member.username,
      text: 'buy from me',
      state: 'hidden',
      reports: [
        { reason: 'abuse', count: 2 },
        { reason: 'spam', count: 1 },
      ],
    }),
  ]);
  const { context } = await officeOf(gateway, amina).call('getChatCase', { query: { id } });
  expect(context.map((line) => line.id)).toEqual([...before.slice(2), id, ...behind]);
  await operate(gateway, 'keepChatMessage', { id }, amina);
  expect(await lineOf(member, id)).toMatchObject({ removed: false, text: 'buy from me' });
  await report(id, 2);
  expect(await lineOf(member, id)).toMatchObject({ removed: false });
  await report(id, 1);
  expect(await lineOf(member, id)).toMatchObject({ removed: true });
  await operate(gateway, 'keepChatMessage', { id }, amina);
  expect(await cases()).toEqual([]);
  await expect(operate(gateway, 'keepChatMessage', { id }, amina)).rejects.toEqual(refusal('illegal_transition'));
});

test('a removed message leaves a gap, once, and accepts no more reactions', async () => {
  const member = await writer();
  const id = await said(member, 'a secret');
  const both = await Promise.allSettled([amina, bao].map((as) => operate(gateway, 'removeChatMessage', { id, reason: 'spam' }, as)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const line = await lineOf(member, id);
  expect(line).toMatchObject({ id, removed: true, reactions: [] });
  expect(line).not.toHaveProperty('text');
  const answer = await (await writer()).call('reactToChatMessage', { params: { messageId: id, kind: 'like' }, body: { on: true } });
  expect(answer.body.code).toBe('not_found');
  expect((await cases({ state: 'removed' }))[0]).toMatchObject({ id, text: 'a secret', reason: 'spam' });
});

test('a held message becomes visible once it is kept, and leaves no gap when it is removed', async () => {
  const { version, lists } = await officeOf(gateway, amina).call('getChatRules', { query: { merchant: 'lotus' } });
  const words = [{ word: 'maybe', outcome: 'hold' as const }];
  await operate(
    gateway,
    'setChatRules',
    {
      merchant: 'lotus',
      version,
      newAccountHours: 24,
      reason: 'to try',
      lists: lists.map((list) => ({ ...list, words: list.language === 'EN' ? words : [] })),
    },
    amina,
  );
  const [member, reader] = [await writer(), await writer()];
  const [kept, removed] = [await said(member, 'maybe so'), await said(member, 'maybe not')];
  expect(await lineOf(member, kept)).toMatchObject({ held: true, text: 'maybe so' });
  expect((await cases()).map(({ id, state }) => [id, state])).toEqual([
    [kept, 'held'],
    [removed, 'held'],
  ]);
  await operate(gateway, 'keepChatMessage', { id: kept }, amina);
  await operate(gateway, 'removeChatMessage', { id: removed, reason: 'no' }, amina);
  expect(await lineOf(reader, kept)).toMatchObject({ text: 'maybe so', removed: false });
  expect(await lineOf(reader, removed)).toBeUndefined();
  expect(await lineOf(member, removed)).toBeUndefined();
});

test('a muted member can read, is told until when and why, and can write again afterwards', async () => {
  const member = await writer();
  const id = await said(member, 'not for long');
  await operate(gateway, 'muteChatMember', { member: member.memberId, minutes: 10, reason: 'Please no adverts.' }, amina);
  const { status, body, headers } = await post(member, 'still here?');
  expect([status, body.code, body.params?.['reason'], headers['retry-after']]).toEqual([403, 'chat_muted', 'Please no adverts.', '600']);
  expect(await lineOf(member, id)).toMatchObject({ own: true });
  const { list } = await member.value('listChatRooms', { query: { language: 'EN' } });
  expect(list[0]).toMatchObject({ mayWrite: false, why: 'muted', reason: 'Please no adverts.' });
  gateway.clock.advance(601);
  expect((await post(member, 'again')).status).toBe(200);

  await operate(gateway, 'muteChatMember', { member: member.memberId, minutes: null, reason: 'For good.' }, amina);
  gateway.clock.advance(3);
  expect((await post(member, 'once more')).body.params).toEqual({ why: 'muted', reason: 'For good.' });
  expect((await cases({ state: 'removed', member: member.memberId })).length).toBe(0);
  expect((await officeOf(gateway, amina).call('listChatMutes', { query: {} })).list.map((mute) => mute.memberId)).toEqual([
    member.memberId,
  ]);
  await operate(gateway, 'unmuteChatMember', { member: member.memberId, reason: 'They have apologised.' }, bao);
  expect((await post(member, 'thank you')).status).toBe(200);
  await expect(operate(gateway, 'unmuteChatMember', { member: member.memberId, reason: 'twice' }, bao)).rejects.toEqual(
    refusal('illegal_transition'),
  );
});

test('rooms are opened and changed, only by an operator who has seen the current state', async () => {
  const room = { merchant: 'lotus', language: 'EN', title: ' Slots ', topic: 'Reels', open: true, quiet: null, slowMode: 0 };
  const made = await operate(gateway, 'changeChatRoom', room, amina);
  expect(made).toMatchObject({ title: 'Slots', version: 1, messages: 0 });
  const quiet = { from: '23:00', to: '07:00' };
  expect(await operate(gateway, 'changeChatRoom', { ...room, id: made.id, version: 1, quiet, slowMode: 30 }, amina)).toMatchObject({
    quiet,
    slowMode: 30,
    version: 2,
  });
  await expect(operate(gateway, 'changeChatRoom', { ...room, id: made.id, version: 1 }, bao)).rejects.toEqual(refusal('setting_changed'));
  for (const wrong of [{ slowMode: 4 }, { language: 'VI' }, { title: ' ' }, { quiet: { from: '07:00', to: '07:00' } }])
    await expect(operate(gateway, 'changeChatRoom', { ...room, ...wrong }, bao)).rejects.toEqual(refusal('field_invalid'));
  expect((await (await gateway.registerMember()).value('listChatRooms')).list.find(({ id }) => id === made.id)).toMatchObject({
    slowMode: 30,
    topic: 'Reels',
  });
});

test('word lists have versions, and none overwrites one that its author has not seen', async () => {
  const read = () => officeOf(gateway, amina).call('getChatRules', { query: { merchant: 'delta' } });
  const { version } = await read();
  expect(version).toBe(0);
  const change = (seen: number, word: string) =>
    operate(
      gateway,
      'setChatRules',
      {
        merchant: 'delta',
        version: seen,
        newAccountHours: 48,
        reason: 'to try',
        lists: [{ language: 'VI', words: [{ word, outcome: 'refuse' }] }],
      },
      amina,
    );
  expect(await change(0, 'xấu')).toMatchObject({ version: 1, newAccountHours: 48 });
  await expect(change(0, 'khác')).rejects.toEqual(refusal('setting_changed'));
  await expect(change(1, '***')).rejects.toEqual(refusal('field_invalid'));
  await change(1, 'tệ');
  const { lists, history } = await read();
  expect(lists.find(({ language }) => language === 'VI')).toEqual({ language: 'VI', words: [{ word: 'tệ', outcome: 'refuse' }] });
  expect(history.map((each) => each.version)).toEqual([2, 1]);
});

test('each change is in the audit log, without what was said', async () => {
  const member = await writer();
  const id = await said(member, 'my number is secret');
  await operate(gateway, 'removeChatMessage', { id, reason: 'private' }, amina);
  await operate(gateway, 'muteChatMember', { member: member.memberId, minutes: 10, reason: 'private' }, amina);
  const events = async (subject: string) =>
    (await officeOf(gateway, amina).call('listAuditEvents', { query: { subject } })).list.map((event) => event.event);
  expect(await events(id)).toEqual(['chat.messageRemoved']);
  expect(await events(member.memberId)).toContain('chat.memberMuted');
  const { list } = await officeOf(gateway, amina).call('listAuditEvents', { query: { subject: id } });
  expect(JSON.stringify(list)).not.toContain('secret');
});
