import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../kernel/tables.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { forfeitGrants } from '../rewards/grants.ts';
import { bonusOf, giveGrant, publishedPromotion } from '../rewards/testing.ts';
import { playing } from '../vendors/testing.ts';
import { approveWithdrawal } from '../wallet/withdrawals.ts';
import { countOpenCases, explainCase, openCases } from './cases.ts';
import { reconcile } from './reconcile.ts';

let gateway: TestGateway;
/** A player with a settled round, a bet in an open one, an unpaid deposit, and withdrawals that are waiting and paid. */
let world: { memberId: string; betId: string; roundId: string; deposit: string; unpaid: string; waiting: string; paid: string };
beforeAll(async () => {
  gateway = await startTestGateway();
  const { player, session, bet, win } = await playing(gateway, '1000.00');
  const [betId, roundId] = ['bet-1', 'round-1'];
  await bet({ transactionId: betId, roundId });
  await win({ roundId, betTransactionId: betId });
  await bet({ roundId: 'round-2' });
  const unpaid = (await player.value('createDeposit', { body: { amount: '500.00' } })).id;
  const [deposit] = (await player.value('listDeposits')).list.filter(({ status }) => status === 'succeeded');
  const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };
  const [waiting, paid] = [0, 0].map(() => player.value('createWithdrawal', { body: { amount: '100.00', ...bank } }));
  world = {
    memberId: session.playerId,
    betId,
    roundId,
    deposit: deposit!.id,
    unpaid,
    waiting: (await waiting!).id,
    paid: (await paid!).id,
  };
  await approveWithdrawal(gateway.db, world.paid, gateway.clock.now());
});
afterAll(() => gateway.close());

const everything = () => ({ from: new Date(0), to: new Date(gateway.clock.now().getTime() + 3600_000) });
const run = (db: Db, span = everything()) =>
  reconcile(db, span, { cashiers: [], vendors: {}, clock: gateway.clock, random: gateway.random });

/** Rolls back whatever `work` changes in the database. */
async function undone(work: (trx: Db) => Promise<void>): Promise<void> {
  const undo = new Error('undo');
  await expect(
    gateway.db.transaction().execute(async (trx) => {
      await work(trx);
      throw undo;
    }),
  ).rejects.toBe(undo);
}

test('an honest installation has nothing to reconcile', async () => {
  expect(await run(gateway.db)).toEqual({ raised: [], differences: 0, vanished: 0, unheard: [] });
});

test('bets and wins with bonus money agree with the books, also after their grant has ended', async () => {
  const { session, bet, win, rollback } = await playing(gateway, '100.00');
  const promotion = await publishedPromotion(gateway, 'reward', { amount: '50.00' });
  const now = gateway.clock.now();
  const grant = { ...bonusOf(5_000n), memberId: session.playerId, promotion: { id: promotion.id, version: 1 }, key: promotion.code };
  const given = await giveGrant(gateway.db, grant, now);
  if (given === 'budgetSpent') throw new Error('the budget is spent');
  await bet({ transactionId: 'part', roundId: 'bonus-1', amount: '110.00' });
  await win({ betTransactionId: 'part', roundId: 'bonus-1', amount: '20.00' });
  await bet({ transactionId: 'back', roundId: 'bonus-2', amount: '40.00' });
  await rollback({ betTransactionId: 'back', transactionId: 'rollback' });
  await bet({ transactionId: 'late', roundId: 'bonus-3', amount: '40.00' });
  await forfeitGrants(gateway.db, { merchant: 'lotus', memberId: session.playerId, grants: [given.id] }, now);
  expect(await win({ betTransactionId: 'late', roundId: 'bonus-3', amount: '80.00' })).toMatchObject({ status: 200 });
  expect(await run(gateway.db)).toMatchObject({ raised: [], differences: 0 });
});

