import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentProviders } from '../wallet/payments/providers.ts';
import { createSandboxCashier } from '../wallet/payments/sandbox-cashier.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { operate } from '../../testing/office.ts';
import { fund } from '../wallet/testing.ts';
import { reconcile } from './reconcile.ts';

let gateway: TestGateway;
let cashier: FastifyInstance;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { config, clock, random } = gateway;
  cashier = createSandboxCashier({ key: config.payments.sandbox.key, clock, random, fetch: into(() => gateway.app) });
});
afterAll(async () => {
  await cashier.close();
  await gateway.close();
});

/** A network that delivers requests to an app. */
function into(app: () => FastifyInstance): typeof fetch {
  return async (url, init) => {
    const { pathname } = new URL(String(url));
    const headers = init!.headers as Record<string, string>;
    const answer = await app().inject({ method: 'POST', url: pathname, headers, payload: init!.body as string });
    return new Response(answer.body, { status: answer.statusCode });
  };
}

async function paid(amount: string) {
  const player = await gateway.registerMember();
  const deposit = await player.value('createDeposit', { body: { amount } });
  await pay(deposit.cashierUrl!);
  return { player, id: deposit.id };
}

async function pay(cashierUrl: string): Promise<void> {
  const token = new URL(cashierUrl).searchParams.get('token')!;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await cashier.inject({ method: 'POST', url: '/pay/approve', headers, payload: new URLSearchParams({ token }).toString() });
}

async function run(fetch = into(() => cashier)) {
  const { clock, random, config } = gateway;
  const span = { from: new Date(0), to: new Date(clock.now().getTime() + 1) };
  const { raised, unheard } = await reconcile(gateway.db, span, { cashiers: paymentProviders(config), vendors: {}, clock, random, fetch });
  return { raised: raised.map(({ difference: { subject, expected, found } }) => ({ subject, expected, found })), unheard };
}
const later = () => gateway.clock.advance(11 * 60);

test("the cashier's own list is compared with our deposits, both ways", async () => {
  const { id } = await paid('500.00');
  later();
  expect(await run()).toEqual({ raised: [], unheard: [] });

  // In our books the deposit failed.
  await gateway.db.updateTable('deposit').set({ amount: 50001n }).where('id', '=', id).execute();
  const differing = await run();
  expect(differing.raised).toContainEqual({ subject: `payment sandbox ${id}`, expected: 'paid 50000 BDT', found: 'paid 50001 BDT' });
  await gateway.db.updateTable('deposit').set({ amount: 50000n }).where('id', '=', id).execute();

  // A payment that the cashier does not know.
  const stranger = await gateway.registerMember();
  await fund(gateway, stranger, '300.00');
  const [{ id: unknown } = { id: '' }] = (await stranger.value('listDeposits')).list;
  expect((await run()).raised).toEqual([]);
  later();
  expect((await run()).raised).toEqual([{ subject: `payment sandbox ${unknown}`, expected: 'no payment', found: 'paid 30000 BDT' }]);
});

test('an operator’s own payment to test a method makes no case', async () => {
  const { cashierUrl } = await operate(gateway, 'testPaymentMethod', { merchant: 'lotus', method: 'bank' });
  await pay(cashierUrl!);
  later();
  expect((await run()).raised).toEqual([]);
});

test('a cashier that does not answer closes no case, and is reported', async () => {
  const open = async () =>
    (await gateway.db.selectFrom('reconciliation_case').select('id').where('resolved_at', 'is', null).execute()).length;
  const before = await open();
  expect(before).toBeGreaterThan(0);
  expect(await run(() => Promise.reject(new TypeError('fetch failed')))).toEqual({ raised: [], unheard: ['cashier sandbox'] });
  expect(await open()).toBe(before);
});

test('the list requires a signature', async () => {
  const answer = await cashier.inject({ method: 'POST', url: '/payments', headers: { 'content-type': 'application/json' }, payload: '{}' });
  expect(answer.statusCode).toBe(401);
});
