import { sql, type RawBuilder } from 'kysely';
import type { Config } from '../../../kernel/config.ts';
import type { Db } from '../../../kernel/tables.ts';

/**
 * The condition, on the table `session`, for a live session (security A12): not too old, and used within the idle time of its role.
 * Requests, open streams, lists of devices and the sweep all use it.
 */
export function isLive(times: Config['session'], now: Date): RawBuilder<boolean> {
  const { member, trial, agent } = times.idleSeconds;
  const since = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const usedAfter = sql`case session.role
    when 'agent' then ${since(agent)}::timestamptz
    when 'trial' then ${since(trial)}::timestamptz
    else ${since(member)}::timestamptz end`;
  return sql<boolean>`(session.expires_at > ${now} and session.last_seen_at > ${usedAfter})`;
}

/** Which of these sessions are live, by the same rule as for a request. An open stream does not count as use. */
export async function liveSessions(db: Db, ids: readonly string[], times: Config['session'], now: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .where('session.id', 'in', ids)
    .where(isLive(times, now))
    .where('member.status', '=', 'active')
    .select('session.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
