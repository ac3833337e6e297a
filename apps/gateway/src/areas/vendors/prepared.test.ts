import { sql } from 'kysely';
import { expect } from 'vitest';
import { startTestGateway } from '../../testing/gateway.ts';
import { playing } from './testing.ts';
import { onPostgres } from '../../testing/needing.ts';

onPostgres.test('a Postgres reads and plans the statement of a bet once for each connection', async () => {
  const gateway = await startTestGateway();
  const { bet } = await playing(gateway, '100.00');
  // More concurrent calls than connections: every one takes its bet.
  const answers = await Promise.all(Array.from({ length: 20 }, () => bet({ amount: '1.00' })));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(gateway.database.db);
  const names = rows.map(({ name }) => name);
  expect(names).toContain('wallet_call');
  expect(new Set(names).size).toBe(names.length);
  await gateway.close();
});
