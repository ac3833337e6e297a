import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { afterWithdrawalAction, withdrawalActions, withdrawalMoney, type WithdrawalAction, type WithdrawalState } from '@parlour/domain';
import { checkLedger } from '../../ledger/invariants.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { listPending } from './pending-withdrawals.ts';
import { fund } from './testing.ts';
import { approveWithdrawal, forceReceipt, receiveOverdue, rejectWithdrawal } from './withdrawals.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };
const funded = async (amount = '1000.00') => {
  const player = await gateway.registerMember();
  await fund(gateway, player, amount);
  const money = async () => {
    const { available, locked } = await player.value('getBalance');
    return [available.amount, locked.amount];
  };
  const ask = (amount: string, key?: string) => player.call('createWithdrawal', { body: { amount, ...bank }, ...(key ? { key } : {}) });
  const requested = async () => player.value('createWithdrawal', { body: { amount: '300.00', ...bank } });
  const messages = async () => (await player.value('listMessages')).list.map(({ kind, params }) => ({ kind, params }));
  return { player, money, ask, requested, messages };
};
const now = () => gateway.clock.now();

describe('asking for a withdrawal', () => {
  test('locks the money at once and hides the account number', async () => {
    const { player, money, requested } = await funded();
    const withdrawal = await requested();
    expect(withdrawal).toMatchObject({
      amount: { amount: '300.00', currency: 'BDT' },
      status: 'pending',
      bankName: 'Meghna Bank',
      accountNumber: '••••••5678',
    });
    expect(await money()).toEqual(['700.00', '300.00']);
    expect((await player.value('listWithdrawals')).list).toEqual([withdrawal]);
    expect((await player.value('listTransactions')).list[0]).toMatchObject({
      type: 'withdrawal',
      amount: { amount: '-300.00' },
      balanceAfter: { amount: '700.00' },
      reference: withdrawal.id,
    });
  });

  test('two at once that together exceed the balance: exactly one passes', async () => {
    const { ask, money } = await funded();
    const answers = await Promise.all([ask('600.00'), ask('600.00')]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 422]);
    expect(answers.find((a) => a.status === 422)!.body).toMatchObject({ code: 'insufficient_balance', params: { balance: '400.00' } });
    expect(await money()).toEqual(['400.00', '600.00']);
  });

  test('with one key twelve times at once creates one', async () => {
    const { ask, money, player } = await funded();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask('100.00', key)));
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('idempotency_key_in_flight');
    expect((await ask('100.00', key)).status).toBe(200);
    expect(await ask('200.00', key)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect((await player.value('listWithdrawals')).list).toHaveLength(1);
    expect(await money()).toEqual(['900.00', '100.00']);
  });

  test.each([
    ['1000.01', 'insufficient_balance'],
    ['99.00', 'amount_out_of_range'],
    ['20000.01', 'amount_out_of_range'],
    ['100.005', 'amount_decimals'],
    ['0', 'amount_invalid'],
  ])('of %s is refused with %s and changes nothing', async (amount, code) => {
    const { ask, money } = await funded();
    expect(await ask(amount)).toMatchObject({ status: 422, body: { code } });
    expect(await money()).toEqual(['1000.00', '0.00']);
  });

  test('is stored as it looks, with digits as banks write them', async () => {
    const { player } = await funded();
    const typed = { payeeName: '\u202ENadia\n Rahman', bankName: 'Meghna\u200B Bank', accountNumber: '٠٠١٢٣٤٥٦٧٨' };
    const { id } = await player.value('createWithdrawal', { body: { amount: '100.00', ...typed } });
    expect((await waiting()).find((w) => w.id === id)).toMatchObject({ ...bank });
  });

  test('names each wrong field', async () => {
    const { player } = await funded();
    const answer = await player.call('createWithdrawal', {
      body: { amount: '100.00', payeeName: '\u200D', bankName: '', accountNumber: '1e10' },
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'field_invalid' } });
    expect(answer.body.fields?.map((f) => [f.field, f.rule])).toEqual([
      ['payeeName', 'required'],
      ['bankName', 'required'],
      ['accountNumber', 'pattern'],
    ]);
  });
});

const waiting = () => listPending(gateway.db, gateway.vault, { merchants: ['lotus'], full: true });

