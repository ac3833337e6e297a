import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endDeadSessions } from '../identity/jobs.ts';
import { setMemberBlocked } from '../identity/member/block.ts';
import { setMaintenance } from '../site/close-site.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { callWallet, playing, type Forged } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

describe('a bet is refused, while wins and rollbacks are taken,', () => {
  const situations: [string, string, (game: Awaited<ReturnType<typeof playing>>) => Promise<unknown>, (() => Promise<unknown>)?][] = [
    ['after log-out (W31)', 'TOKEN_EXPIRED', ({ player }) => player.value('logout')],
    ['when the session is too old (W31)', 'TOKEN_EXPIRED', async () => gateway.clock.advance(12 * 3600)],
    ['of a blocked member (W30)', 'TOKEN_EXPIRED', ({ player }) => setMemberBlocked(gateway.db, player.memberId, true)],
    [
      'during maintenance of the site (W32)',
      'GAME_MAINTENANCE',
      () => setMaintenance(gateway.db, 'lotus', { on: true }, gateway.clock.now()),
      () => setMaintenance(gateway.db, 'lotus', { on: false }, gateway.clock.now()),
    ],
  ];
  test.each(situations)('%s', async (_name, code, change, undo) => {
    const game = await playing(gateway, '100.00');
    await game.bet({ transactionId: 'a', roundId: 'r' });
    await game.bet({ transactionId: 'b', roundId: 's' });
    await change(game);
    expect(await game.bet({ transactionId: 'c' })).toMatchObject({
      status: expect.toSatisfy((s: number) => s >= 400 && s < 500),
      body: { code },
    });
    expect(await game.bet({ transactionId: 'a', roundId: 'r' }), 'a repeat of what was taken').toMatchObject({ status: 200 });
    expect(await game.win({ betTransactionId: 'a', roundId: 'r' })).toMatchObject({ status: 200, body: { balance: '100.00' } });
    expect(await game.rollback({ betTransactionId: 'b' })).toMatchObject({ status: 200, body: { balance: '105.00' } });
    await undo?.();
  });

  test('of a demo player who was blocked, with USER_DISABLED', async () => {
    const game = await playing(gateway, '100.00');
    await gateway.db.updateTable('member').set({ status: 'blocked' }).where('id', '=', game.player.memberId).execute();
    expect(await game.bet()).toMatchObject({ status: 403, body: { code: 'USER_DISABLED' } });
    expect(await game.win()).toMatchObject({ status: 200, body: { balance: '110.00' } });
  });
});

test('a playing member is not logged out for being idle', async () => {
  const game = await playing(gateway, '100.00');
  for (let i = 0; i < 4; i++) {
    gateway.clock.advance(25 * 60);
    await endDeadSessions(gateway.db, gateway.config.session, gateway.clock.now());
    expect(await game.bet()).toMatchObject({ status: 200 });
  }
  expect(await game.player.call('getBalance')).toMatchObject({ status: 200 });
  gateway.clock.advance(31 * 60);
  await endDeadSessions(gateway.db, gateway.config.session, gateway.clock.now());
  expect(await game.bet()).toMatchObject({ status: 403, body: { code: 'TOKEN_EXPIRED' } });
});

describe('a call that is not genuine is refused and writes nothing', () => {
  const key = 'vendor key for tests, long enough to be one';
  const forgeries: [string, Forged][] = [
    ['another key (W23)', { key: 'another key' }],
    ['a signature that is the key (W24)', { headers: { 'x-signature': key } }],
    ['an empty signature (W24)', { headers: { 'x-signature': '' } }],
    ['a hash without the key', { headers: { 'x-signature': createHash('sha256').update('').digest('hex') } }],
    ['a body that was altered (W25)', { payload: '{}' }],
    ['a time too old (W26)', { age: 121 }],
    ['a time too early', { age: -121 }],
    ['a time that is none', { headers: { 'x-timestamp': 'now' } }],
    ['an unknown vendor (W27)', { vendor: 'NOBODY', key }],
    ['a vendor that is a property of objects', { vendor: 'constructor', key }],
    ['a short nonce', { nonce: 'short' }],
    ['no nonce', { headers: { 'x-nonce': '' } }],
  ];
  test.each(forgeries)('%s', async (_name, forged) => {
    const { bet, balance } = await playing(gateway, '100.00');
    const nonces = async () =>
      (await gateway.db.selectFrom('signature_nonce').select('nonce').where('issuer', 'like', 'vendor:%').execute()).length;
    const before = await nonces();
    expect(await bet({}, forged)).toMatchObject({ status: 401, body: { code: 'INVALID_SIGNATURE' } });
    expect(await nonces()).toBe(before);
    expect(await balance()).toBe('100.00');
  });

  test('a message that comes again, even when its first time was refused', async () => {
    const { bet, balance } = await playing(gateway, '104.00');
    const again = { nonce: 'n'.repeat(32) };
    expect(await bet({ transactionId: 't', amount: '104.01' }, again)).toMatchObject({ status: 422, body: { code: 'NOT_ENOUGH_MONEY' } });
    expect(await bet({ transactionId: 't', amount: '104.01' }, again)).toMatchObject({ status: 401, body: { code: 'INVALID_SIGNATURE' } });
    expect(await balance()).toBe('104.00');
  });

  test('a body that is not JSON (W36)', async () => {
    const { balance } = await playing(gateway, '100.00');
    for (const body of ['', '{', '[]', 'null', '"text"']) {
      expect(await callWallet(gateway, 'bet', body), body).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    }
    expect(await balance()).toBe('100.00');
  });

  test('a genuine one at the edge of the window is taken', async () => {
    const { bet } = await playing(gateway, '100.00');
    for (const age of [119, -119]) expect((await bet({}, { age })).status).toBe(200);
  });
});
