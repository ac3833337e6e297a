import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testBrands } from '../../../testing/brands.ts';
import type { TestClient } from '../../../testing/client.ts';
import { testConfig } from '../../../testing/config.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { startHostedProvider, type FakeHostedProvider } from '../../../testing/hosted-provider.ts';

let provider: FakeHostedProvider;
let gateway: TestGateway;
let player: TestClient & { memberId: string };
beforeEach(async () => {
  provider = await startHostedProvider();
  const [demo] = testBrands;
  const brands = [{ ...demo!, jurisdiction: { licence: 'MGA/0000', minimumAge: 18 as const } }];
  gateway = await startTestGateway({ brands, config: { payments: { ...testConfig().payments, hosted: provider.hosted } } });
  player = await gateway.registerMember();
});
afterEach(async () => {
  await gateway.close();
  await provider.close();
});

const deposit = () => player.value('createDeposit', { body: { amount: '500.00', method: 'card' } });
const paid = (reference: string, change: object = {}, type = 'payment.succeeded') => ({
  type,
  data: { id: 'pay_1', reference, amount: '500.00', currency: 'BDT', ...change },
});
const tell = async (...told: Parameters<FakeHostedProvider['tell']> extends [unknown, ...infer Rest] ? Rest : never) =>
  (await provider.tell(gateway, ...told)).statusCode;
const cash = async () => (await player.value('getBalance')).available.amount;
const refunds = () => provider.asked.filter(({ path }) => path.endsWith('/refunds'));
const calls = (kind: string) =>
  gateway.db.selectFrom('outbound_call').select(['id', 'state', 'next_at', 'last_error']).where('kind', '=', kind).execute();

describe('a deposit', () => {
  test('begins by a call with an idempotency key, goes on at the hosted page, and arrives by the webhook, once', async () => {
    const { id, cashierUrl } = await deposit();
    expect(cashierUrl).toBe(`${provider.page}/checkout/pay_1`);
    expect(provider.asked).toEqual([
      {
        path: '/v1/payments',
        key: id,
        authorization: 'Bearer ferry-key-for-tests',
        body: expect.objectContaining({ reference: id, amount: '500.00', currency: 'BDT', method: 'card' }) as object,
      },
    ]);
    // Our answer got lost, so the provider sends it again: same id, new time.
    expect(await tell(paid(id), { id: 'msg_1', age: 60 })).toBe(200);
    expect(await tell(paid(id), { id: 'msg_1' })).toBe(200);
    expect([await cash(), await player.value('getDeposit', { params: { depositId: id } })]).toMatchObject([
      '500.00',
      { status: 'succeeded' },
    ]);
    expect(refunds()).toEqual([]);
  });

  test('is requested again while the provider is unavailable, and has failed when it refuses', async () => {
    provider.script.push(503);
    const { id } = await deposit();
    const [call] = await calls('begin-payment');
    gateway.clock.advance((call!.next_at.getTime() - gateway.clock.now().getTime()) / 1000);
    await gateway.app.outbox.makeDue();
    expect(provider.asked.map(({ key }) => key)).toEqual([id, id]);
    provider.script.push(422);
    const refused = await deposit();
    expect((await player.value('getDeposit', { params: { depositId: refused.id } })).status).toBe('failed');
  });

  test('leads nowhere but to the pages of the provider (security E05)', async () => {
    provider.page = 'http://127.0.0.1:9';
    const { id } = await deposit();
    expect((await player.value('getDeposit', { params: { depositId: id } })).status).toBe('failed');
    expect(await calls('begin-payment')).toMatchObject([{ state: 'failed', last_error: expect.stringContaining('not its own') as string }]);
  });

  test.each(['payment.failed', 'payment.cancelled'])('ends without money by %s', async (type) => {
    const { id } = await deposit();
    expect(await tell(paid(id, {}, type))).toBe(200);
    expect(await cash()).toBe('0.00');
  });
});

describe('a webhook', () => {
  test.each<[string, Parameters<typeof tell>[1]]>([
    ['by another key', { key: randomBytes(24) }],
    ['too old', { age: 121 }],
    ['of other bytes', { payload: '{}' }],
    ['with an id that is none', { id: 'a b' }],
  ])('%s is refused (security B07)', async (_what, forged) => {
    const { id } = await deposit();
    expect(await tell(paid(id), forged)).toBe(401);
    expect(await cash()).toBe('0.00');
  });

  test('that was recorded and is sent once more is refused', async () => {
    const { id } = await deposit();
    expect(await tell(paid(id), { id: 'msg_1' })).toBe(200);
    expect(await tell(paid(id), { id: 'msg_1' })).toBe(401);
  });

  test('about something else is accepted and changes nothing; one that cannot be read is refused', async () => {
    const { id } = await deposit();
    expect(await tell({ type: 'payout.sent', data: {} })).toBe(200);
    expect(await tell(paid(id, { amount: 500 }))).toBe(400);
    expect(await tell(paid('0193e0a0-0000-7000-8000-000000000000'))).toBe(404);
    expect(await cash()).toBe('0.00');
  });
});

describe('money that no deposit can take', () => {
  test.each<[string, object]>([
    ['another amount', { amount: '400.00' }],
    ['another currency', { currency: 'USD' }],
  ])('%s is given back, however often it is reported', async (_what, change) => {
    const { id } = await deposit();
    for (let i = 0; i < 2; i++) expect(await tell(paid(id, change))).toBe(200);
    await gateway.app.afterwards.settled();
    const { data } = paid(id, change);
    expect(refunds()).toMatchObject([
      { path: '/v1/payments/pay_1/refunds', key: 'refund-pay_1', body: { amount: data.amount, currency: data.currency } },
    ]);
    expect(await cash()).toBe('0.00');
  });

  test('a second payment of the same deposit is given back, and the first stays', async () => {
    const { id } = await deposit();
    await tell(paid(id));
    expect(await tell(paid(id, { id: 'pay_2' }))).toBe(200);
    await gateway.app.afterwards.settled();
    expect(refunds()).toMatchObject([{ path: '/v1/payments/pay_2/refunds' }]);
    expect(await cash()).toBe('500.00');
  });

  test('is requested to be returned until the provider has done it', async () => {
    const { id } = await deposit();
    provider.script.push(500);
    await tell(paid(id, { amount: '1.00' }));
    await gateway.app.afterwards.settled();
    const [call] = await calls('refund-payment');
    expect(call).toMatchObject({ state: 'waiting' });
    gateway.clock.advance((call!.next_at.getTime() - gateway.clock.now().getTime()) / 1000);
    await gateway.app.outbox.makeDue();
    expect(await calls('refund-payment')).toMatchObject([{ state: 'done' }]);
    expect(refunds().map(({ key }) => key)).toEqual(['refund-pay_1', 'refund-pay_1']);
  });

  test('but a provider that contradicts itself about a payment that was credited is refused', async () => {
    const { id } = await deposit();
    await tell(paid(id));
    expect(await tell(paid(id, { amount: '400.00' }))).toBe(409);
    expect(await tell(paid(id, {}, 'payment.failed'))).toBe(409);
    const other = await deposit();
    expect(await tell(paid(other.id, { amount: '400.00' }))).toBe(409);
    expect([refunds(), await cash()]).toEqual([[], '500.00']);
  });
});