describe('an operator', () => {
  test('approves: the money leaves, the player hears of it and confirms', async () => {
    const { player, money, requested, messages } = await funded();
    const { id } = await requested();
    expect((await waiting()).find((w) => w.id === id)).toMatchObject({
      username: player.username,
      amount: { amount: '300.00' },
      ...bank,
    });
    await approveWithdrawal(gateway.db, id, now());
    expect(await money()).toEqual(['700.00', '0.00']);
    expect(await messages()).toContainEqual({ kind: 'withdrawalApproved', params: { amount: '300.00', currency: 'BDT' } });
    const event = await gateway.db
      .selectFrom('event')
      .select('data')
      .where('member_id', '=', player.memberId)
      .where('type', '=', 'withdrawalUpdated')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(event!.data).toMatchObject({ withdrawal: { id, status: 'approved' } });
    const confirmed = await player.value('confirmWithdrawal', { params: { withdrawalId: id }, body: { outcome: 'received' } });
    expect(confirmed).toMatchObject({ status: 'received', confirmedAt: now().toISOString() });
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ id }));
  });

  test('rejects: the money comes back, with the reason', async () => {
    const { player, money, requested, messages } = await funded();
    const { id } = await requested();
    await rejectWithdrawal(gateway.db, id, 'The name differs from the account.', now());
    expect(await money()).toEqual(['1000.00', '0.00']);
    expect((await player.value('listWithdrawals')).list[0]).toMatchObject({
      status: 'rejected',
      reason: 'The name differs from the account.',
    });
    expect(await messages()).toContainEqual({
      kind: 'withdrawalRejected',
      params: { amount: '300.00', currency: 'BDT', reason: 'The name differs from the account.' },
    });
    expect((await player.value('listTransactions')).list[0]).toMatchObject({ type: 'withdrawalReturned', amount: { amount: '300.00' } });
  });

  test('decides a dispute: the money is lost in neither way', async () => {
    for (const [decide, status, left] of [
      [(id: string) => approveWithdrawal(gateway.db, id, now()), 'received', '700.00'],
      [(id: string) => rejectWithdrawal(gateway.db, id, 'The bank sent it back.', now()), 'rejected', '1000.00'],
    ] as const) {
      const { player, money, requested } = await funded();
      const { id } = await requested();
      await approveWithdrawal(gateway.db, id, now());
      expect(await player.value('confirmWithdrawal', { params: { withdrawalId: id }, body: { outcome: 'notReceived' } })).toMatchObject({
        status: 'disputed',
      });
      expect((await decide(id)).status).toBe(status);
      expect(await money()).toEqual([left, '0.00']);
    }
  });

  test('sees how much is missing of a partial payment', async () => {
    const { player, requested } = await funded();
    const { id } = await requested();
    await approveWithdrawal(gateway.db, id, now());
    const dispute = (remaining: string) =>
      player.call('confirmWithdrawal', { params: { withdrawalId: id }, body: { outcome: 'notReceived', remaining } });
    expect((await dispute('300.01')).body).toMatchObject({ code: 'amount_out_of_range', params: { min: '0.01', max: '300.00' } });
    expect((await dispute('1.001')).body.code).toBe('amount_decimals');
    expect((await dispute('120.50')).body.value).toMatchObject({
      status: 'disputed',
      amount: { amount: '300.00' },
      remaining: { amount: '120.50', currency: 'BDT' },
    });
    expect(
      (await listPending(gateway.db, gateway.vault, { merchants: ['lotus'], full: true })).find((each) => each.id === id),
    ).toMatchObject({
      remaining: { amount: '120.50' },
    });
  });

  test('decides once', async () => {
    const { requested, money } = await funded();
    const { id } = await requested();
    const decisions = await Promise.allSettled([
      approveWithdrawal(gateway.db, id, now()),
      rejectWithdrawal(gateway.db, id, 'no', now()),
      approveWithdrawal(gateway.db, id, now()),
    ]);
    expect(decisions.filter((d) => d.status === 'fulfilled')).toHaveLength(1);
    for (const d of decisions) if (d.status === 'rejected') expect(d.reason).toMatchObject({ code: 'illegal_transition' });
    expect((await money())[1]).toBe('0.00');
  });
});

test('nobody can reach another member’s withdrawal', async () => {
  const { requested } = await funded();
  const { id } = await requested();
  await approveWithdrawal(gateway.db, id, now());
  const other = await gateway.registerMember();
  expect(await other.call('confirmWithdrawal', { params: { withdrawalId: id }, body: { outcome: 'received' } })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

test('an approved withdrawal counts as received after a day, and not before', async () => {
  const { player, requested } = await funded();
  const { id } = await requested();
  await approveWithdrawal(gateway.db, id, now());
  const status = async () => (await player.value('listWithdrawals')).list.find((w) => w.id === id)!.status;
  const minutes = (n: number) => new Date(now().getTime() + n * 60_000);
  await receiveOverdue(gateway.db, minutes(1439), 1440);
  expect(await status()).toBe('approved');
  expect(await receiveOverdue(gateway.db, minutes(1440), 1440)).toBeGreaterThan(0);
  expect(await status()).toBe('received');
});

test('no order of steps leaves the permitted states, or misplaces the money (C08)', async () => {
  const step = fc.constantFrom(...withdrawalActions);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const { player, money, requested } = await funded();
      const { id } = await requested();
      const confirm = async (outcome: 'received' | 'notReceived') => {
        const { status, body } = await player.call('confirmWithdrawal', { params: { withdrawalId: id }, body: { outcome } });
        if (status === 409) throw Object.assign(new Error(), { code: body.code });
      };
      const actions: Record<WithdrawalAction, () => Promise<unknown>> = {
        approve: () => approveWithdrawal(gateway.db, id, now()),
        reject: () => rejectWithdrawal(gateway.db, id, 'no', now()),
        confirm: () => confirm('received'),
        dispute: () => confirm('notReceived'),
        forceKeep: () => forceReceipt(gateway.db, { id, reading: 'keep', reason: 'no' }, now()),
        forceRefund: () => forceReceipt(gateway.db, { id, reading: 'refund', reason: 'no' }, now()),
      };
      let state: WithdrawalState = 'pending';
      for (const action of steps) {
        const next = afterWithdrawalAction(state, action);
        const outcome = await actions[action]().then(
          () => 'done',
          (error: { code: string }) => error.code,
        );
        expect(outcome).toBe(next ? 'done' : 'illegal_transition');
        state = next ?? state;
      }
      expect((await player.value('listWithdrawals')).list[0]!.status).toBe(state);
      expect(await money()).toEqual(
        { locked: ['700.00', '300.00'], provider: ['700.00', '0.00'], member: ['1000.00', '0.00'] }[withdrawalMoney[state]],
      );
    }),
    { numRuns: 15 },
  );
  expect(await checkLedger(gateway.db)).toEqual([]);
});
