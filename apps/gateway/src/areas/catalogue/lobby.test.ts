import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { testBrands } from '../../testing/brands.ts';

const [lotus, delta] = testBrands;
const split = { ESPORTS: ['AV'], COCKFIGHT: ['SV3'], INHOUSE: ['AV', 'JL'] };
const images = ['https://img-a.lotus.example', 'https://img-b.lotus.example'];
const launches = ['https://play-a.lotus.example', 'https://play-b.lotus.example'];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    brands: [
      {
        ...lotus!,
        imageCDNs: images,
        launchGameCDNs: launches,
        homeSections: ['vendors', 'hot'],
        analytics: { gtagId: 'G-LOTUS1' },
        vendorSplit: split,
        vendors: ['JL', 'AV', 'SV3', 'UG'],
      },
      delta!,
    ],
  });
});
afterAll(() => gateway.close());

/** Adds a sports game of each of these vendors to every merchant of the test. */
async function addSportsOf(codes: readonly string[]): Promise<void> {
  const { db } = gateway;
  for (const [position, vendor] of codes.entries()) {
    await db
      .insertInto('vendor')
      .values({ code: vendor, titles: JSON.stringify({ EN: vendor }), in_house: false, icon: '/v.svg' })
      .execute();
    await db
      .insertInto('game')
      .values({
        vendor,
        code: 'derby',
        game_type: 'SPORTS',
        name: 'Derby',
        names: JSON.stringify({ EN: 'Derby' }),
        icon: '/g.svg',
        search: 'derby',
        trial: false,
      })
      .execute();
    for (const merchant of ['lotus', 'delta']) {
      await db
        .insertInto('merchant_vendor')
        .values({ merchant, vendor, position: 10 + position })
        .execute();
      await db
        .insertInto('merchant_game')
        .values({ merchant, vendor, game_code: 'derby', position: 9_000_000 + position, hot: false, is_new: false, state: 'coming_soon' })
        .execute();
    }
  }
  for (const merchant of ['lotus', 'delta'])
    for (const [position, game_type] of (['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const).entries())
      await db
        .insertInto('merchant_category')
        .values({ merchant, game_type, position: 20 + position })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
}

describe('what the brand says of the lobby', () => {
  test('reaches the page: where pictures and games are, and what the home page has in which order', async () => {
    const { info } = await gateway.guest().value('getPermission');
    expect(info).toMatchObject({
      imageCDNs: images,
      launchGameCDNs: launches,
      homeSections: ['vendors', 'hot'],
      analytics: { gtagId: 'G-LOTUS1' },
      frameOrigins: expect.arrayContaining(launches),
    });
  });

  test('is only the site itself where the brand states nothing', async () => {
    const { info } = await gateway.guest({ host: 'delta.localhost' }).value('getPermission');
    expect(info).toMatchObject({
      imageCDNs: [],
      launchGameCDNs: [],
      homeSections: ['hot', 'new', 'categories', 'vendors', 'winners'],
      analytics: {},
    });
  });

  test('spreads launches of the arcade over the networks, and states which origins the page may trust', async () => {
    const body = { vassalage: 'JL', gameCode: 'lotus-lanterns', language: 'EN' } as const;
    const origins = new Set<string>();
    for (let launch = 0; launch < 60 && origins.size < launches.length; launch++) {
      const { url, origin } = await gateway.guest().value('launchTrialGame', { body });
      expect(new URL(url).origin).toBe(origin);
      origins.add(origin);
    }
    expect([...origins].toSorted()).toEqual(launches);
  });
});

describe('vendors of sports that a merchant shows under another line', () => {
  beforeAll(() => addSportsOf(['AV', 'SV3', 'UG']));

  test('are in its menu, lanes and lists under that line, and elsewhere under their own', async () => {
    const linesOf = async (host: string) => {
      const { data } = await gateway.guest({ host }).value('getGameVendors');
      const sports = data.lanes.filter(({ gameType }) => gameType !== 'RNG');
      return Object.fromEntries(sports.map(({ gameType, cards }) => [gameType, cards.map(({ vassalage }) => vassalage)]));
    };
    expect(await linesOf('lotus.localhost')).toEqual({ SPORTS: ['UG'], ESPORTS: ['AV'], COCKFIGHT: ['SV3'] });
    expect(await linesOf('delta.localhost')).toEqual({ SPORTS: ['AV', 'SV3', 'UG'] });
    const { list } = await gateway.guest().value('listGames', { query: { gameType: 'ESPORTS' } });
    expect(list).toMatchObject([{ vassalage: 'AV', gameType: 'ESPORTS' }]);
    expect((await gateway.guest().value('listGames', { query: { gameType: 'SPORTS' } })).page.totalCount).toBe(1);
  });

  test('and INHOUSE selects the vendors that it names', async () => {
    const codesOf = async (host: string) => {
      const { list } = await gateway.guest({ host }).value('listGames', { query: { vassalage: 'INHOUSE', pageSize: 100 } });
      return [...new Set(list.map(({ vassalage }) => vassalage))].toSorted();
    };
    expect(await codesOf('lotus.localhost')).toEqual(['AV', 'JL']);
    expect(await codesOf('delta.localhost')).toEqual(['JL']);
  });
});
