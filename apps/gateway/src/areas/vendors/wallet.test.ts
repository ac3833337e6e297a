import { randomUUID } from 'node:crypto';
import { paces } from '@parlour/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { callWallet, launchCode, playableGame, playing } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

describe('authenticate', () => {
  test('changes a launch code for the session, once', async () => {
    const player = await gateway.registerMember();
    const code = await launchCode(player);
    const first = await callWallet(gateway, 'authenticate', { code });
    expect(first).toMatchObject({
      status: 200,
      body: {
        playerId: player.memberId,
        currency: 'BDT',
        balance: '0.00',
        playMoney: false,
        gameCode: playableGame,
        language: 'EN',
        siteOrigin: 'http://lotus.localhost',
        pace: paces.demo,
      },
    });
    expect(await callWallet(gateway, 'authenticate', { code })).toMatchObject({ status: 403, body: { code: 'INVALID_TOKEN' } });
  });

  test('expires after 60 seconds at most, and no other code is accepted', async () => {
    const player = await gateway.registerMember();
    const [fresh, stale] = [await launchCode(player), await launchCode(player)];
    gateway.clock.advance(59);
    expect((await callWallet(gateway, 'authenticate', { code: fresh })).status).toBe(200);
    gateway.clock.advance(1);
    expect(await callWallet(gateway, 'authenticate', { code: stale })).toMatchObject({ status: 403, body: { code: 'INVALID_TOKEN' } });
    expect(await callWallet(gateway, 'authenticate', { code: 'x'.repeat(43) })).toMatchObject({
      status: 403,
      body: { code: 'INVALID_TOKEN' },
    });
  });

  test('reports since when the player has been playing without a break, in any game, and with what result', async () => {
    const { player, bet, win } = await playing(gateway, '100.00');
    const began = gateway.clock.now();
    const launched = async () => {
      const { body } = await callWallet(gateway, 'authenticate', { code: await launchCode(player) });
      return (body as { played: object }).played;
    };
    gateway.clock.advance(10 * 60);
    const roundId = randomUUID();
    await bet({ transactionId: 'b', roundId });
    await win({ transactionId: 'w', betTransactionId: 'b', roundId, amount: '3.00' });
    gateway.clock.advance(10 * 60);
    expect(await launched()).toEqual({ since: began.toISOString(), staked: '5.00', won: '3.00' });
    gateway.clock.advance(16 * 60);
    expect(await launched()).toEqual({ since: gateway.clock.now().toISOString(), staked: '0.00', won: '0.00' });
  });

  test('distinguishes a demo player’s play money from real money', async () => {
    const { url, playMoney } = await gateway
      .guest()
      .value('launchTrialGame', { body: { vassalage: 'JL', gameCode: playableGame, language: 'EN' } });
    expect(playMoney).toBe(true);
    const { body } = await callWallet(gateway, 'authenticate', { code: new URL(url).searchParams.get('code') });
    expect(body).toMatchObject({ playMoney: true, balance: '2000.00' });
  });
});

