// N8.
import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listening } from '../../../testing/another-gateway.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, operate } from '../../../testing/office.ts';
import { deployedBuildName } from '../pages/host-copies.ts';
import { writeTestSite } from './testing.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'parlour-elsewhere-'));
const sites = path.join(root, 'brands');
const folder = path.join(root, 'deployed');
const key = 'a key of the purge hook, for tests alone';

const calls: { body: string; signature: unknown }[] = [];
let answers = [503];
let hook: Server;
let gateway: TestGateway;
let amina: OperatorCredentials;
beforeAll(async () => {
  const build = writeTestSite(sites, 'lotus');
  mkdirSync(folder);
  writeFileSync(path.join(folder, deployedBuildName), build);
  hook = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ body: Buffer.concat(chunks).toString(), signature: request.headers['x-signature'] });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/purge`;
  const sitesElsewhere = [{ merchant: 'lotus', folder, purge: { url, key } }];
  gateway = await startTestGateway({ sites, rendersPages: true, config: { sitesElsewhere } });
  [amina] = await firstTwo(gateway);
  await listening(gateway.app);
});
afterAll(async () => {
  await gateway.close();
  hook.close();
  rmSync(root, { recursive: true });
});

const written = (name: string) => readFileSync(path.join(folder, 'site', name));
const shown = (html: Buffer) => /<p>(.*)<\/p>/.exec(html.toString())?.[1];
async function publish(item: string, version: number | null) {
  await operate(gateway, 'publishContent', { merchant: 'lotus', item, version }, amina);
  await gateway.app.pages!.settle(gateway.merchants.byCode('lotus'));
}

test('pages of a site that another server serves are written to its folder, and its cache is told of each change once', async () => {
  // Nobody asks this gateway for a page of the site.
  await expect.poll(() => calls.length).toBe(1);
  const { paths } = JSON.parse(calls[0]!.body) as { paths: string[] };
  expect(paths.toSorted()).toEqual(['/', '/help', '/in/EN/front', '/in/EN/help']);
  expect(calls[0]!.signature).toBe(createHmac('sha256', key).update(calls[0]!.body).digest('hex'));
  gateway.clock.advance(5);
  await gateway.app.outbox.makeDue();
  expect(
    calls.map(({ body }) => body),
    'again after a refusal',
  ).toEqual([calls[0]!.body, calls[0]!.body]);

  const texts = { BN: { title: 'নতুন', content: '<p>1</p>' }, EN: { title: 'news', content: '<p>1</p>' } };
  const item = { merchant: 'lotus', kind: 'announcement', key: 'elsewhere', place: 'PR', texts, facts: {} } as const;
  const { id } = (await operate(gateway, 'writeContent', item, amina)).item;
  await publish(id, 1);
  await expect.poll(() => calls.length).toBe(3);
  expect(shown(written('pages/EN/help.html'))).toBe('in EN /help news');
  expect(shown(brotliDecompressSync(written('pages/BN/index.html.br')))).toBe('in BN / নতুন');
  expect(shown(written('index.html')), 'in the default language').toBe('in BN / নতুন');
  expect(shown(written('in/EN/front.html'))).toBe('in EN / news');

  await publish(id, null);
  await expect.poll(() => calls.length).toBe(4);
  expect(shown(written('in/EN/front.html'))).toBe('in EN / ');
});

test('pages are not written into the folder of another build', async () => {
  writeFileSync(path.join(folder, deployedBuildName), 'another');
  const before = written('index.html');
  const texts = { BN: { title: 'আরও', content: '<p>1</p>' }, EN: { title: 'more', content: '<p>1</p>' } };
  const item = { merchant: 'lotus', kind: 'announcement', key: 'elsewhere-2', place: 'PR', texts, facts: {} } as const;
  const { id } = (await operate(gateway, 'writeContent', item, amina)).item;
  const told = calls.length;
  await publish(id, 1);
  await expect.poll(() => calls.length).toBe(told + 1);
  expect(written('index.html').equals(before)).toBe(true);
});
