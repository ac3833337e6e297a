// N1, N2, N3, N4, N5, N6, N41.
import type { components } from '@parlour/api/contract';
import type { BodyOf, OperatorCredentials } from '@parlour/office-api/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anotherGateway } from '../../../testing/another-gateway.ts';
import { createClient } from '../../../testing/client.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { byTwo, firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { publishedContent, showPublished } from '../../content/published.ts';
import { publishedPromotion } from '../../rewards/testing.ts';

let gateway: TestGateway;
let two: readonly [OperatorCredentials, OperatorCredentials];
let amina: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  two = await firstTwo(gateway);
  [amina] = two;
});
afterAll(() => gateway.close());

const merchant = 'lotus';
let keys = 0;
async function write(more: Partial<BodyOf<'writeContent'>> = {}) {
  const body = {
    merchant,
    kind: 'announcement',
    key: `news-${++keys}`,
    place: 'PR',
    texts: { BN: { title: 'খবর', content: '<p>১</p>' }, EN: { title: 'News', content: '<p>1</p>' } },
    facts: {},
    ...more,
  } as const;
  return operate(gateway, 'writeContent', body, amina);
}
async function publish(item: string, version: number | null, more: Partial<BodyOf<'publishContent'>> = {}) {
  const done = await operate(gateway, 'publishContent', { merchant, item, version, ...more }, amina);
  if (!('item' in done)) throw new Error('it waits');
  return done;
}
const titles = async (language = 'EN') =>
  (await gateway.guest().value('listAnnouncements', { query: { types: 'PR', language: language as 'EN' } })).list.map(
    ({ title, content }) => title + content,
  );
const refusal = (code: string, message: RegExp) =>
  expect.objectContaining({ name: 'OfficeError', code, message: expect.stringMatching(message) as string }) as Error;

test('a recent answer is served again until something is published, on every gateway', async () => {
  const { item } = await write({ place: 'H' });
  const other = await anotherGateway(gateway);
  const query = { types: 'H', language: 'EN' } as const;
  const seen = async () => {
    const [here, there] = [gateway.guest(), createClient(other, { clock: gateway.clock, host: gateway.guest().host })];
    return [
      (await here.value('listAnnouncements', { query })).list.length,
      (await there.value('listAnnouncements', { query })).list.length,
    ];
  };
  const [before] = await seen();
  await publish(item.id, 1);
  expect(await seen()).toEqual([before! + 1, before! + 1]);
  await publish(item.id, null);
  expect(await seen()).toEqual([before, before]);
  await other.close();
});

describe('a draft', () => {
  const remove = (item: string, more: Partial<BodyOf<'deleteContent'>> = {}) =>
    operate(gateway, 'deleteContent', { merchant, item, reason: 'Written by mistake', ...more }, amina);

  test('is deleted with its versions, which the audit log keeps', async () => {
    const { item } = await write();
    await write({ item: item.id });
    await expect(remove(item.id, { revision: item.revision - 1 })).rejects.toMatchObject({ code: 'version_conflict' });
    expect(await remove(item.id)).toEqual({ item: item.id, merchant, kind: 'announcement', key: item.key });
    await expect(officeOf(gateway, amina).call('getContent', { query: { merchant, item: item.id } })).rejects.toMatchObject({
      code: 'not_found',
    });
    const { list } = await officeOf(gateway, amina).call('listAuditEvents', { query: { event: 'content.deleted' } });
    expect(list[0]).toMatchObject({ subject: item.id, reason: 'Written by mistake' });
    expect(JSON.parse(list[0]!.before!)).toEqual({ kind: 'announcement', key: item.key, versions: 2 });
    // Its key is free again.
    expect((await write({ key: item.key })).item.state).toBe('draft');
  });

  test('is no longer one once it was published or planned, even if it was taken down since', async () => {
    const { item } = await write();
    await publish(item.id, 1);
    await publish(item.id, null);
    await expect(remove(item.id)).rejects.toMatchObject({ code: 'field_invalid' });
    const planned = await write();
    await publish(planned.item.id, 1, { from: '2030-01-01T00:00' });
    await expect(remove(planned.item.id)).rejects.toMatchObject({ code: 'field_invalid' });
    const section = await write({ kind: 'helpSection', place: 'help', texts: { EN: { title: 'Section' } } });
    await write({ kind: 'helpArticle', place: section.item.key });
    await expect(remove(section.item.id)).rejects.toMatchObject({ code: 'field_invalid' });
  });
});

