import type { Database } from '../../db/open.ts';
import type { RedisLink } from '../../db/redis-link.ts';
import type { Limiter } from '../../kernel/rate-limit.ts';
import { redisLimiter } from './redis-limiter.ts';
import { sqlLimiter } from './sql-limiter.ts';

/** Counts in Redis if there is one, otherwise in the database. */
export function limiterOf({ database, redis }: { database: Pick<Database, 'db'>; redis?: RedisLink }): Limiter {
  const inDatabase = sqlLimiter(database.db);
  return redis ? redisLimiter(redis, inDatabase) : inDatabase;
}
