import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkLedger } from '../src/ledger/invariants.ts';
import { openTestDatabase } from '../src/testing/template.ts';
import { runExample } from './run-example.ts';

const files = globSync('*.sql', { cwd: import.meta.dirname }).sort();

test('there is an example of each way that money takes', () => {
  expect(files).toEqual(
    ['bet-and-settle', 'deposit', 'rollback', 'transfer', 'withdrawal-paid', 'withdrawal-refused'].map((name) => `${name}.sql`),
  );
});

/** Updates the outputs: `vitest run apps/gateway/examples --update`. */
test.each(files)('%s prints what stands beside it, and leaves books that add up', async (file) => {
  const source = path.join(import.meta.dirname, file);
  const database = await openTestDatabase();
  try {
    const printed = await runExample(database.owner, readFileSync(source, 'utf8'));
    await expect(printed).toMatchFileSnapshot(source.replace(/sql$/, 'out'));
    // Leaves out withdrawals' rows, which do not exist here.
    expect((await checkLedger(database.owner)).filter(({ rule }) => rule !== 'moneySetAside')).toEqual([]);
  } finally {
    await database.close();
  }
});
