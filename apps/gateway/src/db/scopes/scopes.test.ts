import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmptyOnServer } from '../../testing/template.ts';
import type { Database } from '../database.ts';
import type { Db } from '../../kernel/tables.ts';
import { migrate } from '../../schema.ts';
import { openDatabase } from '../open.ts';

const server = process.env['TEST_DATABASE_URL'];
const openEmpty = () => (server ? openEmptyOnServer(server) : openDatabase('pglite:memory'));
let database: Database;
beforeAll(async () => {
  database = await openEmpty();
  await migrate(database);
});
afterAll(() => database.close());

async function place(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string; merchant: string | null; only: string }>`
    select current_user as role, current_setting('parlour.merchant', true) as merchant, current_setting('transaction_read_only') as only`.execute(
    db,
  );
  const { role, merchant, only } = rows[0]!;
  return [role.startsWith('parlour_') ? role : 'owner', merchant || 'nobody', only === 'on' ? 'reads' : 'writes'].join(' ');
}

/** Every kind of scope, with the role and merchant its statements must run as. */
const scopes = (): [Db, string][] => [
  [database.owner, 'owner nobody writes'],
  [database.db, 'parlour_worker nobody writes'],
  [database.forMerchant('lotus'), 'parlour_app lotus writes'],
  [database.forMerchant('delta'), 'parlour_app delta writes'],
  [database.forMerchant('delta', { readOnly: true }), 'parlour_app delta reads'],
  [database.forOffice(['lotus', 'delta']), 'parlour_office delta,lotus writes'],
];

describe("a statement runs in its own scope and in nobody else's", () => {
  test('one after another', async () => {
    for (const [db, where] of [...scopes(), ...scopes().reverse()]) expect(await place(db)).toBe(where);
  });

  test('hundreds at once, in transactions and outside them', async () => {
    const asked = Array.from({ length: 200 }, (_, i) => scopes()[(i * 7) % 6]!);
    const found = await Promise.all(
      asked.map(async ([db], i) => {
        if (i % 3 === 0) return place(db);
        return db.transaction().execute(async (trx) => {
          const before = await place(trx);
          const after = await place(trx);
          return before === after ? after : `${before}, then ${after}`;
        });
      }),
    );
    expect(found).toEqual(asked.map(([, where]) => where));
  });

  test('behind a statement and a transaction that failed', async () => {
    for (const [db] of scopes()) {
      await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero');
      await expect(db.transaction().execute((trx) => sql`select 1 / 0`.execute(trx))).rejects.toThrow('division by zero');
      for (const [other, where] of scopes()) expect(await place(other)).toBe(where);
    }
  });

  test('behind a scope that could not be entered', async () => {
    const empty = await openEmpty();
    // Roles are shared by all databases of a server, so one that does not exist is requested instead.
    const missing = server ? 'delta\0' : 'delta';
    await expect(sql`select 1`.execute(empty.forMerchant(missing))).rejects.toThrow(/does not exist|invalid byte sequence/);
    const { rows } = await sql`select current_user = session_user as same, current_setting('parlour.merchant', true) as merchant`.execute(
      empty.owner,
    );
    expect(rows).toEqual([{ same: true, merchant: '' }]);
    await empty.close();
  });

  test('a query to the engine itself runs as the owner, after whatever was queued first', async () => {
    const order: string[] = [];
    let alone: Promise<void> | undefined;
    await database
      .forMerchant('lotus')
      .transaction()
      .execute(async (trx) => {
        order.push(await place(trx));
        alone = database.alone(async () => {
          const asked = await database.pglite?.query<{ role: string }>('select current_user as role');
          order.push(asked?.rows[0]?.role ?? 'postgres');
        });
        order.push(await place(trx));
      });
    await alone;
    if (database.pglite) expect(order).toEqual(['parlour_app lotus writes', 'parlour_app lotus writes', 'postgres']);
  });
});

describe('a scope that only reads', () => {
  const write = (db: Db) => sql`update member set nickname = nickname`.execute(db);

  test('refuses every write, also in a transaction', async () => {
    const reads = database.forMerchant('lotus', { readOnly: true });
    await expect(write(reads)).rejects.toMatchObject({ code: '25006' });
    await expect(reads.transaction().execute(write)).rejects.toMatchObject({ code: '25006' });
    await expect(reads.transaction().setAccessMode('read only').execute(write)).rejects.toMatchObject({ code: '25006' });
  });

  test('leaves the others able to write', async () => {
    await place(database.forMerchant('lotus', { readOnly: true }));
    await write(database.forMerchant('lotus'));
  });
});
