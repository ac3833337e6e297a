import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { inTransaction } from '../../kernel/transaction.ts';
import { adjustments } from '../../ledger/accounts.ts';
import { post } from '../../ledger/post.ts';
import { startTestGateway } from '../../testing/gateway.ts';
import { onPostgres } from '../../testing/needing.ts';
import { playing } from './testing.ts';

onPostgres.test('a bet waits for money that is being taken, and is decided by what is left', async () => {
  const gateway = await startTestGateway();
  const db = gateway.database.owner;
  const { bet, player, balance } = await playing(gateway, '100.00');
  const { merchant } = await db
    .selectFrom('ledger_account')
    .select('merchant')
    .where('owner_id', '=', player.memberId)
    .where('kind', '=', 'cash')
    .executeTakeFirstOrThrow();
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };

  const taken = await inTransaction(db, async (trx) => {
    const lines = [
      { owner: 'member', ownerId: player.memberId, account: 'cash', minor: -9600n } as const,
      { ...adjustments, minor: 9600n },
    ];
    await post(trx, { kind: 'adjustment', key: randomUUID(), merchant, book: 'real', asset: 'BDT', lines }, gateway.clock.now());
    const answer = bet({ amount: '5.00' });
    await expect.poll(waiting).toBe(1);
    return { answer };
  });

  expect(await taken.answer).toMatchObject({ status: 422, body: { code: 'NOT_ENOUGH_MONEY', balance: '4.00' } });
  expect(await bet({ amount: '4.00' })).toMatchObject({ status: 200, body: { balance: '0.00' } });
  expect(await balance()).toBe('0.00');
  await gateway.close();
});
