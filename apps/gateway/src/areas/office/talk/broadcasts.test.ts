// N50, N51, N52; office 8, row Broadcasts.
import type { BodyOf, OperatorCredentials } from '@parlour/office-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../kernel/transaction.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { byTwo, firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { runQueued } from '../../../testing/run-queued.ts';
import { sendMessage } from '../../messages/send-message.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
let bao: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina, bao] = await firstTwo(gateway);
});
afterAll(() => gateway.close());
// Noon at the merchant: not a quiet hour.
beforeEach(() => goTo('12:00'));

const merchant = 'lotus';
type Member = Awaited<ReturnType<TestGateway['registerMember']>>;
type Segment = BodyOf<'sendBroadcast'>['segment'];

/** Advances to the next time at which the merchant's clocks show this. */
function goTo(local: string): void {
  const { timeZone } = gateway.merchants.byCode(merchant).brand;
  do gateway.clock.advance(60);
  while (gateway.clock.now().toLocaleTimeString('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }) !== local);
}

let keys = 0;
async function written(place = 'service', texts: Record<string, object> = {}) {
  const all = {
    BN: { title: 'খবর', content: '<p>বাংলা</p>' },
    EN: { title: 'News', content: '<p>From {minDeposit}</p><script>x</script>' },
    ...texts,
  };
  const facts = { linkage: '/promotions', linkageType: 'ROUTE' } as const;
  const body = { merchant, kind: 'broadcast', key: `broadcast-${++keys}`, place, texts: all, facts } as const;
  return (await operate(gateway, 'writeContent', body, amina)).item.id;
}
async function sent(item: string, segment: Segment = {}, more: { at?: string } = {}) {
  const done = await operate(gateway, 'sendBroadcast', { merchant, item, version: 1, segment, ...more }, amina);
  if ('approval' in done) throw new Error('it waits');
  return done;
}
const deliver = () => runQueued(gateway, 'deliver-broadcast');
const received = async (member: Member, query = {}) =>
  (await member.value('listMessages', { query: { pageSize: 50, language: 'EN', ...query } })).list.filter(
    ({ kind }) => kind === 'broadcast',
  );
const unread = async (member: Member) => (await member.value('getUnreadCount')).count;
const refusal = (code: string, message: RegExp) =>
  expect.objectContaining({ name: 'OfficeError', code, message: expect.stringMatching(message) as string }) as Error;

test('a broadcast to everybody is in the box of who is a member by then, clean and in the reader’s language, and counts until it is read', async () => {
  const member = await gateway.registerMember();
  const before = await unread(member);
  const item = await written();
  const { id } = await sent(item);
  expect(await received(member)).toEqual([]);
  await deliver();
  gateway.clock.advance(1);
  const late = await gateway.registerMember();
  expect(await received(late)).toEqual([]);
  const [message] = await received(member);
  expect(message).toMatchObject({
    id,
    read: false,
    written: {
      title: 'News',
      content: expect.stringMatching(/^<p>From [^{]+<\/p>$/) as string,
      language: 'EN',
      linkage: '/promotions',
      linkageType: 'ROUTE',
    },
  });
  expect((await received(member, { language: 'TH' }))[0]?.written).toMatchObject({ title: 'খবর', language: 'BN' });
  expect(await unread(member)).toBe(before + 1);
  await member.value('readMessage', { params: { messageId: id } });
  await member.value('readMessage', { params: { messageId: id } });
  expect([await unread(member), (await received(member))[0]?.read, await received(member, { only: 'unread' })]).toEqual([before, true, []]);
  expect((await late.call('readMessage', { params: { messageId: id } })).status).toBe(404);
  const rows = await gateway.db.selectFrom('broadcast_member').select('member_id').where('broadcast_id', '=', id).execute();
  expect(rows, 'one row for all').toEqual([]);
  const { list } = await officeOf(gateway, amina).call('listBroadcasts', { query: { merchant, item } });
  expect(list).toMatchObject([{ id, state: 'sent', read: 1, by: 'amina', title: 'খবর' }]);
  const told = await gateway.db.selectFrom('event').select(['member_id', 'data']).where('type', '=', 'contentChanged').execute();
  expect(told).toContainEqual({ member_id: null, data: { kinds: ['broadcast'] } });
});

test('a changing segment is frozen as it is when the broadcast is sent', async () => {
  const [tagged, other] = [await gateway.registerMember(), await gateway.registerMember()];
  const tag = (member: Member) => operate(gateway, 'tagMember', { member: member.memberId, add: ['regular'], merchant }, amina);
  await tag(tagged);
  expect(await operate(gateway, 'countBroadcastReach', { merchant, segment: { tag: 'regular' } }, amina)).toEqual({
    about: { count: 1, exact: true },
  });
  const { id } = await sent(await written(), { tag: 'regular' });
  await deliver();
  await tag(other);
  expect((await received(tagged)).map((each) => each.id)).toContain(id);
  expect((await received(other)).map((each) => each.id)).not.toContain(id);
});

test('an offer is not delivered in the quiet hours, nor seen by who is excluded from betting; a service message is', async () => {
  goTo('23:30');
  const offer = await sent(await written('offers'));
  const { timeZone } = gateway.merchants.byCode(merchant).brand;
  expect(new Date(offer.sendAt).toLocaleTimeString('sv-SE', { timeZone })).toBe('08:00:00');
  goTo('07:59');
  const [member, excluded] = [await gateway.registerMember(), await gateway.registerMember()];
  const until = new Date(gateway.clock.now().getTime() + 30 * 86_400_000);
  await gateway.db.updateTable('member').set({ bets_blocked_until: until }).where('id', '=', excluded.memberId).execute();
  const service = await sent(await written());
  await deliver();
  const ids = async (of: Member) => (await received(of)).map(({ id }) => id);
  expect(await ids(member)).toEqual([service.id]);
  goTo('08:00');
  await deliver();
  expect([await ids(member), await ids(excluded)]).toEqual([[offer.id, service.id], [service.id]]);
});

test('an offer that could not be delivered before the quiet hours waits until they are over', async () => {
  goTo('21:59');
  const late = await gateway.registerMember();
  const offer = await sent(await written('offers'));
  goTo('22:01');
  await deliver();
  expect((await received(late)).map(({ id }) => id)).not.toContain(offer.id);
  const { list } = await officeOf(gateway, amina).call('listBroadcasts', { query: { merchant } });
  const { timeZone } = gateway.merchants.byCode(merchant).brand;
  const waits = list.find(({ id }) => id === offer.id)!;
  expect([waits.state, new Date(waits.sendAt).toLocaleTimeString('sv-SE', { timeZone })]).toEqual(['planned', '08:00:00']);
  goTo('07:59');
  const early = await gateway.registerMember();
  goTo('08:00');
  await deliver();
  expect((await received(early)).map(({ id }) => id)).toContain(offer.id);
});

test('a sent broadcast can be taken back from every inbox, and a cancelled planned one never arrives', async () => {
  const member = await gateway.registerMember();
  const item = await written();
  const [first, second] = [await sent(item), await sent(item, {}, { at: '2031-05-05T10:00' })];
  const takeBack = (broadcast: string) => operate(gateway, 'takeBackBroadcast', { merchant, broadcast, reason: 'a wrong date' }, bao);
  await takeBack(second.id);
  await deliver();
  expect((await received(member)).map(({ id }) => id)).toContain(first.id);
  await takeBack(first.id);
  const mine = (await received(member)).map(({ id }) => id);
  expect(mine).not.toContain(first.id);
  expect(mine).not.toContain(second.id);
  await expect(takeBack(first.id)).rejects.toEqual(refusal('illegal_transition', /already/));
  await expect(operate(gateway, 'takeBackBroadcast', { merchant: 'delta', broadcast: first.id }, amina)).rejects.toEqual(
    refusal('not_found', /delta has no broadcast/),
  );
});

test('reading all and deleting apply to both kinds of message, for this member alone', async () => {
  const [member, other] = [await gateway.registerMember(), await gateway.registerMember()];
  const { id } = await sent(await written());
  await deliver();
  const own = await inTransaction(gateway.db, (trx) =>
    sendMessage(trx, { merchant, memberId: member.memberId, kind: 'fromOperator', params: { text: 'Hello' } }, gateway.clock.now()),
  );
  await member.value('readAllMessages');
  expect(await unread(member)).toBe(0);
  for (const messageId of [id, own.id]) {
    await member.value('deleteMessage', { params: { messageId } });
    await member.value('deleteMessage', { params: { messageId } });
    expect((await other.call('deleteMessage', { params: { messageId } })).status).toBe(messageId === id ? 200 : 404);
  }
  const { list } = await member.value('listMessages', { query: { pageSize: 50 } });
  expect(list.map((each) => each.id)).not.toEqual(expect.arrayContaining([id]));
  expect(list.map((each) => each.id)).not.toEqual(expect.arrayContaining([own.id]));
  const heard = await gateway.db.selectFrom('event').select('type').where('member_id', '=', member.memberId).execute();
  expect(heard.filter(({ type }) => type === 'messagesRead')).toHaveLength(3);
});

test('pages go through both kinds in order, each message once', async () => {
  const member = await gateway.registerMember();
  for (let round = 0; round < 3; round++) {
    gateway.clock.advance(1);
    await sent(await written());
    await deliver();
    gateway.clock.advance(1);
    await inTransaction(gateway.db, (trx) =>
      sendMessage(trx, { merchant, memberId: member.memberId, kind: 'welcome', params: {} }, gateway.clock.now()),
    );
  }
  const pages = [];
  for (const pageNo of [1, 2, 3]) pages.push((await member.value('listMessages', { query: { pageNo, pageSize: 2 } })).list);
  const all = pages.flat();
  expect(new Set(all.map(({ id }) => id)).size).toBe(6);
  expect(all.slice(0, 4).map(({ kind }) => kind)).toEqual(['welcome', 'broadcast', 'welcome', 'broadcast']);
  const { page } = await member.value('listMessages', { query: { only: 'operator' } });
  expect(page.totalCount).toBe(3);
});

test('to more than a thousand members it takes two operators; a text that is not whole, or no broadcast, is refused', async () => {
  await sql`insert into member (id, merchant, kind, username, username_folded, nickname, currency, language, details, status, created_at,
    created_ip, must_change_password) select gen_random_uuid(), ${merchant}, 'member', 'mass' || i, 'mass' || i, 'mass', 'BDT', 'EN', '{}', 'active',
    ${gateway.clock.now()}, '203.0.113.7', false from generate_series(1, 1001) as i`.execute(gateway.db);
  const body = { merchant, item: await written(), version: 1, segment: {} };
  const done = await byTwo(gateway, 'sendBroadcast', body, [amina, bao]);
  expect(done).toMatchObject({ state: 'planned' });
  const broken = await operate(
    gateway,
    'writeContent',
    { merchant, kind: 'broadcast', key: 'broken', place: 'offers', texts: { EN: { title: 'T', content: '' } }, facts: {} },
    amina,
  );
  const send = (item: string, more = {}) => operate(gateway, 'sendBroadcast', { ...body, item, ...more }, amina);
  await expect(send(broken.item.id)).rejects.toEqual(refusal('field_invalid', /language_missing BN/));
  await expect(send(body.item, { at: '2020-01-01T00:00' })).rejects.toEqual(refusal('field_invalid', /in the past/));
  await expect(send(body.item, { segment: { from: 'soon' } })).rejects.toEqual(refusal('field_invalid', /not a time/));
  await expect(operate(gateway, 'publishContent', { merchant, item: body.item, version: 1 }, amina)).rejects.toEqual(
    refusal('field_invalid', /sent to members, not published/),
  );
});
