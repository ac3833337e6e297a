// Office section 7, "Payment methods": a test payment. ADR 115.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testBrands } from '../../../testing/brands.ts';
import { testConfig } from '../../../testing/config.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { startHostedProvider, type FakeHostedProvider } from '../../../testing/hosted-provider.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { sendReport } from '../../wallet/testing.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
afterEach(() => gateway.close());

const begin = (method: 'bank' | 'card' | 'qr' = 'bank', as = amina) =>
  operate(gateway, 'testPaymentMethod', { merchant: gateway.merchants.all[0]!.code, method }, as);
const tests = async () =>
  (await officeOf(gateway, amina).call('listTestPayments', { query: { merchant: gateway.merchants.all[0]!.code } })).list;
const inBooks = async () => (await gateway.db.selectFrom('ledger_transfer').selectAll().execute()).length;

describe('with play money', () => {
  let bao: OperatorCredentials;
  beforeEach(async () => {
    gateway = await startTestGateway();
    [amina, bao] = await firstTwo(gateway);
  });
  const report = (id: string, change: object = {}) =>
    sendReport(gateway, { paymentId: 'pay-1', depositId: id, status: 'succeeded', amount: '100.00', currency: 'BDT', ...change });

  test('is of the least amount, works while the method is off, and is credited to nobody', async () => {
    await operate(gateway, 'switchPaymentMethod', { merchant: 'lotus', method: 'bank', on: false, reason: 'Not tried yet.' }, amina);
    const transfers = await inBooks();
    const begun = await begin();
    expect(begun).toMatchObject({ method: 'bank', amount: '100.00', currency: 'BDT', status: 'pending', by: 'amina', problem: null });
    expect(begun.cashierUrl).toMatch(/\/pay\?token=/);
    expect((await report(begun.id, { amount: '99.00' })).statusCode, 'another amount').toBe(409);
    expect((await report(begun.id)).statusCode).toBe(200);
    expect((await report(begun.id)).statusCode, 'told again').toBe(200);
    expect((await report(begun.id, { status: 'failed' })).statusCode, 'what has come does not go').toBe(409);
    expect(await tests()).toMatchObject([{ id: begun.id, status: 'succeeded', cashierUrl: null }]);
    expect(await inBooks()).toBe(transfers);
  });

  test('that is not paid ends after half an hour; the audit log has who made it', async () => {
    const { id } = await begin('card');
    gateway.clock.advance(31 * 60);
    expect(await tests()).toMatchObject([{ id, status: 'cancelled', cashierUrl: null }]);
    const { list } = await officeOf(gateway, amina).call('listAuditEvents', { query: { event: 'method.tested' } });
    expect(list).toMatchObject([{ actor: 'amina', subject: 'lotus/card', after: expect.stringContaining('100.00 BDT') as string }]);
    // A payment that arrives late counts too.
    expect((await report(id)).statusCode).toBe(200);
    expect(await tests()).toMatchObject([{ status: 'succeeded' }]);
  });

  test('is refused to an operator who may only propose, and for an unknown method', async () => {
    await gateway.db.updateTable('operator_role').set({ role: 'finance' }).where('operator', '=', 'bao').execute();
    await expect(begin('bank', bao)).rejects.toMatchObject({ code: 'forbidden' });
    await operate(gateway, 'changePaymentMethod', { merchant: 'lotus', method: 'qr', min: '60000.00', reason: 'For none of them.' }, amina);
    await expect(begin('qr')).rejects.toMatchObject({ code: 'field_invalid', message: expect.stringContaining('No amount') as string });
  });
});

describe('with real money', () => {
  let provider: FakeHostedProvider;
  beforeEach(async () => {
    provider = await startHostedProvider();
    const brands = [{ ...testBrands[0]!, jurisdiction: { licence: 'MGA/0000', minimumAge: 18 as const } }];
    gateway = await startTestGateway({ brands, config: { payments: { ...testConfig().payments, hosted: provider.hosted } } });
    [amina] = await firstTwo(gateway);
  });
  afterEach(() => provider.close());

  test('is given back by the provider, once, and leads the operator back to the method', async () => {
    const transfers = await inBooks();
    const { id, cashierUrl, amount } = await begin();
    expect(cashierUrl).toBe(`${provider.page}/checkout/pay_1`);
    expect(provider.asked[0]?.body).toMatchObject({ reference: id, method: 'bank' });
    expect(provider.asked[0]?.body['returnUrl']).toMatch(/\/m\/lotus\/methods\?open=lotus%2Fbank$/);
    const event = { type: 'payment.succeeded', data: { id: 'pay_1', reference: id, amount, currency: 'BDT' } };
    expect((await provider.tell(gateway, event)).statusCode).toBe(200);
    expect((await provider.tell(gateway, event)).statusCode).toBe(200);
    await gateway.app.afterwards.settled();
    expect(provider.asked.filter(({ path }) => path.endsWith('/refunds')).map(({ path, body }) => [path, body['amount']])).toEqual([
      ['/v1/payments/pay_1/refunds', amount],
    ]);
    expect(await tests()).toMatchObject([{ id, status: 'succeeded' }]);
    expect(await inBooks()).toBe(transfers);
  });

  test.each([
    [422, 'refused'],
    [503, 'unreachable'],
  ])('has failed where the provider answers %i', async (status, problem) => {
    provider.script.push(status);
    expect(await begin()).toMatchObject({ status: 'failed', problem, cashierUrl: null });
  });
});
