// N41.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { firstTwo, officeOf } from '../../testing/office.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('opinions of an article are counted for the version that was read, and shown in the office', async () => {
  const [amina] = await firstTwo(gateway);
  const rate = (version: number, helpful: boolean, slug = 'limits') =>
    gateway.guest().call('rateHelpArticle', { params: { slug }, body: { version, helpful } });
  const statuses = [await rate(1, true), await rate(1, true), await rate(1, false)].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200]);
  expect((await rate(2, true)).body.code).toBe('not_found');
  expect((await rate(1, true, 'no-such-article')).body.code).toBe('not_found');
  const { id } = await gateway.db
    .selectFrom('content_item')
    .select('id')
    .where('merchant', '=', 'lotus')
    .where('kind', '=', 'helpArticle')
    .where('key', '=', 'limits')
    .executeTakeFirstOrThrow();
  const { versions } = await officeOf(gateway, amina).call('getContent', { query: { merchant: 'lotus', item: id } });
  expect(versions[0]!.opinions).toEqual({ helpful: 2, unhelpful: 1 });
});

test('thirty an hour from one address', async () => {
  const visitor = gateway.guest({ ip: '198.51.100.77' });
  const rate = () => visitor.call('rateHelpArticle', { params: { slug: 'term' }, body: { version: 1, helpful: true } });
  for (let sent = 0; sent < 30; sent++) expect((await rate()).status).toBe(200);
  expect((await rate()).body.code).toBe('too_many_requests');
});
