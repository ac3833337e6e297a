import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { callWallet, launchCode, playing } from './testing.ts';
import type { WalletBodies } from './wallet-input.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ manyAccounts: true });
});
afterAll(() => gateway.close());

/** A member's accounts with their balances, keyed like `real BDT cash`. */
async function holdings(memberId: string): Promise<Record<string, bigint>> {
  const rows = await gateway.db
    .selectFrom('ledger_account')
    .select(['book', 'asset', 'kind', 'balance'])
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', memberId)
    .execute();
  return Object.fromEntries(rows.map(({ book, asset, kind, balance }) => [`${book} ${asset} ${kind}`, BigInt(balance)]));
}

/** The changes that `work` makes, in minor units; leaves out unchanged accounts. */
async function changed(memberId: string, work: () => Promise<unknown>): Promise<Record<string, bigint>> {
  const before = await holdings(memberId);
  await work();
  const after = await holdings(memberId);
  const moved = Object.entries(after).map(([name, balance]) => [name, balance - (before[name] ?? 0n)] as const);
  return Object.fromEntries(moved.filter(([, difference]) => difference !== 0n));
}

/** A second session of the same member, who plays the game for play money there. */
async function playSession(player: Awaited<ReturnType<typeof playing>>['player']): Promise<string> {
  const code = await launchCode(player);
  // The wallet's test client types only the fields that every answer has; this one is the contract's for authenticate.
  const { sessionId } = (await callWallet(gateway, 'authenticate', { code })).body as unknown as { sessionId: string };
  await gateway.db.updateTable('game_session').set({ book: 'play' }).where('id', '=', sessionId).execute();
  return sessionId;
}

let game: Awaited<ReturnType<typeof playing>>;
let memberId: string;
beforeEach(async () => {
  game = await playing(gateway, '100.00');
  memberId = game.session.playerId;
});

test('the member has money of every kind in both books, and no two amounts alike', async () => {
  const has = await holdings(memberId);
  const kinds = ['cash', 'locked', 'bonus', 'commission', 'stakeHeld'].map((kind) => `BDT ${kind}`);
  const names = [...kinds, 'points points', 'points pointsLocked'].flatMap((name) => [`real ${name}`, `play ${name}`]);
  expect(Object.keys(has).sort()).toEqual(names.sort());
  const filled = Object.entries(has).flatMap(([name, balance]) => (name.endsWith('locked') ? [] : [balance]));
  expect(new Set(filled).size).toBe(filled.length);
});

