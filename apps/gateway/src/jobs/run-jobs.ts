import { sql } from 'kysely';
import type pg from 'pg';
import { PgBoss, type ConstructorOptions, type Job } from 'pg-boss';
import { databaseTime } from '../db/database-time.ts';
import { longWork, type Database } from '../db/open.ts';
import { embeddedQueue } from '../db/queue.ts';
import { roles } from '../db/rights/roles.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Merchants } from '../kernel/merchants.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { Vault } from '../kernel/ports.ts';
import { jobsDone } from '../observe/meters.ts';
import { securityEvent } from '../observe/security-events.ts';
import { traced } from '../observe/tracing.ts';
import type { JobConfig, JobLog, Jobs, JobTools, PeriodicJob } from './job.ts';

export interface JobsDeps {
  database: Database;
  jobs: Jobs;
  config: JobConfig;
  clock: Clock;
  merchants: Merchants;
  outbox: Pick<Outbox, 'makeDue' | 'send'>;
  vault: Vault;
  log: JobLog;
}

export interface RunningJobs {
  /** Runs a periodic job as soon as a gateway is free for it. */
  runNow(name: string): Promise<void>;
  /** Waits for the jobs that are running here. */
  stop(): Promise<void>;
}

/** Milliseconds between polls for due jobs, with one query for all queues; a job may start this late. */
const lookEvery = 1000;
/** Seconds between each queue's own polls, a fallback for the shared one. */
const backstop = 60;
/** How many timed jobs of one kind a gateway runs at once. */
const atOnce = 10;

/** Runs all jobs from the database's queue, shared with every other gateway on it. */
export async function runJobs({ database, jobs, config, clock, merchants, outbox, vault, log }: JobsDeps): Promise<RunningJobs> {
  const boss = new PgBoss(database.pglite ? embeddedQueue(database, database.pglite) : onServer(database.pool!));
  boss.on('error', (error) => log.error({ err: error }, 'the job queue has trouble'));
  await boss.start();
  const workers = new Map<string, string>();

  const perform = async (name: string, work: (tools: JobTools) => Promise<number>): Promise<number> => {
    try {
      const now = await databaseTime(database.db, clock);
      const done = await traced({ name: `job ${name}`, kind: 'internal' }, () =>
        work({ db: database.db, longDb: database.long, now, config, merchants, vault, outbox, log }),
      );
      jobsDone.inc({ queue: name, outcome: 'done' });
      if (done > 0) log.info({ job: name, done }, 'a job was done');
      return done;
    } catch (error) {
      jobsDone.inc({ queue: name, outcome: 'failed' });
      log.warn({ err: error, job: name }, 'a job failed');
      throw error;
    }
  };
  const options = { pollingIntervalSeconds: backstop };
  const runPeriodic = async ({ name, run, alarm }: PeriodicJob): Promise<void> => {
    const done = await perform(name, run);
    if (done > 0 && alarm) securityEvent(log, alarm, { found: done });
  };

  for (const job of jobs.periodic) {
    workers.set(job.name, await boss.work(job.name, options, () => runPeriodic(job)));
    await boss.schedule(job.name, job.when, null, { tz: 'UTC' });
  }
  for (const { name, run } of jobs.timed) {
    const each = async ({ id, data }: Job): Promise<{ id: string; status: 'completed' | 'failed'; output?: object }> =>
      perform(name, (tools) => run(data, tools)).then(
        (done) => ({ id, status: 'completed', output: { done } }),
        (error: unknown) => ({ id, status: 'failed', output: { message: error instanceof Error ? error.message : 'unknown' } }),
      );
    const batch = { ...options, batchSize: atOnce, perJobResults: true, burstWhenBatchFull: true } as const;
    workers.set(name, await boss.work(name, batch, (due: Job[]) => Promise.all(due.map(each))));
  }
  // Jobs that this release no longer has.
  for (const { name } of await boss.getSchedules()) if (!workers.has(name)) await boss.unschedule(name);

  const asker = database.pglite ? database.owner : database.db;
  const look = async (): Promise<void> => {
    const { rows } = await sql<{ name: string }>`select q.name from pgboss.queue q where exists (select from pgboss.job j
      where j.name = q.name and j.state < 'active' and j.start_after <= now() and not j.blocked)`.execute(asker);
    for (const { name } of rows) {
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    }
  };
  const looking = [
    everyNow(look, (error) => log.warn({ err: error }, 'the job queue could not be looked at')),
    // One query for all due calls, instead of a job for each, of which hardly one in a thousand would find anything to do.
    everyNow(
      () => outbox.makeDue(),
      (error) => log.warn({ err: error }, 'the outbox could not be looked at'),
    ),
  ];
  return {
    async runNow(name) {
      await boss.send(name, {});
    },
    async stop() {
      await Promise.all(looking.map((each) => each.stop()));
      await boss.stop({ graceful: true, close: true, timeout: 5000 });
    },
  };
}

/** Runs `look` repeatedly, with a pause after each run. */
function everyNow(look: () => Promise<unknown>, onError: (error: unknown) => void): { stop(): Promise<unknown> } {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let current: Promise<unknown> = Promise.resolve();
  const next = (): void => {
    current = look()
      .catch((error: unknown) => {
        if (!stopped) onError(error);
      })
      .finally(() => {
        if (!stopped) timer = setTimeout(next, lookEvery);
      });
  };
  timer = setTimeout(next, lookEvery);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      return current;
    },
  };
}

/** Uses connections of its own, as the worker; its tables were created together with all others (db/queue.ts). */
function onServer({ options }: pg.Pool): ConstructorOptions {
  const own = { max: 3, statement_timeout: longWork, query_timeout: longWork, options: `-c role=${roles.worker}`, migrate: false };
  return { ...options, ...own } as ConstructorOptions;
}
