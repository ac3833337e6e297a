import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase, type Database } from './open.ts';
import { forEverybody, within, Work } from './work.ts';
import { onPostgres } from '../testing/needing.ts';

const server = process.env['TEST_DATABASE_URL'];
const patience = 300;
/** How much longer the driver waits than the server, in ms. */
const drivers = 500;

// An embedded database has a single connection, which must not be closed.
onPostgres.describe('a connection to a Postgres', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(server!, { patience });
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => database.close());

  const one = () => sql<{ one: number }>`select 1 as one`.execute(database.owner).then(({ rows }) => rows[0]!.one);
  const backend = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.owner).then(({ rows }) => rows[0]!.pid);

  /** Whether the server is still executing the query whose answer is late. */
  const asleep = async () => {
    const { rows } = await sql`select from pg_stat_activity where query like 'select pg_sleep(30), ''late''%'`.execute(database.owner);
    return rows.length > 0;
  };

  test('ends with its request, whose later queries are not run; other requests are served', async () => {
    const work = new Work();
    const asked = within(work, () =>
      database.owner.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        queueMicrotask(() => work.stop());
        await sql`select pg_sleep(30)`.execute(trx);
        return rows[0]!.pid;
      }),
    );
    // Ended by neither the query's own timeout nor those of server and driver, whose messages differ.
    await expect(asked).rejects.toThrow(/Connection terminated|not queryable/);
    await expect(within(work, one)).rejects.toThrow('the time of the request is over');
    expect(await within(work, () => forEverybody(one))).toBe(1);
    expect(await one()).toBe(1);
  });

  test('returns to the pool when the request was answered in time', async () => {
    const work = new Work();
    const before = await within(work, backend);
    work.stop();
    expect(await backend()).toBe(before);
  });

  test('is closed when its answer is late, and the rollback behind it does not wait', async () => {
    await one();
    // Makes the driver's timeout fire only on demand.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Lifts the server's own limit, to simulate that its answer was lost in transit.
    const asked = database.owner.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select pg_sleep(30), 'late'`.execute(trx);
    });
    const refused = expect(asked).rejects.toThrow(/Query read timeout|Connection terminated/);
    await expect.poll(asleep).toBe(true);
    // A rollback that waited too would wait for ever.
    vi.advanceTimersByTime(patience + drivers);
    await refused;
    vi.useRealTimers();
    expect(await one()).toBe(1);
  });
});
