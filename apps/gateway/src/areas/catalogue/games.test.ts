import { languages } from '@parlour/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue, vendorCodes, vendors } from './shipped/index.ts';
import { seedOffer } from './seed-catalogue.ts';
import { seed } from '../../main/seed.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { fold } from './fold.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const lotus = gateway.merchants.byCode('lotus');
  await seedOffer(gateway.db, { ...lotus, brand: { ...lotus.brand, vendors: [...vendorCodes], gameTypes: ['FISH', 'RNG', 'LIVE'] } });
});
afterAll(() => gateway.close());

const payload = { vassalage: 'JL', gameCode: 'lotus-lanterns', language: 'EN' } as const;
const comingSoon = catalogue.find((game) => game.state === 'coming_soon' && game.gameType === 'RNG')!;

describe('the menu', () => {
  test('has the categories with a vendor in the order of the merchant, in the language asked for', async () => {
    const { list } = await gateway.guest().value('getGameMenus', { query: { language: 'EN' } });
    expect(list.map(({ gameType, title }) => [gameType, title])).toEqual([
      ['FISH', 'Fishing'],
      ['RNG', 'Slots'],
      ['LIVE', 'Live Casino'],
    ]);
    expect(list.every(({ vendorCount, gameCount }) => vendorCount > 0 && gameCount >= vendorCount)).toBe(true);
  });

  test('leaves out a category without a vendor, and another language is the default one', async () => {
    const guest = gateway.guest({ host: 'delta.localhost' });
    const { list } = await guest.value('getGameMenus', { query: { language: 'BN' } });
    expect(list.map(({ gameType, title }) => [gameType, title])).toEqual([['RNG', 'Quay hũ']]);
  });

  test('and the lanes of vendors agree', async () => {
    const guest = gateway.guest();
    const { list } = await guest.value('getGameMenus');
    const { data } = await guest.value('getGameVendors');
    expect(data.lanes.map((lane) => [lane.gameType, lane.cards.length])).toEqual(list.map((menu) => [menu.gameType, menu.vendorCount]));
    expect(
      data.lanes
        .flatMap((lane) => lane.cards)
        .filter((card) => card.inHouse)
        .map((card) => card.vassalage),
    ).toEqual(['JL']);
  });

  test('a vendor’s card counts the games that its list of that category has', async () => {
    const guest = gateway.guest();
    const { data } = await guest.value('getGameVendors');
    const cards = data.lanes.flatMap((lane) => lane.cards);
    const listed = await Promise.all(
      cards.map(({ gameType, vassalage }) => guest.value('listGames', { query: { gameType, vassalage, pageSize: 1 } })),
    );
    expect(new Set(cards.map(({ vassalage }) => vassalage)).size).toBeLessThan(cards.length);
    expect(listed.map(({ page }) => page.totalCount)).toEqual(cards.map(({ gameCount }) => gameCount));
  });
});

