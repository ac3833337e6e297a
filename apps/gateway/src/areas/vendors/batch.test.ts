import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { playing } from './testing.ts';
import type { WalletBodies } from './wallet-input.ts';

type Item = WalletBodies['batch']['items'][number];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** A player, and batch items about them. */
async function game(amount: string) {
  const playingNow = await playing(gateway, amount);
  const { sessionId, playerId, gameCode, currency } = playingNow.session;
  const bet = (transactionId: string, stake: string, roundId = 'r'): Item => ({
    type: 'bet',
    body: { sessionId, transactionId, roundId, gameCode, amount: stake, currency },
  });
  const win = (transactionId: string, paid: string, betTransactionId?: string, roundId = 'r'): Item => ({
    type: 'win',
    body: {
      playerId,
      transactionId,
      roundId,
      gameCode,
      amount: paid,
      currency,
      roundClosed: false,
      ...(betTransactionId ? { betTransactionId } : {}),
    },
  });
  const promo = (transactionId: string, paid: string): Item => ({
    type: 'promo',
    body: { playerId, transactionId, promotionId: 'spring', kind: 'cashback', amount: paid, currency },
  });
  const rollback = (transactionId: string, betTransactionId: string): Item => ({
    type: 'rollback',
    body: { playerId, transactionId, betTransactionId },
  });
  const endRound = (transactionId: string, roundId = 'r'): Item => ({
    type: 'endRound',
    body: { playerId, transactionId, roundId, gameCode },
  });
  return { ...playingNow, item: { bet, win, promo, rollback, endRound } };
}

async function calls(memberId: string): Promise<string[]> {
  const rows = await gateway.db
    .selectFrom('vendor_transaction')
    .select(['kind', 'transaction_id'])
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ kind, transaction_id }) => `${kind} ${transaction_id}`).sort();
}

