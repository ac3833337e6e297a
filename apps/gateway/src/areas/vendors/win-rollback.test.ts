import type { BodyOf, OperationId, OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../../ledger/invariants.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { byTwo, firstTwo, operate } from '../../testing/office.ts';
import { fund } from '../wallet/testing.ts';
import { playing } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const run = <K extends OperationId>(operation: K, body: BodyOf<K>, as?: OperatorCredentials) => operate(gateway, operation, body, as);
const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };

/** A player who won 50.00 with a stake of 5.00 and has spent all but `left`. */
async function spent(left: string) {
  const game = await playing(gateway, '100.00');
  await game.bet({ transactionId: 'b', roundId: 'r' });
  await game.win({ transactionId: 'w', betTransactionId: 'b', roundId: 'r', amount: '50.00' });
  await game.bet({ transactionId: 'spend', roundId: 's', amount: (145 - Number(left)).toFixed(2) });
  expect(await game.balance()).toBe(left);
  return game;
}

async function debtOf(memberId: string): Promise<string | undefined> {
  const rows = await gateway.db
    .selectFrom('ledger_account')
    .selectAll()
    .where('owner_id', '=', memberId)
    .where('kind', '=', 'debt')
    .execute();
  return rows[0]?.balance.toString();
}

describe('the rollback of a win (W22)', () => {
  test('takes the stored amount back, once, and opens the round again', async () => {
    const { bet, win, rollbackWin, player, balance } = await playing(gateway, '100.00');
    await bet({ transactionId: 'b', roundId: 'r' });
    await win({ transactionId: 'w', betTransactionId: 'b', roundId: 'r' });
    const first = await rollbackWin('w', { transactionId: 'x' });
    expect(first).toMatchObject({ status: 200, body: { balance: '95.00' } });
    expect(await rollbackWin('w', { transactionId: 'x' })).toEqual(first);
    expect(await rollbackWin('w')).toMatchObject({ status: 200, body: { balance: '95.00' } });
    expect((await player.value('listBets')).list).toMatchObject([{ win: { amount: '0.00' }, status: 'open' }]);
    const { list } = await player.value('listTransactions', { query: { type: 'winReversed' } });
    expect(list).toMatchObject([{ amount: { amount: '-10.00' }, balanceAfter: { amount: '95.00' } }]);
    expect(await win({ transactionId: 'w', betTransactionId: 'b', roundId: 'r' })).toMatchObject({
      status: 409,
      body: { code: 'ROLLED_BACK' },
    });
    expect(await balance()).toBe('95.00');
  });

  test('lets the vendor settle again, or cancel the bet after the payout', async () => {
    const { bet, win, rollback, rollbackWin, player } = await playing(gateway, '100.00');
    await bet({ transactionId: 'b', roundId: 'r' });
    await win({ transactionId: 'w', betTransactionId: 'b', roundId: 'r' });
    await rollbackWin('w');
    expect(await win({ transactionId: 'w2', betTransactionId: 'b', roundId: 'r', amount: '7.00' })).toMatchObject({
      body: { balance: '102.00' },
    });
    expect((await player.value('listBets')).list).toMatchObject([{ win: { amount: '7.00' }, status: 'settled' }]);
    expect(await rollback({ betTransactionId: 'b' })).toMatchObject({ status: 409, body: { code: 'BET_SETTLED' } });
    await rollbackWin('w2');
    expect(await rollback({ betTransactionId: 'b' })).toMatchObject({ status: 200, body: { balance: '100.00' } });
    expect((await player.value('listBets')).list).toMatchObject([
      { stake: { amount: '0.00' }, win: { amount: '0.00' }, status: 'rolledBack' },
    ]);
  });

  test('of a transaction that is no win is refused; of an unknown one it is remembered', async () => {
    const { bet, win, rollback, rollbackWin, balance } = await playing(gateway, '100.00');
    await bet({ transactionId: 'b', roundId: 'r' });
    expect(await rollbackWin('b')).toMatchObject({ status: 404, body: { code: 'TRANSACTION_DOES_NOT_EXIST' } });
    for (let i = 0; i < 2; i++)
      expect(await rollbackWin('late')).toMatchObject({ status: 404, body: { code: 'TRANSACTION_DOES_NOT_EXIST' } });
    for (let i = 0; i < 2; i++)
      expect(await win({ transactionId: 'late', betTransactionId: 'b', roundId: 'r' })).toMatchObject({
        status: 409,
        body: { code: 'ROLLED_BACK' },
      });
    const both = { betTransactionId: 'b', winTransactionId: 'w' };
    expect(await rollback(both)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await balance()).toBe('95.00');
  });

  test('reverses a promotional win too, a jackpot into the accounts it came from', async () => {
    const { promo, rollbackWin, balance } = await playing(gateway, '100.00');
    await promo({ transactionId: 'j', kind: 'jackpot', amount: '100.00', jackpot: { progressive: '90.00', nonProgressive: '10.00' } });
    expect(await rollbackWin('j')).toMatchObject({ status: 200, body: { balance: '100.00' } });
    const houses = await gateway.db.selectFrom('ledger_account').selectAll().where('kind', 'in', ['jackpot', 'promo']).execute();
    expect(houses.reduce((sum, { balance: minor }) => sum + BigInt(minor), 0n)).toBe(0n);
    for (const house of houses) expect(BigInt(house.balance), house.kind).toBe(0n);
    expect(await balance()).toBe('100.00');
  });
});

