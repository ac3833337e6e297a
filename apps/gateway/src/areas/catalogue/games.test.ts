import { languages } from '@parlour/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue, vendorCodes, vendors, type VendorCode } from './shipped/index.ts';
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
const comingSoon = catalogue.find((game) => game.state === 'coming_soon' && game.gameType === 'FISH')!;

/** The categories of the main navigation. With a prize mode, the same operation lists lotteries instead. */
async function categories(visitor: ReturnType<typeof gateway.guest>, language?: 'EN' | 'BN') {
  const { list } = await visitor.value('getGameMenus', { query: { ...(language && { language }) } });
  return list.flatMap((entry) => ('gameType' in entry ? [entry] : []));
}

describe('the menu', () => {
  test('has the categories with a vendor in the order of the merchant, in the language asked for', async () => {
    const list = await categories(gateway.guest(), 'EN');
    expect(list.map(({ gameType, title }) => [gameType, title])).toEqual([
      ['FISH', 'Fishing'],
      ['RNG', 'Slots'],
      ['LIVE', 'Live Casino'],
    ]);
    expect(list.every(({ vendorCount, gameCount }) => vendorCount > 0 && gameCount >= vendorCount)).toBe(true);
  });

  test('leaves out a category without a vendor, and another language is the default one', async () => {
    const guest = gateway.guest({ host: 'delta.localhost' });
    const list = await categories(guest, 'BN');
    expect(list.map(({ gameType, title }) => [gameType, title])).toEqual([['RNG', 'Quay hũ']]);
  });

  test('and the lanes of vendors agree', async () => {
    const guest = gateway.guest();
    const list = await categories(guest);
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

  test('of all categories searches vendors too, and lists names that begin with the text first', async () => {
    const guest = gateway.guest();
    const all = await guest.value('listGames', { query: { search: 'lo', language: 'EN', pageSize: 100 } });
    expect(new Set(all.list.map((game) => game.gameType)).size).toBeGreaterThan(1);
    const begins = all.list.map(({ nodeId, isGame, vassalage }) => {
      const game = catalogue.find((each) => `${each.vendor}-${each.gameCode}` === nodeId);
      const names = isGame === 'GAME' ? game!.names : vendors[vassalage as VendorCode].titles;
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

  test('begins with games that can be played', async () => {
    const { list } = await gateway.guest().value('listGames', { query: { pageSize: 100 } });
    const states = list.filter(({ isGame }) => isGame === 'GAME').map(({ playable }) => playable);
    expect(states).toEqual(states.toSorted((one, other) => Number(other) - Number(one)));
    expect(new Set(states).size).toBe(2);
  });

  test('is narrowed by volatility, feature and return as vendors state them; each game shows them', async () => {
    const listed = async (query: { volatility?: string; feature?: string; minRtp?: number }) =>
      (await gateway.guest().value('listGames', { query: { gameType: 'RNG', pageSize: 100, ...query } })).list;
    const all = await listed({});
    const lotus = all.find(({ gameCode }) => gameCode === 'lotus-lanterns')!;
    expect(lotus).toMatchObject({
      figures: { rtp: 9634, volatility: 'medium', hitRate: 4085, maxWin: 868_650 },
      features: ['freeSpins', 'multipliers', 'specialWilds'],
    });
    const codes = (games: typeof all) => games.map(({ gameCode }) => gameCode);
    expect(codes(await listed({ volatility: 'medium' }))).toEqual(codes(all.filter(({ figures }) => figures?.volatility === 'medium')));
    expect(codes(await listed({ feature: 'respins' }))).toEqual(codes(all.filter(({ features }) => features?.includes('respins'))));
    expect(codes(await listed({ minRtp: 9634 }))).toEqual(codes(all.filter(({ figures }) => (figures?.rtp ?? 0) >= 9634)));
    expect(await listed({ feature: 'respins', volatility: 'low', minRtp: 9999 })).toEqual([]);
    expect(await listed({ volatility: 'enormous' })).toEqual([]);
    const { data } = await gateway.guest().value('getGameVendors');
    const slots = data.lanes.find(({ gameType }) => gameType === 'RNG')!;
    expect(slots.volatilities).toContain('medium');
    expect(slots.features).toEqual(expect.arrayContaining(['freeSpins', 'respins']));
    expect(data.lanes.find(({ gameType }) => gameType === 'FISH')).toMatchObject({ volatilities: [], features: [] });
  });

  test('of hot games has at most 20, all of them hot', async () => {
    const { list } = await gateway.guest().value('listHotGames');
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThanOrEqual(20);
    expect(list.every((game) => game.isHot === 1)).toBe(true);
  });
});

describe('classes', () => {
  test('of a lane are those of its games, each with how many there are, and narrow the list to them', async () => {
    const guest = gateway.guest();
    const { data } = await guest.value('getGameVendors', { query: { language: 'EN' } });
    const live = data.lanes.find(({ gameType }) => gameType === 'LIVE')!;
    expect(live.gameClassify.map(({ title }) => title).slice(0, 3)).toEqual(['Baccarat', 'Sic Bo', 'Roulette']);
    for (const { gameType, gameClassify: classes } of data.lanes)
      for (const { gameClassify, gameCount, vendors: makers } of classes) {
        const { list, page } = await guest.value('listGames', { query: { gameType, gameClassify, pageSize: 100 } });
        expect(new Set(list.map((game) => game.gameClassify))).toEqual(new Set([gameClassify]));
        expect(page.totalCount).toBe(gameCount);
        const counted = Object.fromEntries([...Map.groupBy(list, (game) => game.vassalage)].map(([code, of]) => [code, of.length]));
        expect(Object.fromEntries(makers.map((maker) => [maker.vassalage, maker.gameCount]))).toEqual(counted);
      }
  });

  test('and lines are given by vendor too', async () => {
    const guest = gateway.guest();
    const { list } = await guest.value('getVassGameType', { query: { language: 'EN' } });
    const { data } = await guest.value('getGameVendors');
    expect(new Set(list.map(({ vassalage }) => vassalage))).toEqual(
      new Set(data.lanes.flatMap(({ cards }) => cards.map((card) => card.vassalage))),
    );
    const one = await guest.value('getVassGameType', { query: { vassalage: 'TDW', language: 'EN' } });
    expect(one.list).toMatchObject([
      { vassalage: 'TDW', gameTypes: [{ gameType: 'FISH', gameClassify: [{ title: 'Fishing' }] }, { title: 'Slots' }] },
    ]);
    expect((await guest.value('getVassGameType', { query: { vassalage: 'NOBODY' } })).list).toEqual([]);
  });

  test('with an unknown code have no games', async () => {
    expect((await gateway.guest().value('listGames', { query: { gameClassify: 'pinball' } })).list).toEqual([]);
  });
});

test('shows a vendor’s own tile among the games of its line; the tile opens the vendor’s list, which omits it, and launches nothing', async () => {
  const guest = gateway.guest();
  const { list } = await guest.value('listGames', { query: { gameType: 'LIVE', language: 'EN', pageSize: 100 } });
  const tiles = list.filter(({ isGame }) => isGame === 'VASSALAGE');
  expect(tiles.map(({ vassalage, displayName }) => [vassalage, displayName])).toEqual([['VLT', 'Velour Tables']]);
  const of = await guest.value('listGames', { query: { vassalage: 'VLT', pageSize: 100 } });
  expect(of.list.length).toBeGreaterThan(1);
  expect(of.list.every(({ isGame }) => isGame === 'GAME')).toBe(true);
  const { status, body } = await guest.call('launchTrialGame', {
    body: { vassalage: 'VLT', gameCode: tiles[0]!.gameCode, language: 'EN' },
  });
  expect([status, body.code]).toEqual([409, 'game_not_available']);
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

  test('requires a member', async () => {
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
