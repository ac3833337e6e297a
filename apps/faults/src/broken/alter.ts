import { sql } from 'kysely';
import type { Stage } from '../world/stage.ts';

/** Rewrites a piece of an SQL function; throws if the piece is not there, as nothing would then be broken. */
export async function alterFunction(stage: Stage, name: string, piece: string, instead: string): Promise<void> {
  const { rows } = await sql<{ source: string }>`select pg_get_functiondef(oid) as source from pg_proc where proname = ${name}`.execute(
    await stage.db(),
  );
  const source = rows[0]?.source ?? '';
  if (!source.includes(piece)) throw new Error(`the function ${name} has no "${piece}" to be broken`);
  await stage.run(source.replaceAll(piece, instead));
}

/** Drops every constraint of a table whose text contains `about`. */
export async function dropChecks(stage: Stage, table: string, about: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = ${table}::regclass and pg_get_constraintdef(oid) like ${`%${about}%`}`.execute(await stage.db());
  await stage.run(...rows.map(({ name }) => `alter table ${table} drop constraint "${name}"`));
}
