import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/needing.ts';
import { durable } from './durable.ts';
import { openDatabase, type Database } from './open.ts';

// The embedded database syncs nothing to disk.
onPostgres.describe('what was committed without waiting for the disk', () => {
  let database: Database;
  beforeAll(async () => {
    const url = new URL(process.env['TEST_DATABASE_URL']!);
    // As an installation has it; the suite's server is told not to wait for the disk.
    url.searchParams.set('options', '-c synchronous_commit=on');
    database = await openDatabase(url.href);
  });
  afterAll(() => database.close());

  test('is on disk once the caller was told so', async () => {
    const { rows } = await sql<{ at: string }>`select set_config('synchronous_commit', 'off', true),
      pg_logical_emit_message(true, 'test', repeat('x', 1000))::text as at`.execute(database.owner);
    await Promise.all([durable(database.owner), durable(database.owner)]);
    const flushed = await sql<{ is: boolean }>`select pg_current_wal_flush_lsn() >= ${rows[0]!.at}::pg_lsn as is`.execute(database.owner);
    expect(flushed.rows).toEqual([{ is: true }]);
  });

  test('cannot be waited for within the transaction that makes it', async () => {
    await database.owner.transaction().execute(async (trx) => expect(() => durable(trx)).toThrow('committed'));
  });
});
