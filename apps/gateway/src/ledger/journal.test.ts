import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { playing } from '../areas/vendors/testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  await play();
});
afterAll(() => gateway.close());

/**
 * Two players with every kind of movement: wins, a lost round, a rolled-back round, several bets in one round, and a pending withdrawal.
 */
async function play(): Promise<void> {
  for (const stakes of [['5.00'], ['7.00', '3.00']]) {
    const player = await playing(gateway, '200.00');
    const one = { roundId: randomUUID() };
    for (const amount of stakes) await player.bet({ ...one, amount });
    await player.win({ ...one, amount: '12.50' });
    const lost = { roundId: randomUUID() };
    await player.bet({ ...lost, amount: '20.00' });
    await player.win({ ...lost, amount: '0.00' });
    const backTransaction = randomUUID();
    await player.bet({ roundId: randomUUID(), transactionId: backTransaction, amount: '4.00' });
    await player.rollback({ betTransactionId: backTransaction });
    await player.bet({ roundId: randomUUID(), amount: '1.00' });
  }
}

test('every balance is what the journal alone adds up to (security C06)', async () => {
  const rebuilt = await sql`
    select e.account_id as id, sum(e.amount)::text as balance, count(*)::text as version
    from ledger_entry e group by e.account_id order by e.account_id`.execute(gateway.db);
  const kept = await sql`select id, balance::text, version::text from ledger_account where version > 0 order by id`.execute(gateway.db);
  expect(rebuilt.rows.length).toBeGreaterThan(5);
  expect(rebuilt.rows).toEqual(kept.rows);
});

test('every round is what the journal alone tells of it: player, vendor, money, stake, win and outcome', async () => {
  // The key contains vendor and player, the reference is the round, and the other side of each bet is the house's account for the vendor.
  const rebuilt = await sql`
    select t.reference as id, min(split_part(t.key, ':', 3)) as player, min(split_part(t.key, ':', 2)) as vendor,
      min(t.merchant) as merchant, min(t.book) as book, min(t.asset) as currency,
      (-sum(e.amount) filter (where t.kind = 'bet') - coalesce(sum(e.amount) filter (where t.kind = 'rollback'), 0))::text as stake,
      coalesce(sum(e.amount) filter (where t.kind = 'win'), 0)::text as win,
      count(*) filter (where t.kind = 'bet') = count(*) filter (where t.kind = 'rollback') as "takenBack"
    from ledger_transfer t
    join ledger_entry e on e.transfer_id = t.id
    join ledger_account a on a.id = e.account_id and a.owner_kind = 'member' and a.kind = 'cash'
    where t.kind in ('bet', 'win', 'rollback')
    group by t.reference order by t.reference`.execute(gateway.db);
  const kept = await sql`
    select id::text, member_id::text as player, vendor, merchant, book, currency, stake::text, win::text, status = 'rolledBack' as "takenBack"
    from round order by id::text`.execute(gateway.db);
  expect(kept.rows).toHaveLength(8);
  expect(rebuilt.rows).toEqual(kept.rows);
});
