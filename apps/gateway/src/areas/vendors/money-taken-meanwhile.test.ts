import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { inTransaction } from '../../kernel/transaction.ts';
import { adjustments } from '../../ledger/accounts.ts';
import { post } from '../../ledger/post.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { onPostgres } from '../../testing/needing.ts';
import { playing } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/**
 * Makes a call while a transaction holds the player's cash and has taken this much of it; returns the answer, which comes after that
 * transaction's commit.
 */
async function callMeanwhile<T>(memberId: string, taken: bigint, call: () => Promise<T>, whileItWaits = async () => {}): Promise<T> {
  const db = gateway.database.owner;
  const { merchant } = await db
    .selectFrom('ledger_account')
    .select('merchant')
    .where('owner_id', '=', memberId)
    .where('kind', '=', 'cash')
    .executeTakeFirstOrThrow();
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  const { answer } = await inTransaction(db, async (trx) => {
    const lines = [{ owner: 'member', ownerId: memberId, account: 'cash', minor: -taken } as const, { ...adjustments, minor: taken }];
    await post(trx, { kind: 'adjustment', key: randomUUID(), merchant, book: 'real', asset: 'BDT', lines }, gateway.clock.now());
    const answer = call();
    await expect.poll(waiting).toBe(1);
    await whileItWaits();
    return { answer };
  });
  return answer;
}

onPostgres.test('a bet waits for money that is being taken, and is decided by what is left', async () => {
  const { bet, player, balance } = await playing(gateway, '100.00');
  expect(await callMeanwhile(player.memberId, 9600n, () => bet({ amount: '5.00' }))).toMatchObject({
    status: 422,
    body: { code: 'NOT_ENOUGH_MONEY', balance: '4.00' },
  });
  expect(await bet({ amount: '4.00' })).toMatchObject({ status: 200, body: { balance: '0.00' } });
  expect(await balance()).toBe('0.00');
});

onPostgres.test('a win that waits for the player’s cash has not begun to make an account of the house that others may need', async () => {
  const { bet, win, player } = await playing(gateway, '100.00');
  // The bet has no stake, so that the win is the first call to need one of the vendor's accounts in this currency.
  const roundId = randomUUID();
  await bet({ roundId, amount: '0.00' });
  const makeAll = () =>
    gateway.database.owner.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '2s'`.execute(trx);
      await sql`insert into ledger_account (merchant, owner_kind, owner_id, kind, book, asset, stripe)
        select 'lotus', 'house', 'JL', 'game', 'real', 'BDT', stripe from generate_series(0, 15) as stripe on conflict do nothing`.execute(
        trx,
      );
    });
  const won = await callMeanwhile(player.memberId, 100n, () => win({ roundId }), makeAll);
  expect(won.status).toBe(200);
});

onPostgres.test(
  'a win that waits for the player’s cash holds nothing of the house, in whatever order the database would update both',
  async () => {
    const db = gateway.database.owner;
    const before = await playing(gateway, '100.00');
    // A win uses one of sixteen accounts at random, so all of them must exist, and be older than this player.
    for (let n = 0; n < 100; n++) await before.bet({ amount: '0.50' });
    const { bet, win, player } = await playing(gateway, '100.00');
    const roundId = randomUUID();
    await bet({ roundId });
    // Forces the plan that planner statistics might lead to: a merge join, which updates the accounts in the order of their ids.
    for (const way of ['nestloop', 'hashjoin', 'seqscan', 'bitmapscan'])
      await sql
        .raw(`do $$ begin execute format('alter function %s set enable_${way} = off', 'ledger_write'::regproc::regprocedure); end $$`)
        .execute(db);
    const free = async () => {
      const { rows } = await sql`select from ledger_account where owner_kind = 'house' and kind = 'game' for update skip locked`.execute(
        db,
      );
      return rows.length;
    };
    const all = await free();
    const won = await callMeanwhile(
      player.memberId,
      100n,
      () => win({ roundId }),
      async () => expect(await free()).toBe(all),
    );
    expect(won.status).toBe(200);
  },
);
