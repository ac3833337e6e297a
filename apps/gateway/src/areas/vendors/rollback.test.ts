import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { playing } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

describe('rollback', () => {
  test('gives the stored stake back, once, by the id of the bet alone (W11, W18)', async () => {
    const { bet, rollback, balance, player } = await playing(gateway, '100.00');
    await bet({ transactionId: 'b', roundId: 'r' });
    const first = await rollback({ transactionId: 'x', betTransactionId: 'b', roundId: 'not the round' });
    expect(first).toMatchObject({ status: 200, body: { balance: '100.00' } });
    expect(await rollback({ transactionId: 'x', betTransactionId: 'b' })).toEqual(first);
    expect(await rollback({ transactionId: 'y', betTransactionId: 'b' })).toMatchObject({ status: 200, body: { balance: '100.00' } });
    expect(await balance()).toBe('100.00');
    expect((await player.value('listBets')).list).toMatchObject([{ stake: { amount: '0.00' }, status: 'rolledBack' }]);
    const { list } = await player.value('listTransactions', { query: { type: 'rollback' } });
    expect(list).toMatchObject([{ amount: { amount: '5.00' }, balanceAfter: { amount: '100.00' } }]);
  });

  test('of a bet that never came is remembered: the bet is refused later (W19)', async () => {
    const { bet, rollback, balance } = await playing(gateway, '100.00');
    for (let i = 0; i < 2; i++)
      expect(await rollback({ betTransactionId: 'late' })).toMatchObject({ status: 404, body: { code: 'TRANSACTION_DOES_NOT_EXIST' } });
    for (let i = 0; i < 2; i++) expect(await bet({ transactionId: 'late' })).toMatchObject({ status: 409, body: { code: 'ROLLED_BACK' } });
    expect(await balance()).toBe('100.00');
  });

  test('of a bet that has its outcome is refused (W20)', async () => {
    const { bet, win, rollback, balance } = await playing(gateway, '100.00');
    await bet({ transactionId: 'b', roundId: 'r' });
    await win({ betTransactionId: 'b', roundId: 'r' });
    expect(await rollback({ betTransactionId: 'b' })).toMatchObject({ status: 409, body: { code: 'BET_SETTLED' } });
    await bet({ transactionId: 'c', roundId: 's' });
    await win({ betTransactionId: 'c', roundId: 's', roundClosed: false });
    expect(await rollback({ betTransactionId: 'c' })).toMatchObject({ status: 409, body: { code: 'BET_SETTLED' } });
    expect(await balance()).toBe('110.00');
  });

  test('shuts out a win of the same bet (W21)', async () => {
    const { bet, win, rollback, balance } = await playing(gateway, '100.00');
    await bet({ transactionId: 'b', roundId: 'r' });
    await rollback({ betTransactionId: 'b' });
    await rollback({ betTransactionId: 'never' });
    expect(await win({ betTransactionId: 'b', roundId: 'r' })).toMatchObject({ status: 409, body: { code: 'ROLLED_BACK' } });
    expect(await win({ roundId: 'r' })).toMatchObject({ status: 409, body: { code: 'ROLLED_BACK' } });
    expect(await win({ betTransactionId: 'never' })).toMatchObject({ status: 409, body: { code: 'ROLLED_BACK' } });
    expect(await balance()).toBe('100.00');
  });

  test('undoes bets only, not wins (W22)', async () => {
    const { bet, win, rollback, balance } = await playing(gateway, '100.00');
    await bet({ transactionId: 'b', roundId: 'r' });
    await win({ transactionId: 'w', betTransactionId: 'b', roundId: 'r' });
    expect(await rollback({ betTransactionId: 'w' })).toMatchObject({ status: 404, body: { code: 'TRANSACTION_DOES_NOT_EXIST' } });
    expect(await balance()).toBe('105.00');
  });

  test('of one of several bets leaves the others', async () => {
    const { bet, rollback, win, player } = await playing(gateway, '100.00');
    await bet({ transactionId: 'a', roundId: 'r', amount: '5.00' });
    await bet({ transactionId: 'b', roundId: 'r', amount: '7.00' });
    expect(await rollback({ betTransactionId: 'a' })).toMatchObject({ status: 200, body: { balance: '93.00' } });
    expect((await player.value('listBets')).list).toMatchObject([{ stake: { amount: '7.00' }, status: 'open' }]);
    expect(await win({ betTransactionId: 'b', roundId: 'r', amount: '14.00' })).toMatchObject({ status: 200, body: { balance: '107.00' } });
  });

  test('a round of which all was rolled back opens again with a new bet', async () => {
    const { bet, rollback, player } = await playing(gateway, '100.00');
    await bet({ transactionId: 'a', roundId: 'r' });
    await rollback({ betTransactionId: 'a' });
    expect(await bet({ transactionId: 'b', roundId: 'r' })).toMatchObject({ status: 200 });
    expect((await player.value('listBets')).list).toMatchObject([{ stake: { amount: '5.00' }, status: 'open' }]);
  });

  test('of a free spin moves nothing', async () => {
    const { bet, rollback, balance } = await playing(gateway, '100.00');
    await bet({ transactionId: 'free', amount: '0' });
    expect(await rollback({ betTransactionId: 'free' })).toMatchObject({ status: 200, body: { balance: '100.00' } });
    expect(await balance()).toBe('100.00');
  });
});

test('a win that names a bet which has not come waits for the bet', async () => {
  const { bet, win, balance } = await playing(gateway, '100.00');
  const early = () => win({ transactionId: 'w', betTransactionId: 'b', roundId: 'r' });
  expect(await early()).toMatchObject({ status: 404, body: { code: 'TRANSACTION_DOES_NOT_EXIST' } });
  await bet({ transactionId: 'b', roundId: 'r' });
  expect(await win({ transactionId: 'w', betTransactionId: 'b', roundId: 'another' })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION' },
  });
  expect(await early()).toMatchObject({ status: 200, body: { balance: '105.00' } });
  expect(await balance()).toBe('105.00');
});
