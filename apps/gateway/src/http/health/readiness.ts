import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import type { RedisLink } from '../../db/redis-link.ts';

/** Required and optional dependencies of a gateway. */
export interface Readiness {
  /** `degraded`: it serves, but an optional dependency is missing. */
  status: 'ready' | 'degraded' | 'not ready';
  database: 'up' | 'down';
  /** `newer`: a newer version has already migrated the database; `behind`: it lacks what this version needs. */
  migrations: 'current' | 'newer' | 'behind' | 'unknown';
  redis: 'up' | 'down' | 'none';
}

/** A database that does not answer within this, in milliseconds, counts as down: a health check waits no longer (security F08). */
const patience = 250;

/** Checks a gateway's dependencies. Concurrent checks of a slow database share one query. */
export function readinessOf(db: Db, migrations: readonly string[], redis?: RedisLink): () => Promise<Readiness> {
  let asking: Promise<Readiness['migrations']> | undefined;
  return async () => {
    asking ??= migrationsOf(db, migrations).finally(() => (asking = undefined));
    const found = await within(patience, asking);
    const of: Omit<Readiness, 'status'> = {
      database: found === 'unknown' ? 'down' : 'up',
      migrations: found,
      redis: redis === undefined ? 'none' : redis.up ? 'up' : 'down',
    };
    const serves = of.migrations === 'current' || of.migrations === 'newer';
    return { status: !serves ? 'not ready' : of.redis === 'down' ? 'degraded' : 'ready', ...of };
  };
}

async function migrationsOf(db: Db, migrations: readonly string[]): Promise<Readiness['migrations']> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const there = new Set(rows.map(({ name }) => name));
    if (migrations.some((name) => !there.has(name))) return 'behind';
    return there.size > migrations.length ? 'newer' : 'current';
  } catch {
    return 'unknown';
  }
}

async function within(ms: number, asked: Promise<Readiness['migrations']>): Promise<Readiness['migrations']> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'unknown'>((resolve) => {
    timer = setTimeout(() => resolve('unknown'), ms);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
