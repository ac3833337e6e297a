import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { callWallet, playing } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** How much the house's accounts of one kind have paid so far, in minor units. */
async function given(kind: string): Promise<bigint> {
  const { sum } = await gateway.db
    .selectFrom('ledger_account')
    .select((e) => e.fn.sum('balance').as('sum'))
    .where('owner_kind', '=', 'house')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return -BigInt(sum ?? 0);
}

describe('a promotional win', () => {
  test('is paid once, without bet or round, at the cost of promotions (W04, W44)', async () => {
    const { promo, balance, player } = await playing(gateway, '100.00');
    const before = await given('promo');
    const first = await promo({ transactionId: 'p' });
    expect(first).toMatchObject({ status: 200, body: { balance: '110.00', currency: 'BDT' } });
    expect(await promo({ transactionId: 'p', amount: '10.0' })).toEqual(first);
    expect(await balance()).toBe('110.00');
    expect((await given('promo')) - before).toBe(1000n);
    const { list } = await player.value('listTransactions', { query: { type: 'promo' } });
    expect(list).toMatchObject([{ type: 'promo', amount: { amount: '10.00' }, balanceAfter: { amount: '110.00' } }]);
    expect((await player.value('listBets')).list).toEqual([]);
  });

  test('in a round that is known counts there; one in a new round is listed as settled', async () => {
    const { bet, promo, player, session } = await playing(gateway, '100.00');
    const { gameCode } = session;
    await bet({ roundId: 'r' });
    expect(await promo({ kind: 'freeRound', roundId: 'r', gameCode })).toMatchObject({ status: 200, body: { balance: '105.00' } });
    expect(await promo({ kind: 'freeRound', roundId: 'free', gameCode, amount: '2.00' })).toMatchObject({ status: 200 });
    const { list } = await player.value('listBets');
    expect(list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ win: { amount: '10.00', currency: 'BDT' }, status: 'open' }),
        expect.objectContaining({
          stake: { amount: '0.00', currency: 'BDT' },
          win: { amount: '2.00', currency: 'BDT' },
          status: 'settled',
        }),
      ]),
    );
  });

  test('of a jackpot comes out of the pot and of promotions, as the parts say (W45)', async () => {
    const { promo, balance } = await playing(gateway, '100.00');
    const before = [await given('jackpot'), await given('promo')];
    const jackpot = { progressive: '90.00', nonProgressive: '10.00' };
    const first = await promo({ transactionId: 'j', kind: 'jackpot', amount: '100.00', jackpot });
    expect(first).toMatchObject({ status: 200, body: { balance: '200.00' } });
    expect(await promo({ transactionId: 'j', kind: 'jackpot', amount: '100.00', jackpot })).toEqual(first);
    expect(await promo({ kind: 'jackpot', amount: '5.00', jackpot: { progressive: '5.00', nonProgressive: '0' } })).toMatchObject({
      status: 200,
    });
    expect([(await given('jackpot')) - before[0]!, (await given('promo')) - before[1]!]).toEqual([9500n, 1000n]);
    expect(await balance()).toBe('205.00');
  });

  test('is refused where it contradicts itself', async () => {
    const { promo, bet, balance, session } = await playing(gateway, '100.00');
    const jackpot = { progressive: '9.00', nonProgressive: '2.00' };
    expect(await promo({ kind: 'jackpot', jackpot })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await promo({ jackpot: { ...jackpot, nonProgressive: '1.00' } })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await promo({ roundId: 'without its game' })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await promo({ kind: 'present' as 'bonus' })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await promo({ amount: '-1.00' })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await promo({ currency: 'USD' })).toMatchObject({ status: 422, body: { code: 'WRONG_CURRENCY' } });
    expect(await promo({ gameCode: 'never-launched' })).toMatchObject({ status: 422, body: { code: 'INVALID_GAME' } });
    expect(await promo({ playerId: 'nobody' })).toMatchObject({ status: 404, body: { code: 'INVALID_PLAYER' } });
    await bet({ transactionId: 'b', roundId: 'r', amount: '0' });
    expect(await promo({ transactionId: 'b' })).toMatchObject({ status: 409, body: { code: 'DUPLICATE_TRANSACTION' } });
    expect(await promo({ transactionId: 'p', gameCode: session.gameCode, amount: '0' })).toMatchObject({ status: 200 });
    expect(await promo({ transactionId: 'p', gameCode: session.gameCode, promotionId: 'autumn', amount: '0' })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE_TRANSACTION' },
    });
    expect(await balance()).toBe('100.00');
  });

  test('is taken after log-out, and delivered ten times at once moves money once', async () => {
    const { promo, player, balance } = await playing(gateway, '100.00');
    await player.value('logout');
    const answers = await Promise.all(Array.from({ length: 10 }, () => promo({ transactionId: 'p' })));
    expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1);
    expect(await balance()).toBe('110.00');
  });
});

describe('the end of a round', () => {
  test('settles it without money, and again is harmless', async () => {
    const { bet, win, endRound, rollback, player, balance, session } = await playing(gateway, '100.00');
    const { gameCode } = session;
    await bet({ transactionId: 'b', roundId: 'r' });
    await win({ betTransactionId: 'b', roundId: 'r', roundClosed: false });
    const first = await endRound({ transactionId: 'e', roundId: 'r', gameCode });
    expect(first).toMatchObject({ status: 200, body: { balance: '105.00' } });
    expect((await player.value('listBets')).list).toMatchObject([{ status: 'settled' }]);
    expect(await endRound({ transactionId: 'e', roundId: 'r', gameCode })).toEqual(first);
    expect(await endRound({ roundId: 'r', gameCode })).toMatchObject({ status: 200 });
    expect(await endRound({ transactionId: 'e', roundId: 'another', gameCode })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE_TRANSACTION' },
    });
    expect(await rollback({ betTransactionId: 'b' })).toMatchObject({ status: 409, body: { code: 'BET_SETTLED' } });
    expect(await balance()).toBe('105.00');
  });

  test('of a lost round refuses the rollback of its bet', async () => {
    const { bet, endRound, rollback } = await playing(gateway, '100.00');
    await bet({ transactionId: 'b', roundId: 'r' });
    expect(await endRound({ roundId: 'r' })).toMatchObject({ status: 200 });
    expect(await rollback({ betTransactionId: 'b' })).toMatchObject({ status: 409, body: { code: 'BET_SETTLED' } });
  });

  test('is refused for an unknown round, another game, and without a player', async () => {
    const { bet, endRound, rollback, player } = await playing(gateway, '100.00');
    expect(await endRound({ roundId: 'never' })).toMatchObject({ status: 404, body: { code: 'TRANSACTION_DOES_NOT_EXIST' } });
    await bet({ transactionId: 'b', roundId: 'r' });
    expect(await endRound({ roundId: 'r', gameCode: 'another' })).toMatchObject({ status: 422, body: { code: 'INVALID_GAME' } });
    expect(await endRound({ roundId: 'r', playerId: 'nobody' })).toMatchObject({ status: 404, body: { code: 'INVALID_PLAYER' } });
    await rollback({ betTransactionId: 'b' });
    expect(await endRound({ roundId: 'r' })).toMatchObject({ status: 200 });
    expect((await player.value('listBets')).list).toMatchObject([{ status: 'rolledBack' }]);
  });
});

test('liveness answers without a signature', async () => {
  const answer = await gateway.app.inject({ method: 'GET', url: '/wallet/v1/liveness' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'up' }]);
  expect(await callWallet(gateway, 'balance', {}, { headers: { 'x-signature': '' } })).toMatchObject({ status: 401 });
});
