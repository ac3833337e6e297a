// N6, N7, N8, O50.
import type { BodyOf, OperatorCredentials } from '@parlour/office-api/contract';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anotherGateway } from '../../../testing/another-gateway.ts';
import { createClient } from '../../../testing/client.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { issuePreviewCode } from '../../content/previews.ts';
import { publishedPromotion } from '../../rewards/testing.ts';
import { writeTestSite } from './testing.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'parlour-rendering-'));
const sites = path.join(root, 'brands');

let gateway: TestGateway;
let second: FastifyInstance;
let amina: OperatorCredentials;
beforeAll(async () => {
  writeTestSite(sites, 'lotus');
  gateway = await startTestGateway({ sites, rendersPages: true });
  second = await anotherGateway(gateway, gateway.database, { sites, rendersPages: true });
  [amina] = await firstTwo(gateway);
});
afterAll(async () => {
  await second.close();
  await gateway.close();
  rmSync(root, { recursive: true });
});

const merchant = 'lotus';
const settled = async () => {
  for (const app of [gateway.app, second]) await app.pages!.settle(gateway.merchants.byCode(merchant));
};
async function get(url = '/', language = 'EN', app = gateway.app) {
  const headers = { cookie: `lang=${language}` };
  return createClient(app, { clock: gateway.clock, host: 'lotus.localhost' }).inject({ method: 'GET', url, headers });
}
const body = async (...asked: Parameters<typeof get>) => /<p>(.*)<\/p>/.exec((await get(...asked)).body)?.[1];

let keys = 0;
async function draft(titles: string, more: Partial<BodyOf<'writeContent'>> = {}) {
  const texts = { BN: { title: `${titles} bn`, content: '<p>1</p>' }, EN: { title: titles, content: '<p>1</p>' } };
  const body = { merchant, kind: 'announcement', key: `page-${++keys}`, place: 'PR', texts, facts: {}, ...more } as const;
  return (await operate(gateway, 'writeContent', body, amina)).item;
}
const publish = async (item: string, version: number | null, more: Partial<BodyOf<'publishContent'>> = {}) => {
  await operate(gateway, 'publishContent', { merchant, item, version, ...more }, amina);
};
/** A time in the merchant's zone, this many minutes from now. */
const local = (minutes: number) => {
  const { timeZone } = gateway.merchants.byCode(merchant).brand;
  const at = new Date(gateway.clock.now().getTime() + minutes * 60_000);
  return at.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T').slice(0, 16);
};

