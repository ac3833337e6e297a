import { sql } from 'kysely';
import type { ReportSource } from './source.ts';

/** Limits and exclusions: how many members have each now, and how many were set in the span. */
export const limitsSource: ReportSource = {
  rows: (by, spans, now) => {
    const key = by === 'rule' ? sql`each.key` : sql`''`;
    return sql`select s.merchant, s.currency, ${key} as key, sum(each.members) as members, sum(each.newly) as newly
      from ${spans} s cross join lateral (
        select 'deposit' || l.days as key, count(*) as members,
          count(*) filter (where l.set_at >= s.begins and l.set_at < s.ends) as newly
        from deposit_limit l where l.merchant = s.merchant group by 1
        union all
        select 'excluded', (select count(*) from member m where m.merchant = s.merchant and m.kind = 'member' and m.bets_blocked_until > ${now}),
          (select count(*) from audit_event e where e.chain = s.merchant and e.event = 'member.excluded' and e.outcome = 'done'
            and e.at >= s.begins and e.at < s.ends)
        union all
        select 'blocked', (select count(*) from member m where m.merchant = s.merchant and m.kind = 'member' and m.status = 'blocked'),
          (select count(*) from audit_event e where e.chain = s.merchant and e.event = 'member.blocked' and e.outcome = 'done'
            and e.at >= s.begins and e.at < s.ends)
      ) each
      group by 1, 2, 3`;
  },
};
