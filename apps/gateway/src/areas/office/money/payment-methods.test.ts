// Office section 7, "Payment methods"; ADR 93.
import type { BodyOf, OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { approve, firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { reachLevels } from '../../rewards/loyalty/testing.ts';
import { reportOf, sendReport } from '../../wallet/testing.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
let bao: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina, bao] = await firstTwo(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(60));
afterEach(async () => {
  await gateway.db.deleteFrom('payment_method').execute();
});

const reason = 'The bank asked for it.';
const change = (body: Partial<BodyOf<'changePaymentMethod'>>, as = amina) =>
  operate(gateway, 'changePaymentMethod', { merchant: 'lotus', method: 'bank', reason, ...body }, as);
const turn = (method: BodyOf<'switchPaymentMethod'>['method'], on: boolean, as = amina) =>
  operate(gateway, 'switchPaymentMethod', { merchant: 'lotus', method, on, reason }, as);
const list = async (merchant: string | undefined = 'lotus') =>
  (await officeOf(gateway, amina).call('listPaymentMethods', { query: { merchant } })).list;
const bank = async () => (await list()).find(({ method }) => method === 'bank')!;
const page = async () => (await gateway.guest().value('getPermission')).info;
const deposit = async (
  body: { amount: string; method?: 'ewallet' | 'bank' | 'card' | 'qr' },
  by?: Awaited<ReturnType<TestGateway['registerMember']>>,
) => {
  const player = by ?? (await gateway.registerMember());
  const { status, body: answer } = await player.call('createDeposit', { body });
  return status === 200 ? 'begun' : answer;
};
const wrongMethod = (rule: string) => ({ code: 'field_invalid', fields: [{ field: 'method', rule }] });
/** The hour in Dhaka (UTC+6) this many hours from now. */
const hourIn = (hours: number) => new Date(gateway.clock.now().getTime() + (6 + hours) * 3_600_000).toISOString().slice(11, 13) + ':00';

describe('a payment method', () => {
  test('is as the provider states it until an operator changes it', async () => {
    expect((await list()).map(({ method, on, now, version }) => [method, on, now, version])).toEqual(
      ['ewallet', 'bank', 'card', 'qr'].map((method) => [method, true, 'open', 0]),
    );
    expect(await page()).not.toHaveProperty('methodLimits');
  });

  test('that is turned off disappears from the page at once, and no deposit can begin by it', async () => {
    expect(await turn('bank', false)).toMatchObject({ on: false, now: 'off', version: 1, by: 'amina', reason });
    expect((await page()).depositMethods).toEqual(['ewallet', 'card', 'qr']);
    expect(await deposit({ amount: '500.00', method: 'bank' })).toMatchObject(wrongMethod('pattern'));
    expect(await deposit({ amount: '500.00', method: 'card' })).toBe('begun');
    // Without a method, the provider's own page would offer the disabled one.
    expect(await deposit({ amount: '500.00' })).toMatchObject(wrongMethod('required'));
    await turn('bank', true);
    expect(await deposit({ amount: '500.00' })).toBe('begun');
  });

  test('has limits of its own within those of the merchant', async () => {
    await change({ min: '1000.00', max: '90000.00' });
    expect((await page()).methodLimits).toEqual([
      { method: 'bank', min: { amount: '1000.00', currency: 'BDT' }, max: { amount: '50000.00', currency: 'BDT' } },
    ]);
    expect(await deposit({ amount: '999.99', method: 'bank' })).toMatchObject({
      code: 'amount_out_of_range',
      params: { min: '1000.00', max: '50000.00' },
    });
    expect(await deposit({ amount: '1000.00', method: 'bank' })).toBe('begun');
    expect(await deposit({ amount: '500.00', method: 'card' })).toBe('begun');
  });

  test('is closed out of its hours, which are the merchant’s, and abroad', async () => {
    await change({ hours: { from: hourIn(2), to: hourIn(4) } });
    expect(await bank()).toMatchObject({ now: 'hours' });
    expect(await deposit({ amount: '500.00', method: 'bank' })).toMatchObject(wrongMethod('pattern'));
    await change({ hours: { from: hourIn(-1), to: hourIn(2) } });
    expect(await deposit({ amount: '500.00', method: 'bank' })).toBe('begun');
    // Test requests come from no known country.
    await change({ hours: null, countries: ['BD'] });
    expect(await deposit({ amount: '500.00', method: 'bank' })).toMatchObject(wrongMethod('pattern'));
    expect((await page()).depositMethods).not.toContain('bank');
  });

  test('is for members from a VIP level on, who are told by the page', async () => {
    await change({ minLevel: 2 });
    expect(await bank()).toMatchObject({ now: 'open', minLevel: 2 });
    expect(await page()).toMatchObject({
      depositMethods: ['ewallet', 'bank', 'card', 'qr'],
      methodLevels: [{ method: 'bank', minLevel: 2 }],
    });
    const player = await gateway.registerMember();
    const asked = { amount: '500.00', method: 'bank' } as const;
    expect(await deposit(asked, player)).toMatchObject(wrongMethod('pattern'));
    // Without a method, the provider's own page would offer the closed one.
    expect(await deposit({ amount: '500.00' }, player)).toMatchObject(wrongMethod('required'));
    await reachLevels(gateway, player, 2);
    expect(await deposit(asked, player)).toBe('begun');
    await change({ minLevel: 0 });
    expect(await deposit(asked)).toBe('begun');
  });

  test('has the place that its merchant gives it, at that merchant alone', async () => {
    const methods = ['qr', 'bank', 'ewallet', 'card'] as const;
    await operate(gateway, 'orderPaymentMethods', { merchant: 'lotus', methods: [...methods] }, amina);
    expect((await page()).depositMethods).toEqual(methods);
    expect((await list('delta')).map(({ method }) => method)).toEqual(['ewallet', 'bank', 'card', 'qr']);
    await expect(operate(gateway, 'orderPaymentMethods', { merchant: 'lotus', methods: ['qr'] }, amina)).rejects.toMatchObject({
      code: 'field_invalid',
    });
  });

  test.each<[string, Partial<BodyOf<'changePaymentMethod'>>, string]>([
    ['a least amount above the greatest', { min: '900.00', max: '800.00' }, 'is more than'],
    ['an amount that cannot be paid', { min: '900.001' }, 'no amount in BDT'],
    ['hours that end when they begin', { hours: { from: '08:00', to: '08:00' } }, 'begin and end at the same time'],
    ['what it is already', { fee: 0 }, 'already'],
  ])('refuses %s', async (_what, body, message) => {
    await expect(change(body)).rejects.toMatchObject({ code: 'field_invalid', message: expect.stringContaining(message) as string });
    expect(await bank()).toMatchObject({ version: 0 });
  });

  test('can only be changed by an operator who has seen its current version: of two at once one succeeds', async () => {
    const both = await Promise.allSettled([change({ fee: 125, version: 0 }), change({ fee: 150, version: 0 }, bao)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(change({ fee: 200, version: 0 })).rejects.toMatchObject({ code: 'version_conflict' });
    expect(await change({ fee: 200, version: 1 })).toMatchObject({ fee: 200, version: 2 });
  });

  test('records in the audit log what was changed, and why', async () => {
    await change({ fee: 125, countries: ['IN', 'BD'] });
    const { list: events } = await officeOf(gateway, amina).call('listAuditEvents', { query: { event: 'method.changed' } });
    expect(events[0]).toMatchObject({
      subject: 'lotus/bank',
      before: JSON.stringify({ fee: '0.00 %', countries: null }),
      after: JSON.stringify({ fee: '1.25 %', countries: 'BD, IN' }),
      reason,
    });
  });
});

describe('two operators', () => {
  test('must approve a change that lets more through, but not one that lets less through', async () => {
    expect(await change({ max: '2000.00' })).toMatchObject({ max: '2000.00' });
    const waits = (await change({ max: null })) as { approval: string };
    expect(await bank()).toMatchObject({ max: '2000.00' });
    expect((await approve(gateway, waits.approval, bao)).proposal).toMatchObject({ status: 'executed' });
    expect(await bank()).toMatchObject({ max: null, by: 'bao' });
  });

  test('must approve a change that finance proposes', async () => {
    await gateway.db.updateTable('operator_role').set({ role: 'finance' }).where('operator', '=', 'bao').execute();
    try {
      const waits = (await turn('bank', false, bao)) as { approval: string };
      expect(await bank()).toMatchObject({ on: true });
      await approve(gateway, waits.approval, amina);
      expect(await bank()).toMatchObject({ on: false });
    } finally {
      await gateway.db.updateTable('operator_role').set({ role: 'owner' }).where('operator', '=', 'bao').execute();
    }
  });

  test('change nothing if the method was changed since the proposal', async () => {
    await change({ max: '2000.00' });
    const waits = (await change({ max: '3000.00' })) as { approval: string };
    await change({ max: '1000.00' });
    expect((await approve(gateway, waits.approval, bao)).proposal).toMatchObject({ status: 'stale' });
  });
});

test('the outcomes of a day’s deposits are shown with each method', async () => {
  const player = await gateway.registerMember();
  const begun = (method: 'card' | 'qr') => player.value('createDeposit', { body: { amount: '500.00', method } });
  const [paid, failed] = [await begun('qr'), await begun('qr')];
  await begun('qr');
  await sendReport(gateway, reportOf(paid));
  await sendReport(gateway, reportOf(failed, { status: 'failed' }));
  const lastDay = (await list()).find(({ method }) => method === 'qr')!.lastDay;
  expect(lastDay).toEqual({ succeeded: 1, failed: 1, unpaid: 0, pending: 1 });
  gateway.clock.advance(25 * 3600);
  expect((await list()).find(({ method }) => method === 'qr')!.lastDay).toMatchObject({ succeeded: 0, failed: 0 });
});
