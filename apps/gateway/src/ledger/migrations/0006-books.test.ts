import { Migrator } from 'kysely/migration';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyOnServer } from '../../testing/template.ts';
import { openDatabase, type Database } from '../../db/open.ts';
import { schema } from '../../schema.ts';

let database: Database;
beforeAll(async () => {
  const server = process.env['TEST_DATABASE_URL'];
  database = server ? await openEmptyOnServer(server) : await openDatabase('pglite:memory');
});
afterAll(() => database.close());

test('withdrawals of before are named pending, post and void in hindsight, and their rows are append-only again', async () => {
  const db = database.owner;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...schema.migrations }) } });
  expect((await migrator.migrateTo('0005-accounts')).error).toBeUndefined();
  const transfers = [
    ['withdrawal', 'withdrawal:waits', 'waits'],
    ['withdrawal', 'withdrawal:paid', 'paid'],
    ['withdrawalPaid', 'withdrawal-paid:paid', 'paid'],
    ['withdrawal', 'withdrawal:refused', 'refused'],
    ['withdrawalReturned', 'withdrawal-returned:refused', 'refused'],
    ['withdrawal', 'withdrawal:lost', 'lost'],
    ['withdrawalPaid', 'withdrawal-paid:lost', 'lost'],
    ['withdrawalReturned', 'withdrawal-returned:lost', 'lost'],
    ['deposit', 'deposit:1', '1'],
  ];
  for (const [kind, key, reference] of transfers)
    await sql`insert into ledger_transfer (id, kind, key, input_hash, reference, merchant, book, currency, at)
      values (gen_random_uuid(), ${kind}, ${key}, 'x', ${reference}, 'test', 'real', 'BDT', now())`.execute(db);

  expect((await migrator.migrateTo('0006-books')).error).toBeUndefined();
  const { rows } = await sql<{ key: string; said: string }>`
    select t.key, t.phase || coalesce(' of ' || p.key, '') as said
    from ledger_transfer t left join ledger_transfer p on p.id = t.completes`.execute(db);
  expect(Object.fromEntries(rows.map(({ key, said }) => [key, said]))).toEqual({
    'withdrawal:waits': 'pending',
    'withdrawal:paid': 'pending',
    'withdrawal-paid:paid': 'post of withdrawal:paid',
    'withdrawal:refused': 'pending',
    'withdrawal-returned:refused': 'void of withdrawal:refused',
    'withdrawal:lost': 'pending',
    'withdrawal-paid:lost': 'post of withdrawal:lost',
    'withdrawal-returned:lost': 'single',
    'deposit:1': 'single',
  });
  await expect(sql`update ledger_transfer set phase = 'single'`.execute(db)).rejects.toMatchObject({ code: 'LG005' });
});
