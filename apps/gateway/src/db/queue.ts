import { CompiledQuery, sql } from 'kysely';
import { fromPglite, PgBoss, type ConstructorOptions, type QueuePolicy } from 'pg-boss';
import type { Database } from './database.ts';
import { roles } from './rights/roles.ts';

/** One queue of jobs of one kind. */
export interface QueueSettings {
  name: string;
  /** `stately` keeps one job waiting and one running, however many are sent; `standard` runs all of them. */
  policy: Extract<QueuePolicy, 'stately' | 'standard'>;
  /** How often a job is retried, and after how many seconds; the pause doubles up to `retryDelayMax`. */
  retryLimit: number;
  retryDelay: number;
  retryBackoff?: boolean;
  retryDelayMax?: number;
  /** After how many seconds a silent job counts as dead. */
  expireInSeconds: number;
  heartbeatSeconds: number;
  /** How long jobs are kept: one that never started, counted from when it was due, and a finished one. */
  retentionSeconds: number;
  deleteAfterSeconds: number;
}

/**
 * Creates or updates the tables of the job queue and these queues, and grants the worker access. Idempotent, and safe to run concurrently.
 */
export async function prepareQueue(database: Database, queues: readonly QueueSettings[]): Promise<void> {
  const { owner, pglite } = database;
  const asOwner = { executeSql: (text: string, values: unknown[] = []) => owner.executeQuery<never>(CompiledQuery.raw(text, values)) };
  const boss = new PgBoss({ ...(pglite ? embeddedQueue(database, pglite) : { db: asOwner }), supervise: false, schedule: false });
  // Started only to create its tables: everything else is switched off, and a failure rejects.
  boss.on('error', () => undefined);
  await boss.start();
  for (const { name, policy, ...settings } of queues) {
    await boss.createQueue(name, { policy, ...settings });
    await boss.updateQueue(name, settings);
  }
  await boss.stop({ graceful: false });
  if (!pglite) await sql.raw(grants).execute(owner);
}

/** Runs pg-boss on an embedded database: its statements take turns, because the single connection may be in a request's scope. */
export function embeddedQueue(database: Pick<Database, 'alone'>, pglite: NonNullable<Database['pglite']>): ConstructorOptions {
  const engine = fromPglite(pglite);
  return { db: { executeSql: (text, values) => database.alone(() => engine.executeSql(text, values)) }, backend: 'pglite' };
}

const grants = `do $$
begin
  perform pg_advisory_xact_lock(hashtextextended('parlour-rights', 0));
  grant usage on schema pgboss to ${roles.worker};
  grant select, insert, update, delete on all tables in schema pgboss to ${roles.worker};
  grant usage, select on all sequences in schema pgboss to ${roles.worker};
  revoke execute on all functions in schema pgboss from public;
  grant execute on all functions in schema pgboss to ${roles.worker};
end $$`;
