import { randomUUID } from 'node:crypto';
import type { Money } from '@parlour/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import type { Db } from '../kernel/tables.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { checkLedger } from './invariants.ts';
import { post } from './post.ts';
import { balanceOf, playerWith } from './testing.ts';
import { openTestDatabase } from '../testing/template.ts';
import { transfers } from './transfers.ts';

const now = new Date('2030-01-01T00:00:00Z');
let database: Database;
let db: Db;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.owner;
});
// Leaves out withdrawals' rows, which do not exist here: only the ledger is tested.
afterEach(async () => expect((await checkLedger(db)).filter(({ rule }) => rule !== 'moneySetAside')).toEqual([]));
afterAll(() => database.close());

/** A member with 10.00, of which 3.00 are held. */
async function putAside() {
  const memberId = await playerWith(db, { minor: 1000n }, now);
  const amount: Money = { minor: 300n, currency: 'BDT' };
  const cause = { merchant: 'test', memberId, amount, reference: randomUUID(), provider: 'sandbox' };
  await post(db, transfers.withdrawal(cause), now);
  const money = async () => {
    const { available, locked } = await balanceOf(db, memberId);
    return [available.amount, locked.amount];
  };
  return { cause, money, move: (transfer: Parameters<typeof post>[1]) => inTransaction(db, (trx) => post(trx, transfer, now)) };
}

test('pending money goes on when it is posted, and names what it completes', async () => {
  const { cause, money, move } = await putAside();
  expect(await money()).toEqual(['7.00', '3.00']);
  const { transferId } = await move(transfers.withdrawalPaid(cause));
  expect(await money()).toEqual(['7.00', '0.00']);
  const { rows } = await sql`select t.phase, p.phase as before, p.key from ledger_transfer t join ledger_transfer p on p.id = t.completes
    where t.id = ${transferId}`.execute(db);
  expect(rows).toEqual([{ phase: 'post', before: 'pending', key: `withdrawal:${cause.reference}` }]);
});

test('pending money comes back when it is voided', async () => {
  const { cause, money, move } = await putAside();
  await move(transfers.withdrawalReturned(cause));
  expect(await money()).toEqual(['10.00', '0.00']);
});

test('what is pending is completed once, also when post and void come at the same time', async () => {
  const { cause, money, move } = await putAside();
  const other = { ...cause, reference: randomUUID() };
  // More is locked than this one needs, so only the rule itself can refuse the second completion.
  await move(transfers.withdrawal(other));
  const outcomes = await Promise.allSettled([move(transfers.withdrawalPaid(cause)), move(transfers.withdrawalReturned(cause))]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find((each) => each.status === 'rejected')?.reason).toMatchObject({ code: 'LG006' });
  expect((await money())[1]).toBe('3.00');
});

test('is completed as a whole or not at all, and only when it is pending', async () => {
  const { cause, move } = await putAside();
  const less: Money = { minor: 299n, currency: 'BDT' };
  await expect(move(transfers.withdrawalPaid({ ...cause, amount: less }))).rejects.toMatchObject({ code: 'LG006' });
  await expect(move(transfers.withdrawalReturned({ ...cause, amount: less }))).rejects.toMatchObject({ code: 'LG006' });
  await expect(move(transfers.withdrawalPaid({ ...cause, reference: randomUUID() }))).rejects.toMatchObject({ code: 'LG006' });
});

test('the database itself refuses a second completion', async () => {
  const { cause, move } = await putAside();
  await move(transfers.withdrawalPaid(cause));
  const again = sql`insert into ledger_transfer (id, kind, key, input_hash, merchant, book, asset, at, phase, completes)
    select ${randomUUID()}::uuid, kind, 'by hand', 'x', merchant, book, asset, at, phase, completes
    from ledger_transfer where key = ${`withdrawal-paid:${cause.reference}`}`;
  await expect(again.execute(db)).rejects.toMatchObject({ code: '23505', constraint: 'ledger_transfer_completed_once' });
});