describe('an item', () => {
  test('is seen by nobody until a version is published, goes back to an older one, and is taken down', async () => {
    const { item } = await write();
    expect(item).toMatchObject({ state: 'draft', live: null, newest: 1 });
    expect(await titles()).toEqual([]);
    await publish(item.id, 1);
    expect(await titles()).toEqual(['News<p>1</p>']);
    const second = await write({ item: item.id, texts: { BN: { title: 'খ', content: '<p>2</p><script>x</script>' } } });
    expect(second.versions[0]).toMatchObject({ version: 2, texts: { BN: { content: '<p>2</p>' } } });
    expect(await titles()).toEqual(['News<p>1</p>']);
    await publish(item.id, 2);
    expect(await titles(), 'whole in the default language').toEqual(['খ<p>2</p>']);
    await publish(item.id, 1);
    expect(await titles()).toEqual(['News<p>1</p>']);
    expect((await publish(item.id, null)).item.state).toBe('down');
    expect(await titles()).toEqual([]);
    const told = await gateway.db.selectFrom('audit_event').select('event').where('subject', '=', item.id).orderBy('seq').execute();
    expect(told.map(({ event }) => event)).toEqual([
      'content.created',
      'content.published',
      'content.changed',
      'content.published',
      'content.rolledBack',
      'content.unpublished',
    ]);
  });

  test('needs the default language, words for pictures, known slots and a sound link', async () => {
    const bad = await write({
      texts: { EN: { title: 'T', content: '<img src="/art/a.svg"> {nothing}' } },
      facts: { linkage: '//x', linkageType: 'ROUTE' },
    });
    expect(bad.versions[0]!.problems.map(({ code }) => code)).toEqual(['language_missing', 'alt_missing', 'slot_unknown', 'link_invalid']);
    await expect(publish(bad.item.id, 1)).rejects.toEqual(refusal('field_invalid', /language_missing BN/));
    await expect(write({ key: 'Bad Key' })).rejects.toEqual(refusal('field_invalid', /small letters/));
    await expect(write({ place: 'XX' })).rejects.toEqual(refusal('field_invalid', /no place/));
    await expect(write({ item: bad.item.id, revision: bad.item.revision - 1 })).rejects.toEqual(
      refusal('version_conflict', /Someone else/),
    );
    await expect(write({ merchant: 'delta', item: bad.item.id })).rejects.toEqual(refusal('not_found', /delta has no content/));
  });

  test('a banner names figures of a promotion with its terms, and is shown while the promotion is open', async () => {
    const { code } = await publishedPromotion(gateway, 'depositBonus', { percent: '70', deposit: 'any', maxBonus: '500.00' });
    const texts = { title: `{${code}.percent}`, text: `{${code}.maxBonus}`, terms: 'From {minDeposit}' };
    const banner = (fields: object) =>
      write({
        kind: 'banner',
        place: 'w_promotion',
        texts: { BN: { ...texts, ...fields } },
        facts: { picture: '/art/banners/deep-water.svg' },
      });
    const unknown = await banner({ text: `{${code}.steps} {other.percent}` });
    expect(unknown.versions[0]!.problems).toMatchObject([{ slot: `${code}.steps` }, { slot: 'other.percent' }]);
    const { item, site } = await banner({});
    expect(site.slots).toMatchObject({ [`${code}.percent`]: '৭০%' });
    await publish(item.id, 1);
    const asked = () => gateway.guest().call('listBanners', { query: { groupName: 'w_promotion', language: 'BN' } });
    const shown = await asked();
    const own = (answer: typeof shown) =>
      (answer.body as { value: { list: components['schemas']['Banner'][] } }).value.list.find((each) => each.id === item.id);
    expect(own(shown)).toMatchObject({ title: '৭০%', text: expect.stringContaining('৫০০') as string });
    await byTwo(gateway, 'closePromotion', { merchant, promotion: code, reason: 'It ends early.' }, two);
    const after = await asked();
    expect(own(after), 'no incomplete sentence').toBeUndefined();
    expect(after.headers.etag).not.toBe(shown.headers.etag);
  });

  test('is shown the same from another database, as the build of a site does', async () => {
    const { item } = await write({ place: 'H' });
    await publish(item.id, 1);
    const items = await publishedContent(gateway.db, merchant, gateway.clock.now());
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['announcement', 'banner', 'helpSection', 'helpArticle', 'legal']));
    await showPublished(gateway.db, 'delta', items, randomUUID);
    const seen = async (host?: string) => {
      const guest = gateway.guest(host === undefined ? {} : { host });
      const help = (await guest.value('getHelpCenter', { query: { lang: 'EN' } })).list;
      const announcements = (await guest.value('listAnnouncements', { query: { language: 'EN' } })).list;
      return [
        help.map(({ id, articles }) => [id, articles.map(({ slug }) => slug)]),
        announcements.map(({ type, publishedAt }) => [type, publishedAt]),
      ];
    };
    expect(await seen('delta.localhost')).toEqual(await seen());
  });

  test('is scheduled in the merchant’s zone, shown from then on without a job, and no longer at its end', async () => {
    const { item } = await write();
    const { timeZone } = gateway.merchants.byCode(merchant).brand;
    const local = (after: number) =>
      new Date(gateway.clock.now().getTime() + after).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T').slice(0, 16);
    const minute = 60_000;
    const planned = await publish(item.id, 1, { from: local(10 * minute), to: local(20 * minute) });
    expect(planned.item).toMatchObject({ state: 'planned', plans: [{ version: 1, zone: timeZone }] });
    expect(await titles()).toEqual([]);
    const goTo = (iso: string) => gateway.clock.advance((Date.parse(iso) - gateway.clock.now().getTime()) / 1000);
    const [plan] = planned.item.plans;
    goTo(new Date(Date.parse(plan!.from) - 5000).toISOString());
    const before = await gateway.guest().call('listAnnouncements', { query: { types: 'PR' } });
    expect(before.headers['cache-control'], 'no cache keeps it beyond its time').toBe('public, max-age=5, stale-while-revalidate=0');
    goTo(plan!.from);
    expect(await titles()).toEqual(['News<p>1</p>']);
    goTo(plan!.to!);
    expect(await titles()).toEqual([]);
    await expect(publish(item.id, 1, { from: '2020-01-01' })).rejects.toEqual(refusal('field_invalid', /past/));
    const again = await publish(item.id, 1, { to: local(30 * minute) });
    expect(again.item.state).toBe('live');
    const { item: off } = await operate(gateway, 'callOffPlan', { merchant, plan: again.item.plans[0]!.id }, amina);
    expect(off).toMatchObject({ state: 'draft', live: null, plans: [] });
  });

  test('appears in the place, and to the audience, that an operator chose', async () => {
    const { item } = await write();
    await publish(item.id, 1);
    await operate(gateway, 'arrangeContent', { merchant, item: item.id, audience: 'A', place: 'PU' }, amina);
    const { list } = await gateway.guest().value('listAnnouncements', { query: { types: 'PU', execution: 'A' } });
    expect(list.map(({ id, version }) => [id, version])).toEqual([[item.id, 1]]);
    const { list: items } = await officeOf(gateway, amina).call('listContent', {
      query: { merchant, kind: 'announcement', state: 'live' },
    });
    expect(items.map(({ id }) => id)).toContain(item.id);
  });
});

