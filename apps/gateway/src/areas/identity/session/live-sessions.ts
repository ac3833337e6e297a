import type { Config } from '../../../kernel/config.ts';
import type { Db } from '../../../kernel/tables.ts';
import { isLive } from './live.ts';

/** Which of these sessions still are, by the same rule as a request's; an open stream does not count as use. */
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
