import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { fromPglite, PgBoss, type ConstructorOptions } from 'pg-boss';
import { databaseTime } from '../db/database-time.ts';
import { longWork, type Database } from '../db/open.ts';
import { roles } from '../db/rights/roles.ts';
import type { Clock } from '../kernel/clock.ts';
import { securityEvent } from '../observe/security-events.ts';
import { traced } from '../observe/tracing.ts';
import type { JobConfig, Jobs } from './job.ts';

export interface JobsDeps {
  database: Database;
  config: JobConfig;
  jobs: Jobs;
  clock: Clock;
  log: { info(facts: object, text: string): void; warn(facts: object, text: string): void; error(facts: object, text: string): void };
}

export interface RunningJobs {
  /** Has a job run as soon as a gateway is free for it. */
  runNow(name: string): Promise<void>;
  /** Waits for the jobs that are running here. */
  stop(): Promise<void>;
}

/** Seconds between two looks into a queue: nothing here is in a hurry, and an embedded database has one connection. */
const lookEvery = 5;
const queueOptions = {
  policy: 'stately',
  retryLimit: 2,
  retryDelay: 5,
  expireInSeconds: 300,
  // A gateway that was killed in the middle of a job is noticed by its silence, and another one does it a minute later.
  heartbeatSeconds: 30,
  retentionSeconds: 3600,
  deleteAfterSeconds: 3600,
} as const;

/** Runs `jobs` by their schedule in the database's own queue, shared with every other gateway on it. */
export async function runJobs({ database, config, jobs, clock, log }: JobsDeps): Promise<RunningJobs> {
  const boss = new PgBoss(database.pglite ? embedded(database, database.pglite) : onServer(database.pool!));
  boss.on('error', (error) => log.error({ err: error }, 'the job queue has trouble'));
  await boss.start();
  for (const [name, { when, run, alarm }] of Object.entries(jobs)) {
    await boss.createQueue(name, queueOptions);
    await boss.work(name, { pollingIntervalSeconds: lookEvery }, async () => {
      const now = await databaseTime(database.db, clock);
      const done = await traced({ name: `job ${name}`, kind: 'internal' }, () => run(database.db, now, config));
      if (done > 0 && alarm) securityEvent(log, alarm, { found: done });
      if (done > 0) log.info({ job: name, done }, 'a job was done');
    });
    await boss.schedule(name, when, null, { tz: 'UTC' });
  }
  return {
    async runNow(name) {
      await boss.send(name, {});
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 5000 }),
  };
}

function embedded(database: Database, pglite: PGlite): ConstructorOptions {
  const engine = fromPglite(pglite);
  // Its statements wait for their turn like everybody's: the one connection may be in a request's scope.
  return { db: { executeSql: (text, values) => database.alone(() => engine.executeSql(text, values)) }, backend: 'pglite' };
}

/** On connections of its own, as the worker; its tables were made with all others (db/queue.ts). */
function onServer({ options }: pg.Pool): ConstructorOptions {
  const own = { max: 3, statement_timeout: longWork, query_timeout: longWork, options: `-c role=${roles.worker}`, migrate: false };
  return { ...options, ...own } as ConstructorOptions;
}
