// N22, N23.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuid } from 'uuid';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { addItem, addVersion, setLive } from './store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** Publishes a pinned notice, or the next version of one. */
async function publishNotice(before?: Awaited<ReturnType<typeof addItem>>, { pinned = true } = {}) {
  const { db, clock } = gateway;
  const facts = { merchant: 'lotus', kind: 'announcement', place: 'PL', audience: 'A', position: 0 } as const;
  const item = before ?? (await addItem(db, { id: uuid(), key: uuid(), ...facts }))!;
  const texts = { BN: { title: 'নতুন শর্ত', content: '<p>পড়ুন</p>' } };
  const version = await addVersion(db, item, { texts, facts: { pinned }, note: '', by: '' }, clock.now());
  await setLive(db, item, version, clock.now());
  return { item, version };
}

test('a member confirms a version of a pinned notice once, on all devices; the next version is to be confirmed again', async () => {
  const member = await gateway.registerMember();
  const { item, version } = await publishNotice();
  const { list } = await gateway.guest().value('listAnnouncements', { query: { types: 'PL' } });
  expect(list).toContainEqual(expect.objectContaining({ id: item.id, version, pinned: true }));
  expect((await member.value('getNoticeState')).confirmed).toEqual([]);

  const confirm = (confirmed: number) => member.call('confirmNotice', { params: { noticeId: item.id }, body: { version: confirmed } });
  expect([(await confirm(version)).status, (await confirm(version)).status]).toEqual([200, 200]);
  const phone = gateway.guest();
  const { username, password } = member;
  await phone.value('login', { body: { type: 'username', username, password, altcha: await phone.solve() } });
  expect((await phone.value('getNoticeState')).confirmed).toEqual([{ id: item.id, version }]);
  expect((await (await gateway.registerMember()).value('getNoticeState')).confirmed).toEqual([]);

  const next = await publishNotice(item);
  expect((await confirm(version)).body.code, 'a version that is not live any more').toBe('not_found');
  expect((await confirm(next.version)).status).toBe(200);
  expect((await member.value('getNoticeState')).confirmed).toEqual([{ id: item.id, version: next.version }]);
});

test('only a notice that is pinned, live and the merchant’s own can be confirmed', async () => {
  const member = await gateway.registerMember();
  const plain = await publishNotice(undefined, { pinned: false });
  const gone = await publishNotice();
  await setLive(gateway.db, gone.item, null, gateway.clock.now());
  for (const noticeId of [plain.item.id, gone.item.id, uuid()])
    expect((await member.call('confirmNotice', { params: { noticeId }, body: { version: 1 } })).body.code).toBe('not_found');
  const elsewhere = await gateway.registerMember({ host: 'delta.localhost' });
  const { item, version } = await publishNotice();
  const answer = await elsewhere.call('confirmNotice', { params: { noticeId: item.id }, body: { version } });
  expect(answer.body.code).toBe('not_found');
});

test('a member who is excluded from betting is shown no offers until the exclusion ends', async () => {
  const member = await gateway.registerMember();
  expect((await member.value('getNoticeState')).offers).toBe(true);
  const until = new Date(gateway.clock.now().getTime() + 60_000);
  await gateway.db.updateTable('member').set({ bets_blocked_until: until }).where('id', '=', member.memberId).execute();
  expect((await member.value('getNoticeState')).offers).toBe(false);
  gateway.clock.advance(60);
  expect((await member.value('getNoticeState')).offers).toBe(true);
});
