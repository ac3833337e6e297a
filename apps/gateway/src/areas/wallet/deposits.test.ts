import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { expireDeposits } from './deposits.ts';
import { fund, reportOf, sendReport } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const begun = async (amount = '500.00') => {
  const player = await gateway.registerMember();
  return { player, deposit: await player.value('createDeposit', { body: { amount } }) };
};
const cash = async (player: Awaited<ReturnType<typeof begun>>['player']) => (await player.value('getBalance')).available.amount;

describe('beginning a deposit', () => {
  test("gives the cashier's page and moves nothing", async () => {
    const { player, deposit } = await begun();
    expect(deposit).toMatchObject({ amount: { amount: '500.00', currency: 'BDT' }, status: 'pending', provider: 'sandbox' });
    expect(deposit.cashierUrl).toMatch(/^http:\/\/cashier\.localhost:9\/pay\?token=/);
    expect(await player.value('getBalance')).toEqual({
      available: { amount: '0.00', currency: 'BDT' },
      locked: { amount: '0.00', currency: 'BDT' },
      playMoney: false,
      version: 0,
    });
    expect((await player.value('listDeposits')).list).toEqual([deposit]);
  });

  test.each([
    ['0', 'amount_invalid'],
    ['0.00', 'amount_invalid'],
    ['500.001', 'amount_decimals'],
    ['99.99', 'amount_out_of_range'],
    ['50000.01', 'amount_out_of_range'],
    ['999999999999999', 'amount_out_of_range'],
  ])('refuses %s with %s', async (amount, code) => {
    const player = await gateway.registerMember();
    expect(await player.call('createDeposit', { body: { amount } })).toMatchObject({ status: 422, body: { code } });
    expect((await player.value('listDeposits')).list).toEqual([]);
  });

  test.each(['-1', 'NaN', '1e5', 'Infinity', '', ' 500', '5 00', '1,000', '٥٠٠', 500, null, ['500'], { amount: '500' }])(
    'refuses %j as no amount at all',
    async (amount) => {
      const player = await gateway.registerMember();
      expect(await player.call('createDeposit', { body: { amount } as { amount: string } })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      });
    },
  );

  test('counts minor units as the currency does', async () => {
    const player = await gateway.registerMember({ host: 'delta.localhost' });
    expect(await player.call('createDeposit', { body: { amount: '50000.5' } })).toMatchObject({
      status: 422,
      body: { code: 'amount_decimals' },
    });
    const deposit = await player.value('createDeposit', { body: { amount: '50000.00' } });
    expect(deposit.amount).toEqual({ amount: '50000', currency: 'VND' });
    expect((await sendReport(gateway, reportOf(deposit))).statusCode).toBe(200);
    expect(await cash(player)).toBe('50000');
  });

  test('repeats the first answer for one key, and refuses it for another amount', async () => {
    const player = await gateway.registerMember();
    const key = randomUUID();
    const first = await player.value('createDeposit', { body: { amount: '500.00' }, key });
    expect(await player.value('createDeposit', { body: { amount: '500.00' }, key })).toEqual(first);
    expect(await player.call('createDeposit', { body: { amount: '501.00' }, key })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    expect((await player.value('listDeposits')).list).toHaveLength(1);
  });

  test('is for members, and each sees their own', async () => {
    const { deposit } = await begun();
    const [guest, trial, other] = [gateway.guest(), await gateway.startTrial(), await gateway.registerMember()];
    expect(await guest.call('createDeposit', { body: { amount: '500.00' } })).toMatchObject({
      status: 401,
      body: { code: 'not_logged_in' },
    });
    expect(await trial.call('createDeposit', { body: { amount: '500.00' } })).toMatchObject({
      status: 403,
      body: { code: 'real_account_needed' },
    });
    expect(await other.call('getDeposit', { params: { depositId: deposit.id } })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});

describe("the cashier's report", () => {
  test('credits the money once, however often it comes, and tells the player', async () => {
    const { player, deposit } = await begun();
    const report = reportOf(deposit);
    for (let i = 0; i < 3; i++) expect((await sendReport(gateway, report)).statusCode).toBe(200);
    expect(await cash(player)).toBe('500.00');
    const { cashierUrl: _gone, ...rest } = deposit;
    expect(await player.value('getDeposit', { params: { depositId: deposit.id } })).toEqual({
      ...rest,
      status: 'succeeded',
      settledAt: gateway.clock.now().toISOString(),
    });
    expect((await player.value('listMessages')).list.filter((m) => m.kind === 'depositArrived')).toMatchObject([
      { params: { amount: '500.00', currency: 'BDT' } },
    ]);
    const events = await gateway.db.selectFrom('event').select('type').where('member_id', '=', player.memberId).orderBy('id').execute();
    expect(events.map((e) => e.type).slice(-3)).toEqual(['balanceChanged', 'depositUpdated', 'messageCreated']);
    expect((await player.value('listTransactions')).list).toMatchObject([
      { type: 'deposit', amount: { amount: '500.00' }, balanceAfter: { amount: '500.00' }, reference: deposit.id },
    ]);
  });

  test('twelve times at once, credits the money once', async () => {
    const { player, deposit } = await begun();
    const answers = await Promise.all(Array.from({ length: 12 }, () => sendReport(gateway, reportOf(deposit))));
    expect(answers.map((a) => a.statusCode)).toEqual(Array(12).fill(200));
    expect(await cash(player)).toBe('500.00');
  });

  test('of a failure credits nothing, says so, and cannot be contradicted later', async () => {
    const { player, deposit } = await begun();
    expect((await sendReport(gateway, reportOf(deposit, { status: 'failed' }))).statusCode).toBe(200);
    expect((await sendReport(gateway, reportOf(deposit))).json()).toMatchObject({ code: 'illegal_transition' });
    expect(await cash(player)).toBe('0.00');
    expect((await player.value('listMessages')).list.some((m) => m.kind === 'depositFailed')).toBe(true);
    const { deposit: paid } = await begun();
    await sendReport(gateway, reportOf(paid));
    expect((await sendReport(gateway, reportOf(paid, { status: 'failed' }))).statusCode).toBe(409);
  });

  test('of another amount, currency or payment is refused', async () => {
    const { player, deposit } = await begun();
    const { deposit: other } = await begun();
    await sendReport(gateway, reportOf(other));
    const wrong = [
      { amount: '500.01' },
      { amount: '5000.00' },
      { amount: '500.001' },
      { currency: 'USD' },
      { paymentId: reportOf(other).paymentId },
    ];
    for (const change of wrong) {
      const answer = await sendReport(gateway, reportOf(deposit, change));
      expect({ status: answer.statusCode, ...answer.json<object>() }, JSON.stringify(change)).toMatchObject({
        status: 409,
        code: 'illegal_transition',
      });
    }
    expect((await sendReport(gateway, reportOf(deposit, { depositId: randomUUID() }))).statusCode).toBe(404);
    expect((await sendReport(gateway, reportOf(deposit), { provider: 'nobody' })).statusCode).toBe(401);
    expect(await cash(player)).toBe('0.00');
  });

  test.each<[string, NonNullable<Parameters<typeof sendReport>[2]>]>([
    ['another key', { key: 'a key of nobody' }],
    ['no signature', { headers: { 'x-signature': '' } }],
    ['a signature of another body', { payload: '{}' }],
    ['a time too old', { age: 121 }],
    ['a time too early', { age: -121 }],
  ])('that is forged with %s is refused and writes nothing', async (_name, forged) => {
    const { player, deposit } = await begun();
    const payload = forged.payload && JSON.stringify(reportOf(deposit, { amount: '50000.00' }));
    const answer = await sendReport(gateway, reportOf(deposit), { ...forged, ...(payload ? { payload } : {}) });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, code: 'signature_invalid' });
    expect(await cash(player)).toBe('0.00');
  });

  test('that is replayed is refused', async () => {
    const { deposit } = await begun();
    const nonce = randomUUID();
    expect((await sendReport(gateway, reportOf(deposit), { nonce })).statusCode).toBe(200);
    expect((await sendReport(gateway, reportOf(deposit), { nonce })).json()).toMatchObject({ code: 'signature_invalid' });
  });
});

test('a deposit that is not paid is given up after 30 minutes; money that still arrives is the player’s', async () => {
  const { player, deposit } = await begun();
  gateway.clock.advance(30 * 60 - 1);
  await expireDeposits(gateway.db, gateway.clock.now());
  const status = async () => (await player.value('getDeposit', { params: { depositId: deposit.id } })).status;
  expect(await status()).toBe('pending');
  gateway.clock.advance(1);
  expect(await expireDeposits(gateway.db, gateway.clock.now())).toBeGreaterThan(0);
  expect(await status()).toBe('cancelled');
  expect(await expireDeposits(gateway.db, gateway.clock.now())).toBe(0);
  expect((await sendReport(gateway, reportOf(deposit))).statusCode).toBe(200);
  expect([await status(), await cash(player)]).toEqual(['succeeded', '500.00']);
});

test('lists are paged, newest first', async () => {
  const player = await gateway.registerMember();
  for (const amount of ['101.00', '102.00', '103.00']) {
    await fund(gateway, player, amount);
    gateway.clock.advance(1);
  }
  const { list, page } = await player.value('listDeposits', { query: { pageNo: 2, pageSize: 2 } });
  expect(list.map((d) => d.amount.amount)).toEqual(['101.00']);
  expect(page).toEqual({ pageNo: 2, pageSize: 2, totalPages: 2, totalCount: 3 });
});
