import { sql, type RawBuilder } from 'kysely';
import type { Config } from '../../../kernel/config.ts';

/**
 * The condition, on the table `session`, under which a session still is (security A12): not too old, and used within the
 * idle time of its role. Requests, open streams, lists of devices and the sweep all ask this.
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