describe('bet and win', () => {
  test('take and pay once, and the balance follows (W01-W03)', async () => {
    const { bet, win, balance } = await playing(gateway, '100.00');
    const roundId = randomUUID();
    expect(await bet({ transactionId: 'b', roundId })).toMatchObject({ status: 200, body: { balance: '95.00', currency: 'BDT' } });
    expect(await win({ transactionId: 'w', betTransactionId: 'b', roundId })).toMatchObject({ status: 200, body: { balance: '105.00' } });
    expect(await balance()).toBe('105.00');
  });

  test("tell the player's page", async () => {
    const { bet, player } = await playing(gateway, '100.00');
    await bet();
    const event = await gateway.db
      .selectFrom('event')
      .select(['type', 'data'])
      .where('member_id', '=', player.memberId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(event).toEqual({ type: 'balanceChanged', data: { balance: await player.value('getBalance') } });
    expect(await player.value('getBalance')).toMatchObject({ available: { amount: '95.00', currency: 'BDT' } });
  });

  test('know free spins, lost rounds and promotions (W04-W06, W44)', async () => {
    const { bet, win, balance, player } = await playing(gateway, '100.00');
    expect(await win({ amount: '1.50' })).toMatchObject({ status: 200, body: { balance: '101.50' } });
    expect(await bet({ transactionId: 'free', roundId: 'r', amount: '0' })).toMatchObject({ status: 200, body: { balance: '101.50' } });
    expect(await win({ betTransactionId: 'free', roundId: 'r', amount: '0' })).toMatchObject({ status: 200 });
    expect(await balance()).toBe('101.50');
    const { list } = await player.value('listBets');
    expect(list.map(({ stake, win: won, status }) => [stake.amount, won.amount, status])).toEqual(
      expect.arrayContaining([
        ['0.00', '0.00', 'settled'],
        ['0.00', '1.50', 'settled'],
      ]),
    );
  });

  test('may empty the balance, but no more than that (W07, W08)', async () => {
    const { bet, balance, player } = await playing(gateway, '100.00');
    const { version } = await player.value('getBalance');
    expect(await bet({ transactionId: 'all', amount: '100.01' })).toMatchObject({
      status: 422,
      body: { code: 'NOT_ENOUGH_MONEY', balance: '100.00' },
    });
    expect(await player.value('getBalance')).toMatchObject({ version });
    expect((await player.value('listBets')).list).toEqual([]);
    expect(await bet({ transactionId: 'all', amount: '100.00' })).toMatchObject({ status: 200, body: { balance: '0.00' } });
    expect(await balance()).toBe('0.00');
  });

  test('keep several bets and wins of one round together (W42, W43)', async () => {
    const { bet, win, player } = await playing(gateway, '100.00');
    await bet({ transactionId: 'm1', roundId: 'many' });
    await bet({ transactionId: 'm2', roundId: 'many', amount: '7.00' });
    await win({ transactionId: 'm3', betTransactionId: 'm1', roundId: 'many', amount: '2.00', roundClosed: false });
    expect((await player.value('listBets')).list[0]).toMatchObject({ status: 'open', verifiable: false });
    await win({ transactionId: 'm4', betTransactionId: 'm1', roundId: 'many', amount: '3.00', roundClosed: true });
    const { list } = await player.value('listBets');
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      stake: { amount: '12.00' },
      win: { amount: '5.00' },
      status: 'settled',
      verifiable: true,
      gameName: 'পদ্ম প্রদীপ',
    });
  });

  test('refuse another currency, game or player (W28, W29)', async () => {
    const { bet, win, balance } = await playing(gateway, '100.00');
    for (const call of [bet, win]) {
      expect(await call({ currency: 'USD' })).toMatchObject({ status: 422, body: { code: 'WRONG_CURRENCY' } });
      expect(await call({ currency: 'XYZ' })).toMatchObject({ status: 422, body: { code: 'WRONG_CURRENCY' } });
      expect(await call({ gameCode: 'another-game' })).toMatchObject({ status: 422, body: { code: 'INVALID_GAME' } });
    }
    expect(await bet({ sessionId: randomUUID() })).toMatchObject({ status: 403, body: { code: 'INVALID_TOKEN' } });
    for (const playerId of [randomUUID(), 'nobody', (await gateway.registerMember()).memberId]) {
      expect(await win({ playerId })).toMatchObject({ status: 404, body: { code: 'INVALID_PLAYER' } });
    }
    expect(await balance()).toBe('100.00');
  });

  test('refuse invalid amounts (W33, W34)', async () => {
    const { bet, win, balance } = await playing(gateway, '100.00');
    const wrong = ['-5.00', '0.001', '1e309', 'NaN', 'Infinity', '', ' 5', '1,5', '9'.repeat(16), 5, null, ['5']];
    for (const amount of wrong as string[]) {
      expect(await bet({ amount }), String(amount)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
      expect(await win({ amount }), String(amount)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    }
    expect(await balance()).toBe('100.00');
  });

  test('accept any text as an id, unchanged (W35)', async () => {
    const { bet, win, balance } = await playing(gateway, '100.00');
    const ids = ["'; drop table round; --", '<img src=x onerror=alert(1)>', '🎰'.repeat(64), 'ржд%00\\u0000', '__proto__'];
    for (const [i, id] of ids.entries()) {
      expect(await bet({ transactionId: id, roundId: id, amount: '1' }), id).toMatchObject({
        status: 200,
        body: { balance: `${99 - i}.00` },
      });
    }
    for (const transactionId of ['', 'x'.repeat(129), 'a\0b', '\ud800']) {
      expect(await bet({ transactionId }), transactionId).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
      expect(await win({ transactionId }), transactionId).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    }
    expect(await bet({ isFree: true } as object)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await balance()).toBe('95.00');
  });
});
