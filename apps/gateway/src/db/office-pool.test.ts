import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/needing.ts';
import { openDatabase, type Database } from './open.ts';

const server = process.env['TEST_DATABASE_URL'];

// An embedded database has one connection for everything.
onPostgres.describe('reports of the office', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(server!);
  });
  afterAll(() => database.close());

  test('take no connection from players, however many run at once', async () => {
    const reports = Array.from({ length: 15 }, () => sql`select pg_sleep(0.5)`.execute(database.forOffice('*')));
    const first = Promise.race(reports).then(() => 'a report');
    const one = sql`select 1`.execute(database.forMerchant('lotus')).then(() => 'a player');
    expect(await Promise.race([first, one])).toBe('a player');
    await Promise.all(reports);
  });
});
