import { sql, type RawBuilder } from 'kysely';
import { spanRows } from '../../../reports/sums.ts';
import { timeKey, type ReportSource } from './source.ts';

/** Points that members hold now: what was issued to them less what they have used. */
const heldNow = sql`(select -coalesce(sum(a.balance), 0) from ledger_account a where a.merchant = s.merchant and a.owner_kind = 'house'
  and a.owner_id = 'platform' and a.kind in ('pointsIssued', 'pointsRedeemed') and a.book = 'real' and a.asset = 'points')`;

/** Transfers of points that change what members hold, as `t`, each with its `points`; those held for an order still belong to the member. */
const transfers = (since: RawBuilder<unknown>) => sql`(
  select t.kind, t.at, (select sum(greatest(e.amount, 0)) from ledger_entry e where e.transfer_id = t.id) as points from ledger_transfer t
  where t.merchant = s.merchant and t.asset = 'points' and t.kind in ('pointsEarned', 'pointsConverted', 'pointsSpent') and ${since}
)`;

const sumOf = (kind: string) => sql`coalesce(sum(t.points) filter (where t.kind = ${kind}), 0)`;
const change = sql`${sumOf('pointsEarned')} - ${sumOf('pointsConverted')} - ${sumOf('pointsSpent')}`;

const laterChange = sql`(select ${change} from ${transfers(sql`t.at >= s.ends`)} t)`;

/** What was earned and used, and what members held at the end of each day or month: the liability. */
export const pointsSource: ReportSource = {
  rows: (by, spans) => sql`select moved.merchant, moved.currency, moved.key, moved.earned, moved.converted, moved.spent, moved.change,
      moved.held - moved.later - coalesce(sum(moved.change) over (partition by moved.merchant order by moved.key desc
        rows between unbounded preceding and 1 preceding), 0) as liability
    from (
      select s.merchant, s.currency, ${timeKey(by, sql`t.at at time zone s.zone`)} as key, ${sumOf('pointsEarned')} as earned,
        ${sumOf('pointsConverted')} as converted, ${sumOf('pointsSpent')} as spent, ${change} as change, ${heldNow} as held,
        ${laterChange} as later
      from ${spans} s cross join lateral ${transfers(sql`t.at >= s.begins and t.at < s.ends`)} t
      group by s.merchant, s.currency, s.ends, 3
    ) moved`,
  async totals(db, spans) {
    const { rows } = await sql<{ merchant: string; liability: string }>`
      select s.merchant, (${heldNow} - ${laterChange})::text as liability from ${spanRows(spans)} s`.execute(db);
    return new Map(rows.map(({ merchant, liability }) => [merchant, { liability }]));
  },
};