describe('a win that is taken back after it was spent', () => {
  test('leaves nothing below zero, and the rest as a debt', async () => {
    const { rollbackWin, player } = await spent('20.00');
    expect(await rollbackWin('w')).toMatchObject({ status: 200, body: { balance: '0.00' } });
    expect(await debtOf(player.memberId)).toBe('-3000');
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  test('of which nothing is left becomes a debt as a whole', async () => {
    const { rollbackWin, player } = await spent('0.00');
    expect(await rollbackWin('w')).toMatchObject({ status: 200, body: { balance: '0.00' } });
    expect(await debtOf(player.memberId)).toBe('-5000');
  });

  test('cannot be repaid by wins or deposits; withdrawals wait until an operator has it repaid', async () => {
    const { rollbackWin, win, player, balance } = await spent('20.00');
    await rollbackWin('w');
    await win({ roundId: 'new', amount: '10.00' });
    await fund(gateway, player, '1000.00');
    expect(await balance()).toBe('1010.00');
    expect(await debtOf(player.memberId)).toBe('-3000');
    expect(await player.call('createWithdrawal', { body: { amount: '500.00', ...bank } })).toMatchObject({
      status: 409,
      body: { code: 'debt_owed' },
    });
    expect(await player.value('getBalance')).toMatchObject({ available: { amount: '1010.00' }, locked: { amount: '0.00' } });

    expect(await run('repayDebt', { member: player.memberId })).toMatchObject({ repaid: '30.00', owed: '0' });
    expect(await balance()).toBe('980.00');
    await expect(run('repayDebt', { member: player.memberId })).rejects.toThrow('owes nothing');
    expect((await player.call('createWithdrawal', { body: { amount: '500.00', ...bank } })).status).toBe(200);
  });

  test('is repaid in part from what the player has', async () => {
    const { rollbackWin, win, player } = await spent('0.00');
    await rollbackWin('w');
    await win({ roundId: 'new', amount: '10.00' });
    expect(await run('repayDebt', { member: player.memberId })).toMatchObject({ repaid: '10.00', owed: '40.00' });
    await expect(run('repayDebt', { member: player.memberId })).rejects.toThrow('has nothing');
  });

  test('is written off when two operators approve it', async () => {
    const { rollbackWin, player } = await spent('0.00');
    await rollbackWin('w');
    const [amina, bao] = await firstTwo(gateway);
    const input = { member: player.memberId, reason: 'the vendor settled wrongly' };
    await expect(run('writeOffDebt', input)).rejects.toThrow('under their own name');
    expect(await run('writeOffDebt', input, amina)).toMatchObject({ status: 'waits for a second operator' });
    expect(await debtOf(player.memberId)).toBe('-5000');
    expect(await byTwo(gateway, 'writeOffDebt', input, [amina, bao])).toMatchObject({ writtenOff: '50.00' });
    expect(await debtOf(player.memberId)).toBe('0');
  });

  test('never takes more than was paid, however calls coincide', async () => {
    const { rollbackWin, bet, player, balance } = await spent('50.00');
    const minor = (text: string | undefined) => BigInt((text ?? '').replace('.', ''));
    const [bets] = await Promise.all([
      Promise.all(Array.from({ length: 7 }, () => bet({ amount: '10.00' }))),
      ...Array.from({ length: 4 }, () => rollbackWin('w')),
    ]);
    const taken = BigInt(bets.filter(({ status }) => status === 200).length) * 1000n;
    const owed = BigInt((await debtOf(player.memberId)) ?? '0');
    expect(minor(await balance()) + owed).toBe(5000n - 5000n - taken);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});
