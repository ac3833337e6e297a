import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PgBoss } from 'pg-boss';
import { jobs as shipped } from '../areas.ts';
import type { Db } from '../kernel/tables.ts';
import { embeddedQueue, prepareQueue } from '../db/queue.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { gatherJobs, timedJob } from './job.ts';
import { queuesOf } from './queues.ts';
import { runJobs, type RunningJobs } from './run-jobs.ts';
import { schedule } from './schedule.ts';

/** The jobs that have run, with the machine's time. */
const done: { drawId: number; at: number }[] = [];
const failures = new Map<number, number>();
const closeDraw = timedJob({
  name: 'close-draw',
  payload: z.object({ drawId: z.number().int() }),
  async run({ drawId }) {
    const left = failures.get(drawId) ?? 0;
    failures.set(drawId, left - 1);
    if (left > 0) throw new Error('not yet');
    done.push({ drawId, at: Date.now() });
    return 1;
  },
});
const jobs = gatherJobs([{ timed: [closeDraw] }]);
const queues = queuesOf(jobs).map((queue) => ({ ...queue, retryLimit: 1, retryDelay: 1 }));

let gateway: TestGateway;
let running: RunningJobs | undefined;
beforeAll(async () => {
  gateway = await startTestGateway();
  await prepareQueue(gateway.database, queues);
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  done.length = 0;
});
afterAll(() => gateway.close());

const quiet = { info: () => undefined, warn: () => undefined, error: (facts: object) => expect(facts).toBeUndefined() };
const start = async () => {
  const { database, config, merchants, app, vault } = gateway;
  running = await runJobs({
    database,
    jobs,
    config,
    merchants,
    outbox: app.outbox,
    vault,
    clock: { now: () => new Date(), statementTime: () => null },
    log: quiet,
  });
};
const scheduled = async (drawId: number) => {
  const { rows } = await sql<{ state: string }>`
    select state::text from pgboss.job where name = 'close-draw' and data->>'drawId' = ${String(drawId)}`.execute(gateway.db);
  return rows.map(({ state }) => state);
};
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

describe('a job that is scheduled', () => {
  test('begins at its time, within a second, in whichever order it was scheduled', async () => {
    await start();
    const [late, soon] = [inSeconds(3), inSeconds(1.5)];
    await schedule(gateway.db, closeDraw, { drawId: 2 }, { key: 'draw 2', at: late });
    await schedule(gateway.db, closeDraw, { drawId: 1 }, { key: 'draw 1', at: soon });
    await expect.poll(() => done.map(({ drawId }) => drawId)).toEqual([1, 2]);
    for (const [i, at] of [soon, late].entries()) {
      expect(done[i]!.at).toBeGreaterThanOrEqual(at.getTime());
      expect(done[i]!.at).toBeLessThan(at.getTime() + 2000);
    }
  });

  test('is scheduled with the caller’s transaction, and once under its key', async () => {
    const put = (db: Db) => schedule(db, closeDraw, { drawId: 3 }, { key: 'draw 3', at: inSeconds(0) });
    const rolledBack = inTransaction(gateway.db, async (trx) => {
      await put(trx);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await scheduled(3)).toEqual([]);
    expect([await inTransaction(gateway.db, put), await inTransaction(gateway.db, put)]).toEqual([true, false]);
    await start();
    await expect.poll(() => scheduled(3)).toEqual(['completed']);
    expect(await put(gateway.db)).toBe(false);
    expect(done).toHaveLength(1);
  });

  test('may be scheduled by a request; the keys of two merchants are two', async () => {
    const at = inSeconds(3600);
    for (const merchant of ['lotus', 'delta'])
      expect(await schedule(gateway.database.forMerchant(merchant), closeDraw, { drawId: 4 }, { key: 'draw 4', at })).toBe(true);
    expect(await scheduled(4)).toEqual(['created', 'created']);
  });

  test('that fails is tried again; one that fails for good stays, and shows in the metrics', async () => {
    failures.set(5, 1).set(6, 2);
    for (const drawId of [5, 6]) await schedule(gateway.db, closeDraw, { drawId }, { key: `draw ${drawId}`, at: inSeconds(0) });
    await start();
    await expect.poll(async () => [await scheduled(5), await scheduled(6)]).toEqual([['completed'], ['failed']]);
    expect(done.map(({ drawId }) => drawId)).toEqual([5]);
    const { body } = await gateway.guest({ host: 'localhost' }).inject({ method: 'GET', url: '/metrics' });
    expect(body).toContain('parlour_jobs{queue="close-draw",state="failed"} 1');
  });

  test('that no gateway knows is an error at once', async () => {
    const unknown = timedJob({ name: 'open-draw', payload: z.object({}), run: () => Promise.resolve(0) });
    await expect(schedule(gateway.db, unknown, {}, { key: 'x', at: new Date() })).rejects.toThrow('open-draw');
  });
});

test('job_put inserts a job exactly as pg-boss does', async () => {
  const { database } = gateway;
  const boss = new PgBoss({
    ...(database.pglite ? embeddedQueue(database, database.pglite) : { ...(database.pool!.options as object) }),
    supervise: false,
    schedule: false,
  });
  await boss.start();
  const at = inSeconds(3600);
  const sent = await boss.send('close-draw', { drawId: 7 }, { startAfter: at, singletonKey: 'draw 7' });
  await boss.stop({ graceful: false });
  await schedule(gateway.db, closeDraw, { drawId: 7 }, { key: 'draw 7', at });
  const { rows } = await sql<{ id: string; job: object }>`
    select id, to_jsonb(job) - 'id' - 'created_on' as job from pgboss.job where name = 'close-draw' and data->>'drawId' = '7'`.execute(
    gateway.db,
  );
  expect(rows).toHaveLength(2);
  const ours = rows.find(({ id }) => id !== sent)!;
  expect(ours.job).toEqual(rows.find(({ id }) => id === sent)!.job);
});

test('every job that ships has a name of its own', () => {
  expect(shipped.periodic.length + shipped.timed.length).toBeGreaterThan(7);
  expect(() => gatherJobs([shipped, shipped])).toThrow('two jobs called');
});
