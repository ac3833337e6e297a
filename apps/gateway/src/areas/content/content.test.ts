// Security G01 (docs/security.md).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuid } from 'uuid';
import { inTransaction } from '../../kernel/transaction.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { sendMessage } from '../messages/send-message.ts';
import { addItem, addVersion, setLive } from './store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

describe('announcements', () => {
  test('are in the requested language, else in the default one; of the requested kinds; with the brand’s name filled in', async () => {
    const guest = gateway.guest();
    const english = await guest.value('listAnnouncements', { query: { language: 'EN', types: 'B' } });
    expect(english.list.map(({ title }) => title)).toContain('Welcome to Lotus Club');
    expect(new Set(english.list.map(({ type }) => type))).toEqual(new Set(['B']));
    const bengali = await guest.value('listAnnouncements', { query: { language: 'TH', types: 'B' } });
    expect(bengali.list.map(({ title }) => title)).toContain('Lotus Club-এ স্বাগতম');
    const all = await guest.value('listAnnouncements', { query: { language: 'EN' } });
    expect(all.list.length).toBeGreaterThan(english.list.length);
    expect(all.list.map(({ title, content }) => title + content).join()).not.toMatch(/[{}]/);
  });

  test('are stored clean', async () => {
    const item = await addItem(gateway.db, {
      id: uuid(),
      merchant: 'delta',
      kind: 'announcement',
      key: 'x',
      place: 'H',
      audience: 'A',
      position: 9,
    });
    const texts = { EN: { title: 'T', content: '<p onclick="alert(1)">a<script>alert(1)</script></p>' } };
    const version = await addVersion(gateway.db, item!, { texts, facts: {}, note: '', by: '' }, gateway.clock.now());
    await setLive(gateway.db, item!, version, gateway.clock.now());
    const stored = await gateway.db.selectFrom('content_version').select('texts').where('item_id', '=', item!.id).executeTakeFirstOrThrow();
    expect(stored.texts).toEqual({ EN: { title: 'T', content: '<p>a</p>' } });
    const { list } = await gateway.guest({ host: 'delta.localhost' }).value('listAnnouncements', { query: { types: 'H', language: 'VI' } });
    expect(list.map((each) => [each.content, each.language])).toEqual([['<p>a</p>', 'EN']]);
  });
});

