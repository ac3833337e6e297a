import { CompiledQuery, sql } from 'kysely';
import { fromPglite, PgBoss, type ConstructorOptions, type QueuePolicy } from 'pg-boss';
import type { Database } from './database.ts';
import { roles } from './rights/roles.ts';

/** One queue of jobs of one kind. */
export interface QueueSettings {
  name: string;
  /** `stately` has one job wait and one run, however often it is asked for; `standard` has each done. */
  policy: Extract<QueuePolicy, 'stately' | 'standard'>;
  /** How often a job is tried again, and after how many seconds, which double up to `retryDelayMax`. */
  retryLimit: number;
  retryDelay: number;
  retryBackoff?: boolean;
  retryDelayMax?: number;
  /** Until a job that says nothing more is taken for dead. */
  expireInSeconds: number;
  heartbeatSeconds: number;
  /** How long a job is kept that nobody has begun, from when it was due, and one that is over. */
  retentionSeconds: number;
  deleteAfterSeconds: number;
}

/**
 * Makes the tables of the job queue and these queues, or brings them up to date, and lets the worker use them. Harmless when
 * repeated and when several do it at once.
 */
export async function prepareQueue(database: Database, queues: readonly QueueSettings[]): Promise<void> {
  const { owner, pglite } = database;
  const asOwner = { executeSql: (text: string, values: unknown[] = []) => owner.executeQuery<never>(CompiledQuery.raw(text, values)) };
  const boss = new PgBoss({ ...(pglite ? embeddedQueue(database, pglite) : { db: asOwner }), supervise: false, schedule: false });
  // Started only for what it makes; whatever else it would do is switched off, and a failure to make it rejects.
  boss.on('error', () => undefined);
  await boss.start();
  for (const { name, policy, ...settings } of queues) {
    await boss.createQueue(name, { policy, ...settings });
    await boss.updateQueue(name, settings);
  }
  await boss.stop({ graceful: false });
  if (!pglite) await sql.raw(grants).execute(owner);
}

/** How pg-boss asks an embedded database: its statements wait for their turn, since the one connection may be in a request's scope. */
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
