import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { loadBrands } from '@parlour/brand/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needing } from '@parlour/gateway/needing';
import { listening, startTestGateway, testConfig, type DebianProgram, type TestGateway } from '@parlour/gateway/testing';
import { brandsFolder, siteFolder, sitesFolder } from '../build/places.ts';
import { fetchPage, header, type Fetched } from '../checks/headers/page.ts';
import { addressesOf } from './addresses.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { caddyProgram, nginxProgram, startCaddy, startNginx, type Deployed, type StartServer, type StaticServer } from './servers.ts';
import { readSite, type Site } from './site.ts';
import { writeDeployFiles } from './write.ts';

// Serves the output of `nx run-many -t build` by the gateway and by third-party servers, and compares the answers.
const brands = loadBrands(brandsFolder);
const games = { JL: { ...testConfig().vendors['JL']!, origin: 'https://games.example' } };
// A page on another server cannot know which live chat a merchant has, so none is framed there (docs/guides/connect-a-live-chat.md).
const { liveChat } = testConfig();
const unframed = { ...liveChat, sandbox: { ...liveChat.sandbox!, framed: false } };
const scratch = mkdtempSync(path.join(os.tmpdir(), 'parlour-deploy-'));
const sites = new Map<string, Site>();
const deployed: Deployed[] = [];
let gateway: TestGateway;
let own: string;
beforeAll(async () => {
  gateway = await startTestGateway({
    brands,
    sites: sitesFolder,
    config: { trustedProxies: ['127.0.0.1'], vendors: games, liveChat: unframed },
  });
  own = `http://127.0.0.1:${await listening(gateway.app)}`;
  for (const brand of brands) {
    const site = await readSite(brand, siteFolder(brand.id), { gateway: new URL(own), gameOrigins: games });
    const folder = path.join(scratch, brand.id);
    await writeDeployFiles(site, siteFolder(brand.id), folder);
    sites.set(brand.id, site);
    deployed.push({ domains: brand.domains, folder });
  }
  // Every file of every brand is copied.
});
afterAll(async () => {
  await gateway.close();
  rmSync(scratch, { recursive: true });
});

test.each(brands.map((brand) => brand.id))('the files of %s for static hosts stay within what the usual ones read', (id) => {
  const headers = headersFile(sites.get(id)!).split('\n');
  expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(headers.filter((line) => line.length > 2000)).toEqual([]);
  expect(redirectsFile(sites.get(id)!).split('\n').length).toBeLessThanOrEqual(100);
});

/** Headers by which servers describe themselves and their own way to compare files (RFC 9110 8.8); all others must be the gateway's. */
const serversOwn = [
  'x-request-id',
  'server',
  'date',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-length',
  'transfer-encoding',
];

const told = ({ status, headers, body }: Fetched) => ({
  status,
  headers: Object.fromEntries(
    [...headers]
      .filter(([name]) => !serversOwn.includes(name))
      .map(([name, values]): [string, string] => [name, values.join(' AND ')])
      .sort(([a], [b]) => a.localeCompare(b)),
  ),
  // A redirect to the home page needs no text.
  body: status === 302 ? '' : body,
});

const hosts: readonly [string, DebianProgram | undefined, StartServer][] = [
  ['nginx', await nginxProgram(), startNginx],
  ['Caddy', await caddyProgram(), startCaddy],
];
for (const [name, program, start] of hosts)
  needing(program !== undefined, `this machine has no ${name}`).describe(name, () => {
    let server: StaticServer;
    let base: string;
    beforeAll(async () => {
      server = await start(program!, deployed, mkdtempSync(path.join(scratch, `${name}-`)));
      base = `http://127.0.0.1:${server.port}`;
    });
    afterAll(() => server.stop());

    test.for(brands.map((brand) => [brand.id, brand.domains[0]!] as const))('answers for %s as the gateway does', async ([id, host]) => {
      for (const { path: address, cookie } of addressesOf(sites.get(id)!)) {
        for (const encoding of server.brotli ? ['identity', 'br'] : ['identity']) {
          const extra = { 'accept-encoding': encoding, ...(cookie && { cookie }) };
          const expected = told(await fetchPage({ base: own, host }, address, 'GET', extra));
          // nginx adds a text, and thus a type, to a redirect.
          if (expected.status === 302 && name === 'nginx') expected.headers['content-type'] = 'text/html';
          expect([address, extra, told(await fetchPage({ base, host }, address, 'GET', extra))]).toEqual([address, extra, expected]);
        }
      }
    });

    test('says that a file has not changed', async () => {
      const host = brands[0]!.domains[0]!;
      for (const address of ['/', '/favicon.svg']) {
        const tag = header(await fetchPage({ base, host }, address), 'etag');
        expect((await fetchPage({ base, host }, address, 'GET', { 'if-none-match': tag })).status).toBe(304);
      }
    });

    test('passes calls of pages on, and reveals nothing internal to anybody', async () => {
      const host = `${brands[0]!.domains[0]}:${server.port}`;
      // Forwarded hosts and countries sent by a visitor are not trusted.
      const claims = { 'x-forwarded-host': 'evil.example', 'x-country': 'XX' };
      const status = await fetchPage({ base, host }, '/wps/system/status', 'GET', claims);
      expect([status.status, header(status, 'cache-control')]).toEqual([200, 'no-store']);
      const post = (origin: string) => fetchPage({ base, host }, '/wps/member/logout', 'POST', { origin, 'x-forwarded-proto': 'http' });
      expect((await post('https://evil.example')).body).toContain('cross_site_request');
      expect((await post(`http://${host}`)).body).not.toContain('cross_site_request');
      for (const address of ['/metrics', '/health/ready', '/docs', '/psp/x', '/wallet/x'])
        expect((await fetchPage({ base, host }, address)).status).toBe(404);
    });

    test('passes every byte of the event stream on at once', async () => {
      const headers = { host: brands[0]!.domains[0]!, accept: 'text/event-stream' };
      const first = await new Promise<{ type: string | undefined; text: string }>((resolve, reject) => {
        const request = http.get(`${base}/wps/events`, { headers, agent: false }, (response) => {
          response.once('data', (chunk: Buffer) => {
            resolve({ type: response.headers['content-type'], text: chunk.toString() });
            request.destroy();
          });
        });
        request.on('error', reject);
      });
      expect(first.type).toContain('text/event-stream');
      expect(first.text).not.toBe('');
    });
  });
