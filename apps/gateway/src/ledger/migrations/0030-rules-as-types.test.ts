import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { openTestDatabase } from '../../testing/template.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['round', 'book', 'demo', 'play'],
  ['round', 'status', 'lost', 'settled'],
  ['round', 'stake', -1, 0],
  ['round', 'win', -1, 0],
  ['vendor_transaction', 'kind', 'gift', 'promo'],
  ['vendor_transaction', 'amount', -1, 0],
  ['ledger_transfer', 'phase', 'planned', 'void'],
  ['ledger_entry', 'amount', 0, -1],
  ['ledger_entry', 'version', 0, 1],
])('%s.%s cannot be %j, but can be %j', async (table, column, wrong, right) => {
  const valueOf = (value: string | number) =>
    sql`select ${sql.ref(column)} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify({ [column]: value })})`.execute(
      database.owner,
    );
  await expect(valueOf(wrong)).rejects.toMatchObject({ code: '23514' });
  expect((await valueOf(right)).rows).toHaveLength(1);
});