describe('one wrong row, planted by the owner of the tables, is reported by one run (C13)', () => {
  const plants: [string, () => RawBuilder<unknown>, string[]][] = [
    [
      'a bet that lost its transfer',
      () => sql`update vendor_transaction set transfer_id = null where transaction_id = ${world.betId}`,
      ['transferWithoutVendorCall', 'vendorCallWithoutTransfer'],
    ],
    [
      'a bet that was forgotten',
      () => sql`delete from vendor_transaction where transaction_id = ${world.betId}`,
      ['roundSums', 'transferWithoutVendorCall'],
    ],
    [
      'a bet of another amount',
      () => sql`update vendor_transaction set amount = amount + 1 where transaction_id = ${world.betId}`,
      ['roundSums', 'vendorCallAmount'],
    ],
    ['a round that pays more', () => sql`update round set win = win + 1 where vendor_round_id = ${world.roundId}`, ['roundSums']],
    [
      'a deposit that nobody paid',
      () => sql`update deposit set status = 'succeeded', settled_at = ${gateway.clock.now()} where id = ${world.unpaid}`,
      ['depositWithoutTransfer'],
    ],
    ['a deposit of less', () => sql`update deposit set amount = amount - 1 where id = ${world.deposit}`, ['depositWithoutTransfer']],
    [
      'a deposit that brought money and failed',
      () => sql`update deposit set status = 'failed' where id = ${world.deposit}`,
      ['transferWithoutDeposit'],
    ],
    [
      'a withdrawal that was not paid',
      () => sql`update withdrawal set status = 'approved', decided_at = ${gateway.clock.now()} where id = ${world.waiting}`,
      ['invariant', 'withdrawalTransfers'],
    ],
    [
      'a withdrawal whose money is gone',
      () => sql`update withdrawal set status = 'rejected' where id = ${world.paid}`,
      ['withdrawalTransfers'],
    ],
    [
      'a deposit that reports about lines tell less of',
      () => sql`update line_money set amount = amount - 1 where member_id = ${world.memberId} and kind = 'deposit'`,
      ['lineTotals'],
    ],
    [
      'a balance',
      () => sql`update ledger_account set balance = balance + 1 where owner_id = ${world.memberId} and kind = 'cash'`,
      ['invariant'],
    ],
  ];

  test.each(plants)('%s', (_what, plant, kinds) =>
    undone(async (trx) => {
      await plant().execute(trx);
      const { raised } = await run(trx);
      expect([...new Set(raised.map(({ difference }) => difference.kind))].sort()).toEqual(kinds);
      const cases = await openCases(trx);
      expect(cases.map(({ id }) => id).sort()).toEqual(raised.map(({ id }) => id).sort());
      expect((await countOpenCases(trx)).map(({ kind }) => kind).sort()).toEqual(kinds);
      for (const each of cases) expect(each.expected).not.toBe(each.found);
    }),
  );

  test('an entry of the ledger', () =>
    undone(async (trx) => {
      await sql`alter table ledger_entry disable trigger ledger_entry_append_only`.execute(trx);
      await sql`update ledger_entry set amount = amount + 1 where ctid = (select ctid from ledger_entry limit 1)`.execute(trx);
      expect((await run(trx)).raised.map(({ difference }) => difference.kind)).toContain('invariant');
    }));
});

describe('a case', () => {
  const change = (by: number) => sql`update round set win = win + ${by} where vendor_round_id = ${world.roundId}`;

  test('is raised once, brought up to date, and closed when the difference is gone', () =>
    undone(async (trx) => {
      await change(1).execute(trx);
      expect((await run(trx)).raised).toHaveLength(1);
      expect(await run(trx)).toMatchObject({ raised: [], differences: 1, vanished: 0 });
      await change(1).execute(trx);
      expect((await run(trx)).raised).toEqual([]);
      expect((await openCases(trx)).map(({ found }) => found)).toEqual(['stake 500, win 1002']);
      await change(-2).execute(trx);
      expect(await run(trx)).toMatchObject({ differences: 0, vanished: 1 });
      expect(await openCases(trx)).toEqual([]);
      await change(1).execute(trx);
      expect((await run(trx)).raised).toHaveLength(1);
    }));

  test('that an operator has explained stays closed as long as the difference stays as it is', () =>
    undone(async (trx) => {
      await change(1).execute(trx);
      const [raised] = (await run(trx)).raised;
      const closed = { id: raised!.id, by: 'amina', resolution: 'the vendor rounds up' };
      expect(await explainCase(trx, closed, gateway.clock.now())).toMatchObject({ subject: raised!.difference.subject });
      expect(await explainCase(trx, closed, gateway.clock.now())).toBeUndefined();
      expect((await run(trx)).raised).toEqual([]);
      await change(1).execute(trx);
      expect((await run(trx)).raised).toHaveLength(1);
    }));

  test('about another period is left alone', () =>
    undone(async (trx) => {
      await change(1).execute(trx);
      await run(trx);
      await change(-1).execute(trx);
      const tomorrow = new Date(gateway.clock.now().getTime() + 24 * 3600_000);
      expect(await run(trx, { from: tomorrow, to: new Date(tomorrow.getTime() + 1) })).toMatchObject({ vanished: 0 });
      expect(await openCases(trx)).toHaveLength(1);
    }));
});
