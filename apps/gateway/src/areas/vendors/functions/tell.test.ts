import { currencies, toWire, type Currency } from '@parlour/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/template.ts';

test('the database writes an amount of every currency as the contract does', async () => {
  const database = await openTestDatabase();
  const amounts = (Object.keys(currencies) as Currency[]).flatMap((currency) =>
    [0n, 1n, 99n, 100n, 123_456_789n, 9_007_199_254_740_993n].map((minor) => ({ minor, currency })),
  );
  for (const money of amounts) {
    const { rows } = await sql<{ amount: string }>`select wire_amount(${money.minor}, ${money.currency}) as amount`.execute(database.owner);
    expect({ amount: rows[0]!.amount, currency: money.currency }).toEqual(toWire(money));
  }
  await database.close();
});
