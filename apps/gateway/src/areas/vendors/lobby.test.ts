import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { playableGame, playing } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const tables = ['table-one', 'table-two', 'table-later', 'table-closed'];
  const { db } = gateway;
  const like = await db.selectFrom('game').selectAll().where('code', '=', playableGame).executeTakeFirstOrThrow();
  const offer = await db
    .selectFrom('merchant_game')
    .selectAll()
    .where('merchant', '=', 'lotus')
    .where('game_code', '=', playableGame)
    .executeTakeFirstOrThrow();
  for (const code of [...tables, 'table-elsewhere'])
    await db
      .insertInto('game')
      .values({ ...like, names: JSON.stringify(like.names), code })
      .execute();
  for (const code of tables)
    await db
      .insertInto('merchant_game')
      .values({ ...offer, game_code: code, state: code === 'table-later' ? 'coming_soon' : 'playable' })
      .execute();
  const now = gateway.clock.now();
  const closed = { vendor: offer.vendor, game_code: 'table-closed', starts_at: now, set_at: now, set_by: 'mira', reason: 'A new shoe' };
  await db.insertInto('game_maintenance').values(closed).execute();
});
afterAll(() => gateway.close());
beforeEach(() => lobby(false));

/** Makes the launched game the vendor's lobby, or an ordinary game again. */
async function lobby(is: boolean): Promise<void> {
  await gateway.db.updateTable('game').set({ lobby: is }).where('code', '=', playableGame).execute();
}

test('a player who launched a lobby plays at its tables without another launch (W46)', async () => {
  await lobby(true);
  const { session, bet, win, promo, player, balance } = await playing(gateway, '100.00');
  expect(session).toMatchObject({ gameCode: playableGame, lobby: true });
  expect(await bet({ transactionId: 'a', roundId: 'one', gameCode: 'table-one' })).toMatchObject({
    status: 200,
    body: { balance: '95.00' },
  });
  expect(await bet({ transactionId: 'b', roundId: 'two', gameCode: 'table-two' })).toMatchObject({
    status: 200,
    body: { balance: '90.00' },
  });
  expect(await bet({ roundId: 'one', gameCode: 'table-two' })).toMatchObject({ status: 422, body: { code: 'INVALID_GAME' } });
  expect(await win({ betTransactionId: 'a', roundId: 'one', gameCode: 'table-two' })).toMatchObject({
    status: 422,
    body: { code: 'INVALID_GAME' },
  });
  expect(await win({ betTransactionId: 'a', roundId: 'one', gameCode: 'table-one' })).toMatchObject({
    status: 200,
    body: { balance: '100.00' },
  });
  expect(await win({ roundId: 'new', gameCode: 'table-two', amount: '1.00' })).toMatchObject({ status: 200, body: { balance: '101.00' } });
  expect(await promo({ gameCode: 'table-two', amount: '1.00' })).toMatchObject({ status: 200, body: { balance: '102.00' } });
  const { list } = await player.value('listBets');
  expect(list).toHaveLength(3);
  expect(await balance()).toBe('102.00');
});

test('a lobby opens only what the site offers for playing, of the same vendor', async () => {
  await lobby(true);
  const { bet, balance } = await playing(gateway, '100.00');
  for (const gameCode of ['table-elsewhere', 'table-later', 'no-such-table', 'dice'])
    expect(await bet({ gameCode }), gameCode).toMatchObject({ status: 422, body: { code: 'INVALID_GAME' } });
  expect(await bet({ gameCode: 'table-closed' })).toMatchObject({ status: 409, body: { code: 'GAME_MAINTENANCE' } });
  expect(await balance()).toBe('100.00');
});

test('a session of an ordinary game is of that game alone', async () => {
  const { session, bet, win, balance } = await playing(gateway, '100.00');
  expect(session).not.toHaveProperty('lobby');
  expect(await bet({ gameCode: 'table-one', transactionId: randomUUID() })).toMatchObject({ status: 422, body: { code: 'INVALID_GAME' } });
  expect(await win({ gameCode: 'table-one' })).toMatchObject({ status: 422, body: { code: 'INVALID_GAME' } });
  expect(await balance()).toBe('100.00');
});