test('banners of a group lead to paths of the site and have a text in every language', async () => {
  for (const groupName of ['w_home', 'w_promotion'] as const) {
    const { list } = await gateway.guest().value('listBanners', { query: { groupName, language: 'BN' } });
    expect(list.length).toBeGreaterThan(1);
    for (const banner of list) {
      expect(banner).toMatchObject({
        groupName,
        linkageType: 'ROUTE',
        linkage: expect.stringMatching(/^\//),
        url: expect.stringMatching(/^\/art\//),
      });
      expect(banner.title + banner.text).toMatch(/[\u0980-\u09ff]/);
    }
  }
  const promotions = await gateway.guest().value('listBanners', { query: { groupName: 'w_promotion', language: 'EN' } });
  expect(promotions.list.find(({ title }) => title.includes('play money'))?.terms).toContain('no value');
  expect(promotions.list.every(({ terms }) => terms === undefined || terms.length > 0)).toBe(true);
  expect((await gateway.guest().call('listBanners', { query: { groupName: 'other' as never } })).status).toBe(400);
});

test.each([
  ['lotus', 'with'],
  ['delta', 'without'],
] as const)('a banner of %s comes %s its video, by the flag', async (merchant, wanted) => {
  const videoUrl = 'https://youtu.be/a1B2c3D4e5F';
  const place = { merchant, kind: 'banner', key: 'video', place: 'w_promotion', audience: 'B', position: 99 } as const;
  const item = (await addItem(gateway.db, { id: uuid(), ...place }))!;
  const texts = { EN: { title: 'See it', text: 'In a minute' } };
  const facts = { picture: '/art/banners/x.svg', videoUrl };
  const version = await addVersion(gateway.db, item, { texts, facts, note: '', by: '' }, gateway.clock.now());
  await setLive(gateway.db, item, version, gateway.clock.now());
  const guest = gateway.guest({ host: `${merchant}.localhost` });
  const { list } = await guest.value('listBanners', { query: { groupName: 'w_promotion', language: 'EN' } });
  const { videoUrl: shown } = list.find(({ id }) => id === item.id)!;
  expect(shown).toBe(wanted === 'with' ? videoUrl : undefined);
  await setLive(gateway.db, item, null, gateway.clock.now());
});

describe('the winner board', () => {
  async function win(
    member: { memberId: string },
    minor: bigint,
    change: { settledAt?: Date; book?: 'real' | 'play'; merchant?: string } = {},
  ) {
    const settled_at = change.settledAt ?? gateway.clock.now();
    const round = {
      id: uuid(),
      merchant: change.merchant ?? 'lotus',
      member_id: member.memberId,
      vendor: 'JL',
      vendor_round_id: uuid(),
      game_code: 'lotus-lanterns',
      currency: 'BDT',
      book: change.book ?? ('real' as const),
    };
    await gateway.db
      .insertInto('round')
      .values({ ...round, stake: 100n, win: minor, status: 'settled', placed_at: settled_at, settled_at })
      .execute();
  }

  test('has the biggest real wins of the week with masked names among marked demonstration entries, by amount', async () => {
    const member = await gateway.registerMember({ username: 'winner1' });
    await win(member, 12345n);
    await win(member, 999n);
    await win(member, 777777n, { settledAt: new Date(gateway.clock.now().getTime() - 8 * 24 * 3600 * 1000) });
    await win(member, 888888n, { book: 'play' });
    const { list, jackpot } = await gateway.guest().value('listWinners', { query: { limitNum: 5, language: 'EN' } });
    const real = list.filter(({ simulated }) => !simulated);
    expect(real.map(({ winAmount, customerName, gameName }) => [winAmount.amount, customerName, gameName])).toEqual([
      ['123.45', 'wi***1', 'Lotus Lanterns'],
      ['9.99', 'wi***1', 'Lotus Lanterns'],
    ]);
    expect(list.filter(({ simulated }) => simulated)).toHaveLength(3);
    const amounts = list.map(({ winAmount }) => Number(winAmount.amount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(jackpot).toEqual({ simulated: true });
    const elsewhere = await gateway.guest({ host: 'delta.localhost' }).value('listWinners');
    expect(elsewhere.list).toHaveLength(20);
    expect(elsewhere.list.every(({ simulated }) => simulated)).toBe(true);
  });

  test('of a licensed site has real wins only', async () => {
    const brands = gateway.merchants.all.map(({ brand }) => ({ ...brand, jurisdiction: { ...brand.jurisdiction, licence: 'X-1' } }));
    const licensed = await startTestGateway({ brands });
    expect((await licensed.guest().value('listWinners')).list).toEqual([]);
    await licensed.close();
  });
});

describe('messages', () => {
  test('are listed newest first, counted while unread, and read by their owner only, once', async () => {
    const member = await gateway.registerMember();
    const before = await member.value('getUnreadCount');
    for (const amount of ['1.00', '2.00', '3.00']) {
      gateway.clock.advance(1);
      await inTransaction(gateway.db, (trx) =>
        sendMessage(
          trx,
          { merchant: 'lotus', memberId: member.memberId, kind: 'depositArrived', params: { amount, currency: 'BDT' } },
          gateway.clock.now(),
        ),
      );
    }
    expect((await member.value('getUnreadCount')).count).toBe(before.count + 3);
    const { list, page } = await member.value('listMessages', { query: { pageSize: 2 } });
    expect([list.map(({ params }) => params['amount']), page.totalCount]).toEqual([['3.00', '2.00'], before.count + 3]);
    const params = { messageId: list[0]!.id };
    const stranger = await gateway.registerMember();
    expect((await stranger.call('readMessage', { params })).status).toBe(404);
    await member.value('readMessage', { params });
    await member.value('readMessage', { params });
    expect((await member.value('getUnreadCount')).count).toBe(before.count + 2);
    expect((await member.value('listMessages')).list[0]).toMatchObject({ id: params.messageId, read: true });
    const heard = await gateway.db.selectFrom('event').select('type').where('member_id', '=', member.memberId).execute();
    expect(heard.filter(({ type }) => type === 'messagesRead')).toHaveLength(1);
  });
});
