import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../schema.ts';
import { schema } from '../schema.ts';
import { openDatabase, type Database } from '../db/open.ts';
import type { Db } from '../kernel/tables.ts';
import { openEmptyOnServer } from '../testing/template.ts';
import { walletBalance } from './balance.ts';
import { debtOf } from './debts.ts';
import { checkLedger } from './invariants.ts';
import { post } from './post.ts';
import type { Wallet } from './registry.ts';
import { transfers } from './transfers.ts';

const now = new Date('2030-01-01T00:00:00Z');
const anna: Wallet = { memberId: '00000000-0000-4000-8000-00000000000a', book: 'real', currency: 'BDT' };
const trial: Wallet = { memberId: '00000000-0000-4000-8000-00000000000b', book: 'play', currency: 'BDT' };

const cause = (minor: bigint, reference: string) => ({
  merchant: 'lotus',
  memberId: anna.memberId,
  amount: { minor, currency: 'BDT' } as const,
  reference: `00000000-0000-4000-8000-0000000000${reference}`,
  provider: 'sandbox',
});

let database: Database;
let db: Db;
beforeAll(async () => {
  const server = process.env['TEST_DATABASE_URL'];
  database = server ? await openEmptyOnServer(server) : await openDatabase('pglite:memory');
  db = database.owner;
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => ({ ...schema.migrations }) } }).migrateTo(
    '0021-feedback',
  );
  expect(error).toBeUndefined();
  for (const statement of readFileSync(new URL('books-of-0021.sql', import.meta.url), 'utf8')
    .trim()
    .split(/;\n\n/))
    await sql.raw(statement).execute(db);
  await migrate(database);
});
afterAll(() => database.close());

test('earlier books add up after the migration, with every chain unbroken', async () => {
  const { rows } = await sql<{ entries: number }>`select count(*)::int as entries from ledger_entry`.execute(db);
  expect(rows[0]!.entries).toBe(16);
  expect(await checkLedger(db)).toEqual([]);
});

test('everybody has what they had, and owes what they owed', async () => {
  expect(await walletBalance(db, anna)).toEqual({
    available: { amount: '345.00', currency: 'BDT' },
    locked: { amount: '70.00', currency: 'BDT' },
    playMoney: false,
    version: 9,
  });
  expect((await walletBalance(db, trial)).available.amount).toBe('2000.00');
  expect((await debtOf(db, anna))?.owed.minor).toBe(3500n);
  const { rows } =
    await sql`select distinct owner_kind, max_balance::int from ledger_account where kind in ('clearing', 'debt') order by 1`.execute(db);
  expect(rows).toEqual([
    { owner_kind: 'member', max_balance: 0 },
    { owner_kind: 'provider', max_balance: null },
  ]);
});

test('an earlier call that is repeated gets its first result, also where a provider took part', async () => {
  for (const transfer of [
    transfers.deposit(cause(50_000n, '10')),
    transfers.withdrawal(cause(10_000n, '30')),
    transfers.withdrawalPaid(cause(10_000n, '30')),
    transfers.playMoney({ ...cause(200_000n, ''), memberId: trial.memberId, key: 'grant' }),
  ])
    expect(await post(db, transfer, now)).toMatchObject({ replayed: true });
  await expect(post(db, transfers.deposit(cause(50_001n, '10')), now)).rejects.toMatchObject({ code: 'LG002' });
});

test('new transfers go on where the old ones ended', async () => {
  await post(db, transfers.debtRepaid(cause(3500n, '50')), now);
  await post(db, transfers.deposit(cause(100n, '60')), now);
  expect((await walletBalance(db, anna)).available.amount).toBe('311.00');
  expect(await debtOf(db, anna)).toBeNull();
  expect(await checkLedger(db)).toEqual([]);
});
