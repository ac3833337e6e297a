// Security G05 (docs/security.md).
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { merchantsOf } from '../../kernel/merchants.ts';
import { endLogInsAtClosedSites } from './close-site.ts';
import { anotherGateway } from '../../testing/another-gateway.ts';
import { testBrands } from '../../testing/brands.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { officeOf } from '../../testing/office.ts';
import { callWallet, playing } from '../vendors/testing.ts';

// A brand that must stay closed, like a licensed one with incomplete legal texts, beside one that may open.
const why = 'lotus/legal/EN/terms.md: line 3 has the gap [the company]';
const closed = new Map([['lotus', why]]);
let gateway: TestGateway;
let started: FastifyInstance;
let round: Awaited<ReturnType<typeof playing>>;
const roundId = 'a-round-that-was-open';
beforeAll(async () => {
  gateway = await startTestGateway();
  round = await playing(gateway, '100.00');
  await round.bet({ transactionId: 'before', roundId });
  // A start after the legal text was changed.
  await endLogInsAtClosedSites(gateway.database.db, merchantsOf(testBrands, closed));
  started = await anotherGateway(gateway, gateway.database, { closed, sites: '/nowhere' });
});
afterAll(async () => {
  await started.close();
  await gateway.close();
});

const get = (host: string, url: string) =>
  started.inject({ method: 'GET', url, headers: { host, cookie: `__Host-sid=${round.player.cookies.get('__Host-sid') ?? ''}` } });

describe('the site of a brand that must stay closed', () => {
  test.each(['/', '/rng', '/favicon.svg', '/terms'])('has no %s, and gives visitors no reason', async (url) => {
    const { statusCode, headers, body } = await get('lotus.localhost', url);
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(body).toContain('is closed for now');
    expect(body).not.toMatch(/gap|legal|terms\.md/);
  });

  test('answers calls as in maintenance, so that a page served elsewhere can say so', async () => {
    expect((await get('lotus.localhost', '/wps/system/status')).json()).toMatchObject({ value: { status: 1, maintenance: true } });
    for (const url of ['/lgw/games/game_menus', '/wps/v2/wallets/balance']) {
      const { statusCode, body } = await get('lotus.localhost', url);
      expect([url, statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([url, 503, 'maintenance']);
    }
  });

  test('leaves the others alone', async () => {
    expect((await get('delta.localhost', '/wps/system/status')).json()).toMatchObject({ value: { status: 0, maintenance: false } });
    expect((await get('delta.localhost', '/lgw/games/game_menus')).statusCode).toBe(200);
  });

  test('is reported, with the reason, to the machine itself and to operators', async () => {
    const ready = await get('localhost', '/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([200, expect.objectContaining({ status: 'degraded', closed: { lotus: why } })]);
    expect((await get('delta.localhost', '/health/ready')).json()).toEqual({ status: 'degraded' });
    const { list } = await officeOf({ ...gateway, merchants: merchantsOf(testBrands, closed) }).call('listSites', {});
    expect(list).toMatchObject([{ merchant: 'lotus', closed: why }, { merchant: 'delta' }]);
  });

  test('takes no stake in a game that was open, and still accepts wins', async () => {
    expect(await round.bet()).toMatchObject({ status: 403, body: { code: 'TOKEN_EXPIRED' } });
    const paid = await callWallet({ ...gateway, app: started }, 'win', {
      playerId: round.session.playerId,
      transactionId: 'after',
      roundId,
      gameCode: round.session.gameCode,
      amount: '10.00',
      currency: round.session.currency,
      roundClosed: true,
      betTransactionId: 'before',
    });
    expect(paid).toMatchObject({ status: 200, body: { balance: '105.00' } });
  });
});

test('a licensed brand whose site is closed does not prevent a demo brand beside it, and is not one itself', () => {
  const [lotus, delta] = testBrands;
  const licensed = { ...lotus!, jurisdiction: { licence: 'X-1', minimumAge: 18 as const } };
  expect(merchantsOf([licensed, delta!]).demo).toBe(false);
  expect(merchantsOf([licensed, delta!], closed).demo).toBe(true);
  expect(merchantsOf([licensed], closed).demo).toBe(false);
});