describe('the vendor moves the money of the session, of its round, and no other', () => {
  test('bet, win and rollback with real money', async () => {
    const [roundId, transactionId] = [randomUUID(), randomUUID()];
    expect(await changed(memberId, () => game.bet({ roundId, transactionId }))).toEqual({ 'real BDT cash': -500n });
    expect(await changed(memberId, () => game.rollback({ betTransactionId: transactionId }))).toEqual({ 'real BDT cash': 500n });
    await game.bet({ roundId });
    expect(await changed(memberId, () => game.win({ roundId }))).toEqual({ 'real BDT cash': 1000n });
    expect(await game.balance()).toBe('105.00');
  });

  test('the same member plays for play money at the same time', async () => {
    const sessionId = await playSession(game.player);
    const [roundId, transactionId, winId] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await changed(memberId, () => game.bet({ sessionId, roundId, transactionId }))).toEqual({ 'play BDT cash': -500n });
    // A win or rollback names no session: round and transfer determine the wallet.
    expect(await changed(memberId, () => game.win({ roundId, transactionId: winId }))).toEqual({ 'play BDT cash': 1000n });
    expect(await changed(memberId, () => game.rollbackWin(winId))).toEqual({ 'play BDT cash': -1000n });
    expect(await changed(memberId, () => game.rollback({ betTransactionId: transactionId }))).toEqual({ 'play BDT cash': 500n });
    expect(await changed(memberId, () => game.bet())).toEqual({ 'real BDT cash': -500n });
  });

  test('a repeat is answered with the balance of the same money', async () => {
    const sessionId = await playSession(game.player);
    const bet = { sessionId, roundId: randomUUID(), transactionId: randomUUID() };
    const first = await game.bet(bet);
    expect(first.status).toBe(200);
    expect((await game.bet(bet)).body).toEqual(first.body);
    const win = { roundId: bet.roundId, transactionId: randomUUID() };
    const paid = await game.win(win);
    expect((await game.win(win)).body).toEqual(paid.body);
    const back = { betTransactionId: randomUUID(), transactionId: randomUUID() };
    await game.bet({ sessionId, transactionId: back.betTransactionId });
    const undone = await game.rollback(back);
    expect((await game.rollback(back)).body).toEqual(undone.body);
  });

  test('a round that was begun with one money is not played on with the other', async () => {
    const roundId = randomUUID();
    await game.bet({ roundId });
    const sessionId = await playSession(game.player);
    expect(await game.bet({ sessionId, roundId })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  test('a batch is about one money: items of the other undo it', async () => {
    const { currency, gameCode, sessionId } = game.session;
    const bet = (of: string): WalletBodies['batch']['items'][number] => ({
      type: 'bet',
      body: { sessionId: of, transactionId: randomUUID(), roundId: randomUUID(), gameCode, amount: '5.00', currency },
    });
    const other = await playSession(game.player);
    const mixed = () => game.batch([bet(sessionId), bet(other)]);
    expect(await changed(memberId, async () => expect(await mixed()).toMatchObject({ body: { code: 'VALIDATION', index: 1 } }))).toEqual(
      {},
    );
    const whole = { items: [bet(other), bet(other)], transactionId: randomUUID() };
    const first = await game.batch(whole.items, whole);
    expect(await changed(memberId, async () => expect((await game.batch(whole.items, whole)).body).toEqual(first.body))).toEqual({});
  });

  test('a debt is owed in the money that the win was paid in', async () => {
    const [roundId, transactionId] = [randomUUID(), randomUUID()];
    await game.bet({ roundId });
    await game.win({ roundId, transactionId, amount: '50.00' });
    await game.bet({ amount: '145.00' });
    expect(await changed(memberId, () => game.rollbackWin(transactionId))).toEqual({ 'real BDT debt': -5000n });
  });
});

describe('the member sees the money they play with, and no other', () => {
  test('as balance, as event and in the record', async () => {
    await game.bet();
    const balance = await game.player.value('getBalance');
    expect(balance).toEqual({
      available: { amount: '95.00', currency: 'BDT' },
      locked: { amount: '0.00', currency: 'BDT' },
      playMoney: false,
      version: 2,
    });
    const events = await gateway.db.selectFrom('event').select('data').where('member_id', '=', memberId).orderBy('id', 'desc').execute();
    expect(events[0]!.data).toEqual({ balance });
    const { list } = await game.player.value('listTransactions', { query: {} });
    expect(list.map(({ type, balanceAfter }) => [type, balanceAfter.amount])).toEqual([
      ['bet', '95.00'],
      ['deposit', '100.00'],
    ]);
  });

  test('rounds of play money are not in the record of bets', async () => {
    const sessionId = await playSession(game.player);
    await game.bet({ sessionId });
    await game.bet({ amount: '7.00' });
    const { list } = await game.player.value('listBets', { query: {} });
    expect(list.map(({ stake }) => stake.amount)).toEqual(['7.00']);
    expect((await game.player.value('getBetSums', { query: {} })).stake.amount).toBe('7.00');
  });

  test('a trial user has play money, even if they have accounts of real money', async () => {
    const trial = await gateway.startTrial();
    expect(await trial.value('getBalance')).toMatchObject({ playMoney: true, version: 1 });
    expect(Object.keys(await holdings(trial.memberId))).toContain('real BDT cash');
  });
});
