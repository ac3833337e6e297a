import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from './open.ts';
import { forEverybody, within, Work } from './work.ts';
import { onPostgres } from '../testing/needing.ts';

const server = process.env['TEST_DATABASE_URL'];

// An embedded database has one connection, which must not be closed.
onPostgres.describe('a connection to a Postgres', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(server!, { patience: 300 });
  });
  afterAll(() => database.close());

  const one = () => sql<{ one: number }>`select 1 as one`.execute(database.owner).then(({ rows }) => rows[0]!.one);
  const backend = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.owner).then(({ rows }) => rows[0]!.pid);

  test('ends with the request that asks, whose later questions are not asked; others are served', async () => {
    const work = new Work();
    const asked = within(work, () =>
      database.owner.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        queueMicrotask(() => work.stop());
        await sql`select pg_sleep(30)`.execute(trx);
        return rows[0]!.pid;
      }),
    );
    const began = performance.now();
    await expect(asked).rejects.toThrow(/Connection terminated|not queryable/);
    // The question alone would take 30 s.
    expect(performance.now() - began).toBeLessThan(10_000);
    await expect(within(work, one)).rejects.toThrow('the time of the request is over');
    expect(await within(work, () => forEverybody(one))).toBe(1);
    expect(await one()).toBe(1);
  });

  test('goes back to the pool when the request has its answer in time', async () => {
    const work = new Work();
    const before = await within(work, backend);
    work.stop();
    expect(await backend()).toBe(before);
  });

  test('is hung up when its answer is late, and the rollback behind it does not wait', async () => {
    // The server's own limit is lifted, as if its answer were lost in transit.
    const asked = database.owner.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select pg_sleep(30)`.execute(trx);
    });
    const began = performance.now();
    await expect(asked).rejects.toThrow(/Query read timeout|Connection terminated/);
    // 300 ms plus the driver's extra half second; a waiting rollback would double it.
    expect(performance.now() - began).toBeLessThan(1500);
    expect(await one()).toBe(1);
  });
});