test('a publication changes the page itself, in every language and on every gateway, and is rolled back', async () => {
  await get();
  await settled();
  expect(await body()).toBe('in EN / ');
  const item = await draft('first');
  await publish(item.id, 1);
  await expect.poll(() => body()).toBe('in EN / first');
  expect(await body('/help', 'BN')).toBe('in BN /help first bn');
  await draft('second', { item: item.id });
  await publish(item.id, 2);
  await settled();
  expect(await body('/', 'EN', second), 'the other gateway').toBe('in EN / second');
  const rendered = await gateway.db
    .selectFrom('page_generation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .execute();
  expect(Number(rendered[0]!.count), 'rendered once for both').toBe(3);

  const before = await get();
  expect((await get('/no-such-page')).body).toContain('as it was built');
  await publish(item.id, 1);
  await settled();
  expect(await body()).toBe('in EN / first');
  expect((await get()).headers['etag']).not.toBe(before.headers['etag']);
  await publish(item.id, null);
  await settled();
  expect(await body()).toBe('in EN / ');
});

test('a planned version stands in the page from its first moment to its last, and no cache keeps one beyond', async () => {
  const item = await draft('planned');
  const [from, to] = [local(10), local(12)];
  await publish(item.id, 1, { from, to });
  await settled();
  expect((await get()).headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
  const begins = Date.parse(
    (
      await gateway.db.selectFrom('content_plan').select('from_at').where('item_id', '=', item.id).executeTakeFirstOrThrow()
    ).from_at.toISOString(),
  );
  const until = (time: number) => gateway.clock.advance((time - gateway.clock.now().getTime()) / 1000);
  until(begins - 40_000);
  await settled();
  expect((await get()).headers['cache-control']).toBe('public, max-age=0, s-maxage=40, stale-while-revalidate=0');
  expect(await body()).toBe('in EN / ');
  until(begins - 1);
  expect([await body(), (await get()).headers['cache-control']]).toEqual(['in EN / ', 'no-cache']);
  // No check has run since, so the page was rendered ahead of time.
  until(begins);
  expect(await body()).toBe('in EN / planned');
  expect(await body('/', 'BN', second)).toBe('in BN / planned bn');
  await settled();
  until(begins + 90_000);
  await settled();
  until(begins + 120_000);
  expect(await body()).toBe('in EN / ');
});

test('an announcement with a figure of a promotion leaves the page at the moment in which the promotion ends by its terms', async () => {
  const from = gateway.clock.now().getTime();
  const to = from + 10 * 60_000;
  const terms = { percent: '70', deposit: 'any', maxBonus: '500.00', to: new Date(to).toISOString() };
  const { code } = await publishedPromotion(gateway, 'depositBonus', terms);
  const item = await draft(`{${code}.percent}`);
  await publish(item.id, 1);
  await settled();
  expect(await body()).toBe('in EN / 70%');
  const until = (time: number) => gateway.clock.advance((time - gateway.clock.now().getTime()) / 1000);
  until(to - 40_000);
  await settled();
  expect((await get()).headers['cache-control']).toBe('public, max-age=0, s-maxage=40, stale-while-revalidate=0');
  until(to - 1);
  expect(await body()).toBe('in EN / 70%');
  // No check has run since: the page without it was rendered ahead of time.
  until(to);
  expect(await body()).toBe('in EN / ');
  expect(await body('/', 'BN', second)).toBe('in BN / ');
  await publish(item.id, null);
});

test('pages that cannot be rendered leave the last ones in place, with a warning, until they can be', async () => {
  const item = await draft('good');
  await publish(item.id, 1);
  await settled();
  await draft('broken', { item: item.id });
  await publish(item.id, 2);
  await settled();
  expect(await body()).toBe('in EN / good');
  const warned = async () =>
    (await officeOf(gateway, amina).call('getDashboard', { query: { merchant } })).warnings.filter(
      ({ kind }) => kind === 'pagesNotRendered',
    );
  expect(await warned()).toEqual([{ kind: 'pagesNotRendered', merchant, count: 1 }]);
  await draft('mended', { item: item.id });
  await publish(item.id, 3);
  await settled();
  expect(await body()).toBe('in EN / mended');
  expect(await warned()).toEqual([]);
});

describe('a preview', () => {
  const open = async (item: string, version: number, more: Partial<BodyOf<'previewContent'>> = {}) => {
    const wanted = { merchant, item, version, language: 'EN', theme: 'light', state: 'visitor', ...more } as const;
    const { address } = await operate(gateway, 'previewContent', wanted, amina);
    return new URL(address);
  };
  const answer = ({ pathname, search }: URL) =>
    createClient(second, { clock: gateway.clock, host: 'lotus.localhost' }).inject({ method: 'GET', url: pathname + search });

  test('shows on the site itself what is not published, once, and to no one else', async () => {
    const item = await draft('not yet');
    const address = await open(item.id, 1);
    expect(address.host).toMatch(/^lotus\.localhost:\d+$/);
    const first = await answer(address);
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('in EN / mended|not yet');
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect((await answer(address)).statusCode, 'the code is used up').toBe(410);
    expect(await body()).toBe('in EN / mended');

    const key = /"key":"([\w-]{43})"/.exec(first.body)![1]!;
    const list = (preview?: string) =>
      gateway.guest().call('listAnnouncements', { query: { types: 'PR', language: 'EN', ...(preview && { preview }) } });
    const titles = async (preview?: string) =>
      (await gateway.guest().value('listAnnouncements', { query: { types: 'PR', language: 'EN', ...(preview && { preview }) } })).list.map(
        ({ title }) => title,
      );
    expect(await titles(key)).toEqual(['mended', 'not yet']);
    expect(await titles()).toEqual(['mended']);
    gateway.clock.advance(31 * 60);
    expect((await list(key)).status).toBe(404);
    const late = await open(item.id, 1);
    gateway.clock.advance(11 * 60);
    expect((await answer(late)).statusCode).toBe(410);
  });

  test('shows a time ahead, the popups of a state, and is framed by the office alone that asked', async () => {
    const popup = await draft('for members', { place: 'PU', audience: 'A' });
    const key = async (more: Partial<BodyOf<'previewContent'>>) =>
      /"key":"([\w-]{43})"/.exec((await answer(await open(popup.id, 1, more))).body)![1]!;
    const popups = async (preview: string) =>
      (
        await gateway.guest().value('listAnnouncements', { query: { types: 'PU', language: 'EN', ...(preview && { preview }) } })
      ).list.filter(({ execution }) => execution === 'B');
    expect((await popups(await key({ state: 'member' }))).map(({ title }) => title)).toContain('for members');
    expect((await popups(await key({ state: 'firstLogin' }))).map(({ title }) => title)).not.toContain('for members');

    const planned = await draft('in an hour');
    await publish(planned.id, 1, { from: local(60) });
    const ahead = await answer(await open(popup.id, 1, { at: local(61), theme: 'dark' }));
    expect(ahead.body).toContain('in an hour');
    expect((await answer(await open(popup.id, 1))).body).not.toContain('in an hour');

    const framedBy = 'https://office.example';
    const asked = { merchant, draft: { item: popup.id, version: 1 }, language: 'BN', theme: 'dark', framedBy, by: 'amina' } as const;
    const code = await issuePreviewCode({ ...gateway, db: gateway.db }, asked, gateway.clock.now());
    const framed = await answer(new URL(`/?preview=${code}`, 'http://lotus.localhost'));
    expect(framed.headers['x-frame-options']).toBeUndefined();
    expect(framed.headers['content-security-policy']).toContain(`frame-ancestors ${framedBy};`);
    expect(framed.body).toContain('in BN');
    expect(String((await get()).headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });
});

test('a gateway that starts shows what others have rendered to its first visitor', async () => {
  // The last publication is rendered by the other gateways.
  await settled();
  const third = await anotherGateway(gateway, gateway.database, { sites, rendersPages: true });
  try {
    expect(await body('/', 'EN', third)).toBe('in EN / mended');
  } finally {
    await third.close();
  }
});