test('an announcement shows its pictures in order, described in the reader’s language', async () => {
  const moon = { url: `/wps/media/${'a'.repeat(64)}`, width: 1600, height: 800, alts: { BN: 'চাঁদ', EN: 'The moon' } };
  const water = (alts: Record<string, string>) => ({ url: '/art/banners/deep-water.svg', alts });
  const { item, versions } = await write({ place: 'PL', facts: { images: [moon, water({ BN: 'জল' })] } });
  expect(versions[0]!.problems).toEqual([{ code: 'alt_missing', language: 'EN' }]);
  await expect(publish(item.id, 1)).rejects.toEqual(refusal('field_invalid', /alt_missing EN/));
  await write({ item: item.id, facts: { images: [moon, water({ BN: 'জল', EN: 'Water' })] } });
  await publish(item.id, 2);
  const read = async (language: 'EN' | 'BN') =>
    (await gateway.guest().value('listAnnouncements', { query: { types: 'PL', language } })).list.find(({ id }) => id === item.id);
  expect((await read('EN'))?.announcementImages).toEqual([
    { sequence: 1, url: moon.url, phoneUrl: `${moon.url}-narrow`, width: 1600, height: 800, alt: 'The moon' },
    { sequence: 2, url: '/art/banners/deep-water.svg', alt: 'Water' },
  ]);
  expect((await read('BN'))?.announcementImages?.map(({ alt }) => alt)).toEqual(['চাঁদ', 'জল']);
});

test('a cache revalidates by ETag, and gets a new answer once something was published', async () => {
  const ask = (tag?: string) =>
    gateway.app.inject({
      url: '/wps/relay/MCSFE_getBanners?groupName=w_home&language=EN',
      headers: { host: gateway.merchants.byCode(merchant).domains[0]!, ...(tag && { 'if-none-match': tag }) },
    });
  const first = await ask();
  expect(first.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=60');
  const tag = String(first.headers['etag']);
  expect((await ask(tag)).statusCode).toBe(304);
  const { item } = await write({
    kind: 'banner',
    place: 'w_home',
    texts: { BN: { title: 'ব্যানার', text: 'নতুন' } },
    facts: { picture: '/art/banners/deep-water.svg', linkage: '/rng', linkageType: 'ROUTE' },
  });
  expect((await ask(tag)).statusCode, 'a draft changes nothing').toBe(304);
  await publish(item.id, 1);
  expect((await ask(tag)).statusCode).toBe(200);
});

test('help says what the cashier allows, by section', async () => {
  const { list } = await gateway.guest().value('getHelpCenter', { query: { lang: 'EN' } });
  expect(list.map(({ id }) => id)).toEqual(['start', 'money', 'games', 'safety']);
  const limits = list.flatMap(({ articles }) => articles).find(({ slug }) => slug === 'limits')!;
  expect(limits.content).toContain('50,000');
  await operate(gateway, 'setSetting', { merchant, key: 'limits.deposit.max', value: '20000.00', reason: 'The bank asked for it.' }, amina);
  await expect
    .poll(async () => JSON.stringify((await gateway.guest().value('getHelpCenter', { query: { lang: 'EN' } })).list))
    .toContain('20,000');
  expect(list.flatMap(({ articles }) => articles.map(({ content }) => content)).join()).not.toMatch(/[{}]/);
});
