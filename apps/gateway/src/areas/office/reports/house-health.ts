import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { Schema } from '../operator.ts';

/** Gateways write a heartbeat every 15 seconds; one that has been silent for this many milliseconds counts as lost. */
const lostAfter = 60_000;

/** The state of the gateways and their database, from what they report themselves. */
export async function houseHealth(db: Db, now: Date): Promise<Pick<Schema<'Health'>, 'archive' | 'gateways' | 'security' | 'statements'>> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
  const [gateways, security, archive, known, statements] = await Promise.all([
    db.selectFrom('gateway_beat').selectAll().orderBy('started_at').orderBy('id').execute(),
    sql<{ event: string; count: number }>`select event, sum(count)::int as count from security_count where hour > ${dayAgo}
      group by event order by event`.execute(db),
    sql<{ last: Date | null; failed: Date | null }>`select last_archived_time as last, last_failed_time as failed from pg_stat_archiver
      where current_setting('archive_mode') <> 'off'`.execute(db),
    sql<{ known: boolean }>`select statements_known() as known`.execute(db),
    sql<StatementRow>`select * from slow_statements()`.execute(db),
  ]);
  const [archived] = archive.rows;
  return {
    gateways: gateways.map(({ id, version, started_at, seen_at, status, redis, streams }) => ({
      id,
      version,
      started: started_at.toISOString(),
      seen: seen_at.toISOString(),
      status: now.getTime() - seen_at.getTime() > lostAfter ? 'lost' : status,
      redis,
      streams,
    })),
    security: security.rows,
    archive: archived ? { last: archived.last?.toISOString() ?? null, failed: archived.failed?.toISOString() ?? null } : null,
    statements: known.rows[0]!.known
      ? statements.rows.map(({ statement, calls, mean_ms, total_ms }) => ({
          statement,
          calls: Number(calls),
          mean: mean_ms,
          total: total_ms,
        }))
      : null,
  };
}

interface StatementRow {
  statement: string;
  calls: string;
  mean_ms: number;
  total_ms: number;
}