describe('a batch', () => {
  test('handles every kind of item in order, and tells the player once', async () => {
    const { batch, item, player, balance } = await game('100.00');
    const told = async () =>
      (
        await gateway.db
          .selectFrom('event')
          .select('id')
          .where('member_id', '=', player.memberId)
          .where('type', '=', 'balanceChanged')
          .execute()
      ).length;
    const before = await told();
    const items = [
      item.bet('b1', '5.00'),
      item.bet('b2', '7.00'),
      item.win('w', '20.00', 'b2'),
      item.rollback('x', 'b1'),
      item.promo('p', '1.00'),
      item.endRound('e'),
    ];
    const answer = await batch(items);
    expect(answer).toMatchObject({ status: 200, body: { balance: '114.00', currency: 'BDT' } });
    expect(answer.body.items!.map((each) => each.transactionId)).toEqual(['b1', 'b2', 'w', 'x', 'p', 'e']);
    expect(new Set(answer.body.items!.map((each) => each.walletTransactionId)).size).toBe(6);
    expect(await balance()).toBe('114.00');
    expect((await told()) - before).toBe(1);
    expect((await player.value('listBets')).list).toMatchObject([
      { stake: { amount: '7.00' }, win: { amount: '20.00' }, status: 'settled' },
    ]);
  });

  test('of which the third item is refused does nothing, says which, and is done when sent again (W41)', async () => {
    const { batch, item, promo, player, balance } = await game('100.00');
    const items = [item.bet('b1', '6.00'), item.win('w', '1.00', 'b1'), item.bet('b2', '120.00')];
    const before = await player.value('getBalance');
    expect(await batch(items, { transactionId: 't' })).toMatchObject({
      status: 422,
      body: { code: 'NOT_ENOUGH_MONEY', index: 2, balance: '100.00' },
    });
    expect(await player.value('getBalance')).toEqual(before);
    expect(await calls(player.memberId)).toEqual([]);
    expect((await player.value('listBets')).list).toEqual([]);
    await promo({ amount: '90.00' });
    expect(await batch(items, { transactionId: 't' })).toMatchObject({ status: 200, body: { balance: '65.00' } });
    expect(await balance()).toBe('65.00');
  });

  test('that comes again gets its first answer; with other content it is refused', async () => {
    const { batch, item, balance } = await game('100.00');
    const items = [item.bet('b', '5.00'), item.win('w', '1.00', 'b')];
    const first = await batch(items, { transactionId: 't' });
    expect(await batch(items, { transactionId: 't' })).toEqual(first);
    for (const other of [[...items].reverse(), items.slice(0, 1), [item.bet('b', '6.00'), item.win('w', '1.00', 'b')]])
      expect(await batch(other, { transactionId: 't' })).toMatchObject({ status: 409, body: { code: 'DUPLICATE_TRANSACTION' } });
    expect(await batch([item.bet('t', '1.00')])).toMatchObject({ status: 409, body: { code: 'DUPLICATE_TRANSACTION', index: 0 } });
    expect(await balance()).toBe('96.00');
  });

  test('delivered ten times at once moves money once', async () => {
    const { batch, item, balance } = await game('100.00');
    const items = [item.bet('b', '5.00'), item.win('w', '1.00', 'b')];
    const answers = await Promise.all(Array.from({ length: 10 }, () => batch(items, { transactionId: 't' })));
    expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1);
    expect(await balance()).toBe('96.00');
  });

  test('does not repeat items that were done before, and its items can be rolled back alone', async () => {
    const { batch, bet, rollback, item, balance } = await game('100.00');
    const alone = await bet({ transactionId: 'b1', roundId: 'r', amount: '5.00' });
    const answer = await batch([item.bet('b1', '5.00'), item.bet('b2', '7.00')]);
    expect(answer).toMatchObject({ status: 200, body: { balance: '88.00' } });
    expect(answer.body.items![0]!.walletTransactionId).toBe(alone.body.walletTransactionId);
    expect(await rollback({ betTransactionId: 'b2' })).toMatchObject({ status: 200, body: { balance: '95.00' } });
    expect(await bet({ transactionId: 'b2', roundId: 'r', amount: '7.00' })).toMatchObject({ status: 409, body: { code: 'ROLLED_BACK' } });
    expect(await balance()).toBe('95.00');
  });

  test('that rolls back an unknown bet is refused, and remembers only that rollback', async () => {
    const { batch, bet, item, player } = await game('100.00');
    const items = [item.bet('b', '5.00'), item.rollback('x', 'late')];
    for (let i = 0; i < 2; i++)
      expect(await batch(items)).toMatchObject({ status: 404, body: { code: 'TRANSACTION_DOES_NOT_EXIST', index: 1 } });
    expect(await calls(player.memberId)).toEqual(['tombstone late']);
    expect(await bet({ transactionId: 'late' })).toMatchObject({ status: 409, body: { code: 'ROLLED_BACK' } });
  });

  test('names the item that cannot be read, or belongs to another player', async () => {
    const { batch, item, balance } = await game('100.00');
    const other = await game('100.00');
    const refusals: [Item, object][] = [
      [item.bet('b', '0.001'), { status: 400, body: { code: 'VALIDATION', index: 1 } }],
      [item.bet('t', '1.00'), { status: 400, body: { code: 'VALIDATION', index: 1 } }],
      [other.item.promo('p', '1.00'), { status: 400, body: { code: 'VALIDATION', index: 1 } }],
      [other.item.bet('b', '1.00'), { status: 403, body: { code: 'INVALID_TOKEN', index: 1 } }],
      [item.win('w', '1.00', 'never'), { status: 404, body: { code: 'TRANSACTION_DOES_NOT_EXIST', index: 1 } }],
    ];
    for (const [second, refusal] of refusals)
      expect(await batch([item.bet('first', '5.00'), second], { transactionId: 't' })).toMatchObject(refusal);
    expect(await batch([])).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await batch(Array.from({ length: 51 }, (_, i) => item.bet(`b${i}`, '0')))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
    expect(await batch([item.bet('b', '1.00')], { playerId: 'nobody' })).toMatchObject({ status: 404, body: { code: 'INVALID_PLAYER' } });
    expect(await balance()).toBe('100.00');
    expect(await other.balance()).toBe('100.00');
  });
});