describe('the list', () => {
  test('is paged without gaps or repeats', async () => {
    const guest = gateway.guest();
    const first = await guest.value('listGames', { query: { gameType: 'RNG' } });
    expect(first.list).toHaveLength(20);
    const rest = await Promise.all(
      Array.from({ length: first.page.totalPages - 1 }, (_, index) =>
        guest.value('listGames', { query: { gameType: 'RNG', pageNo: index + 2 } }),
      ),
    );
    const codes = [first, ...rest].flatMap(({ list }) => list.map((game) => game.gameCode));
    expect(codes).toHaveLength(first.page.totalCount);
    expect(new Set(codes).size).toBe(codes.length);
    expect(await guest.value('listGames', { query: { gameType: 'RNG', pageNo: 999 } })).toMatchObject({
      list: [],
      page: { totalCount: first.page.totalCount },
    });
  });

  test('is narrowed to a vendor, or to every in-house one', async () => {
    const guest = gateway.guest();
    const inHouse = await guest.value('listGames', { query: { vassalage: 'INHOUSE' } });
    expect(new Set(inHouse.list.map((game) => game.vassalage))).toEqual(new Set(['JL']));
    const { list } = await guest.value('listGames', { query: { vassalage: comingSoon.vendor } });
    expect(new Set(list.map((game) => game.vassalage))).toEqual(new Set([comingSoon.vendor]));
    expect((await guest.value('listGames', { query: { vassalage: 'NOBODY' } })).list).toEqual([]);
  });

  test.each(['LOTUS lan', 'den hoa sen', 'ĐÈN HOA', 'পদ্ম', '  lotus   lanterns '])(
    'is searched for %j in any language, without case and accents',
    async (search) => {
      const { list } = await gateway.guest().value('listGames', { query: { search, language: 'EN' } });
      expect(list.map((game) => game.displayName)).toContain('Lotus Lanterns');
    },
  );

  test.each(['%', '_', '\\', "' or 1=1 --"])('takes %j as text, not as a pattern', async (search) => {
    expect((await gateway.guest().value('listGames', { query: { search } })).list).toEqual([]);
  });

  test('of all categories is searched for vendors too, and begins with the names that begin so', async () => {
    const guest = gateway.guest();
    const all = await guest.value('listGames', { query: { search: 'lo', language: 'EN', pageSize: 100 } });
    expect(new Set(all.list.map((game) => game.gameType)).size).toBeGreaterThan(1);
    const begins = all.list.map(({ nodeId }) => {
      const { names } = catalogue.find((game) => `${game.vendor}-${game.gameCode}` === nodeId)!;
      return Object.values(names).some((name) => fold(name).startsWith('lo'));
    });
    expect(begins).toContain(true);
    expect(begins).toContain(false);
    expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
    const title = vendors[comingSoon.vendor].titles.EN;
    const { list } = await guest.value('listGames', { query: { search: title.slice(1).toUpperCase(), language: 'EN' } });
    expect(list.map((game) => game.vendorName)).toContain(title);
  });

  test.each([
    ['HOT', 'isHot'],
    ['NEW', 'isNew'],
  ] as const)('has only %s games, or those first', async (mark, field) => {
    const guest = gateway.guest();
    const only = await guest.value('listGames', { query: { select: mark, pageSize: 100 } });
    expect(only.list.length).toBeGreaterThan(0);
    expect(only.list.every((game) => game[field] === 1)).toBe(true);
    const sorted = await guest.value('listGames', { query: { gameType: 'RNG', sort: mark, pageSize: 100 } });
    const marks = sorted.list.map((game) => game[field]);
    expect(marks).toContain(0);
    expect(marks).toEqual(marks.toSorted((a, b) => b - a));
    expect(sorted.page.totalCount).toBe((await guest.value('listGames', { query: { gameType: 'RNG' } })).page.totalCount);
  });

  test.each([
    ['EN', 'lotus.localhost'],
    ['BN', 'lotus.localhost'],
    ['VI', 'delta.localhost'],
    ['CN', 'delta.localhost'],
    ['TH', 'delta.localhost'],
  ] as const)('is sorted by the names as they are read in %s', async (language, host) => {
    const guest = gateway.guest({ host });
    const { list } = await guest.value('listGames', { query: { gameType: 'RNG', sort: 'NAME', language, pageSize: 100 } });
    expect(list.length).toBeGreaterThan(1);
    const names = list.map((game) => game.displayName);
    const { compare } = new Intl.Collator(languages[language].tag);
    expect(names).toEqual(names.toSorted(compare));
  });

  test.each([{ sort: 'DROP' }, { select: 'FAV' }, { search: 'x'.repeat(61) }])('refuses %j', async (query) => {
    expect((await gateway.guest().call('listGames', { query: query as never })).status).toBe(400);
  });

  test('of hot games has at most 20, all of them hot', async () => {
    const { list } = await gateway.guest().value('listHotGames');
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThanOrEqual(20);
    expect(list.every((game) => game.isHot === 1)).toBe(true);
  });
});

describe('launching', () => {
  test('gives a member a one-use address on the origin of the vendor', async () => {
    const member = await gateway.registerMember();
    const launch = await member.value('launchGame', { body: payload });
    const url = new URL(launch.url);
    expect([url.origin, url.pathname, url.searchParams.get('lang')]).toEqual([launch.origin, '/games/lotus-lanterns/', 'EN']);
    expect(url.searchParams.get('code')).toMatch(/^[\w-]{43}$/);
    expect(launch.playMoney).toBe(false);
    const again = await member.value('launchGame', { body: payload });
    expect(again.url).not.toBe(launch.url);
  });

  test('needs somebody real', async () => {
    const guest = await gateway.guest().call('launchGame', { body: payload });
    expect([guest.status, guest.body.code]).toEqual([401, 'not_logged_in']);
    const trial = await (await gateway.startTrial()).call('launchGame', { body: payload });
    expect([trial.status, trial.body.code]).toEqual([403, 'real_account_needed']);
  });

  test.each([
    ['a game that is coming soon', { vassalage: comingSoon.vendor, gameCode: comingSoon.gameCode }],
    ['a game of nobody', { vassalage: 'JL', gameCode: 'no-such-game' }],
    ["another vendor's game", { vassalage: comingSoon.vendor, gameCode: 'lotus-lanterns' }],
  ])('refuses %s, for money and for play money', async (_what, game) => {
    const member = await gateway.registerMember();
    for (const operation of ['launchGame', 'launchTrialGame'] as const) {
      const { status, body } = await member.call(operation, { body: { ...payload, ...game } });
      expect([status, body.code]).toEqual([409, 'game_not_available']);
    }
  });

  test('refuses a game under maintenance until it ends, and a new seed does not open it', async () => {
    const { db, clock } = gateway;
    const delta = gateway.guest({ host: 'delta.localhost' });
    const [now, until] = [clock.now(), new Date(clock.now().getTime() + 3600_000)];
    const row = { vendor: 'JL', merchant: 'delta', starts_at: now, ends_at: until, reason: 'An update', set_by: 'mira', set_at: now };
    await db.insertInto('game_maintenance').values(row).execute();
    await seed(db, gateway);
    const { status, body } = await delta.call('launchTrialGame', { body: payload });
    expect([status, body.code, body.params]).toEqual([503, 'game_under_maintenance', { until: until.toISOString() }]);
    clock.advance(3600);
    expect((await delta.call('launchTrialGame', { body: payload })).status).toBe(200);
  });
});
