import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import type { Limiter } from '../../kernel/rate-limit.ts';

/** Counts in the database, which every installation has. */
export function sqlLimiter(db: Db): Limiter {
  return {
    async count({ bucket, max, windowSeconds }, now) {
      const expires = new Date(now.getTime() + windowSeconds * 1000);
      const row = await db
        .insertInto('rate_limit')
        .values({ bucket, uses: 1, expires_at: expires })
        .onConflict((conflict) =>
          conflict.column('bucket').doUpdateSet({
            uses: sql`case when rate_limit.expires_at <= ${now} then 1 else least(rate_limit.uses, ${max}::integer) + 1 end`,
            expires_at: sql`case when rate_limit.expires_at <= ${now} then ${expires} else rate_limit.expires_at end`,
          }),
        )
        .returning(['uses', 'expires_at'])
        .executeTakeFirstOrThrow();
      return { uses: row.uses, endsAt: row.expires_at };
    },
  };
}
