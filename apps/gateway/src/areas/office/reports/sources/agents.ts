import { sql } from 'kysely';
import { memberName, timeKey, type ReportSource } from './source.ts';

/** What contracts earned in periods that began in the span, by bill; an upline pays those that the platform does not. */
export const agentsSource: ReportSource = {
  rows: (by, spans) => {
    const key =
      by === 'contract' ? sql`b.kind` : by === 'agent' ? sql`b.holder_id::text` : timeKey(by, sql`b.starts_at at time zone s.zone`);
    return sql`select s.merchant, s.currency, ${key} as key, count(*) as bills, sum(b.due) as due, sum(b.paid) as paid, sum(b.owed) as owed,
        coalesce(sum(b.paid) filter (where b.payer_id is null), 0) as "byPlatform"
      from ${spans} s join agent_bill b on b.merchant = s.merchant and b.currency = s.currency
        and b.starts_at >= s.begins and b.starts_at < s.ends
      group by 1, 2, 3`;
  },
  name: { agent: memberName },
};
