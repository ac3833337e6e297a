import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { testBrands } from '../../testing/brands.ts';

const [lotus, delta] = testBrands;
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
      },
      delta!,
    ],
  });
});
afterAll(() => gateway.close());

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

  test('is nothing but the site itself where the brand states nothing', async () => {
    const { info } = await gateway.guest({ host: 'delta.localhost' }).value('getPermission');
    expect(info).toMatchObject({
      imageCDNs: [],
      launchGameCDNs: [],
      homeSections: ['hot', 'new', 'categories', 'vendors', 'winners'],
      analytics: {},
    });
  });

  test('spreads launches of the arcade over the networks, and says whose messages to believe', async () => {
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
