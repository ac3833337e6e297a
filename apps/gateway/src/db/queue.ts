import { CompiledQuery, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Database } from './database.ts';
import { roles } from './rights/roles.ts';

/**
 * Makes the tables of the job queue on a Postgres, or brings them up to date, and lets the worker use them. Harmless when
 * repeated and when several do it at once. An embedded database's queue makes its own tables when it starts.
 */
export async function prepareQueue({ owner }: Pick<Database, 'owner'>): Promise<void> {
  const executeSql = (text: string, values: unknown[] = []) => owner.executeQuery<never>(CompiledQuery.raw(text, values));
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false });
  // Started only for what it makes; whatever else it would do is switched off, and a failure to make it rejects.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
  await sql.raw(grants).execute(owner);
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
