// Security D01, D02, D13 (docs/security.md).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadBrands } from '@parlour/brand/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listening, startTestGateway, testConfig, type TestGateway } from '@parlour/gateway/testing';
import { brandsFolder, siteFolder, sitesFolder } from '../../build/places.ts';
import { rowsOf, scoreOf } from './observatory.ts';
import { fetchPage } from './page.ts';
import { exposed, strictChecks } from './strict.ts';

// Requests the output of `nx run-many -t build` from the gateway, like a browser behind the proxy that terminates TLS.
const brands = loadBrands(brandsFolder);
let gateway: TestGateway;
let base: string;
beforeAll(async () => {
  const { vendors, liveChat } = testConfig();
  // Behind TLS, vendors and the live chat use TLS too.
  const games = { JL: { ...vendors['JL']!, origin: 'https://games.example' } };
  gateway = await startTestGateway({
    brands,
    sites: sitesFolder,
    config: {
      trustedProxies: ['127.0.0.1'],
      vendors: games,
      liveChat: { ...liveChat, sandbox: { ...liveChat.sandbox!, pageUrl: 'https://desk.example/chat' } },
    },
  });
  base = `http://127.0.0.1:${await listening(gateway.app)}`;
});
afterAll(() => gateway.close());

describe.each(brands.map((brand) => [brand.id, brand.domains[0]!] as const))('every page of %s', (id, host) => {
  const { routes } = JSON.parse(readFileSync(path.join(siteFolder(id), 'csp.json'), 'utf8')) as { routes: string[] };
  // Other names of the home page only redirect to it.
  const pages = routes.filter((route) => !/^\/(?:home|index(?:\.html)?)$/.test(route)).map((route) => route.replaceAll(/\$\w+/g, 'x'));

  test.each([...pages, '/no/such/page'])('%s scores 100 and passes every strict check', async (route) => {
    const page = await fetchPage({ base, host }, route);
    const foreign = await fetchPage({ base, host }, route, 'GET', { origin: 'https://evil.example' });
    const rows = rowsOf(page, foreign);
    expect(page.body).toContain('<!doctype html>');
    expect(scoreOf(rows), JSON.stringify(rows)).toBeGreaterThanOrEqual(100);
    const missing = Object.entries(strictChecks(page)).filter(([, holds]) => !holds);
    expect(missing).toEqual([]);
  });

  test('reveals nothing internal', async () => {
    expect(await exposed({ base, host })).toEqual([]);
  });
});
