import { sql, type RawBuilder } from 'kysely';
import { spanRows } from '../../../reports/sums.ts';
import { hourOf, hoursOf, hourSum, named, timeKey, type Grouping, type ReportSource } from './source.ts';

/** Within how many days after a claim a member must play again to count as retained. */
const retainedDays = 30;

/**
 * What promotions cost and brought. What they gave is read from the transfers that the dashboard adds up; rebates, which have a budget of
 * their own, are left out there too.
 */
export const promotionsSource: ReportSource = {
  rows: (by, spans) => (by === 'promotion' ? eachPromotion(spans) : fromHours(by, spans)),
  name: {
    promotion: sql<string | null>`(select v.texts -> 'title' ->> 'EN' from promotion p join promotion_version v on v.promotion_id = p.id
      where p.merchant = r.merchant and p.code = r.key order by v.version desc limit 1)`,
  },
  async totals(db, spans) {
    const { rows } = await sql<{ merchant: string; claims: string; converted: string; members: string; retained: string }>`
      select s.merchant, count(c.id)::text as claims, count(distinct c.member_id)::text as members,
        count(distinct c.member_id) filter (where ${playsAgain})::text as retained,
        (select coalesce(sum(g.converted), 0)::text from bonus_grant g where g.merchant = s.merchant and g.book = 'real'
          and g.granted_at >= s.begins and g.granted_at < s.ends) as converted
      from ${spanRows(spans)} s left join promotion_claim c on c.merchant = s.merchant and c.claimed_at >= s.begins and c.claimed_at < s.ends
      group by s.merchant, s.begins, s.ends`.execute(db);
    return new Map(
      rows.map(({ merchant, retained, ...row }) => [
        merchant,
        { ...row, ...(row.members !== '0' && { retained: Number(retained) / Number(row.members) }) },
      ]),
    );
  },
};

const playsAgain = sql`exists (select from stat_member_day d where d.member_id = c.member_id and d.rounds > 0
  and d.day > c.day and d.day <= c.day + ${retainedDays}::int)`;

function fromHours(by: Grouping, spans: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = [
    named('given', hourSum('promotions', 'paid_out')),
    named('returned', hourSum('promotions', 'paid_in')),
    named('cost', sql`${hourSum('promotions', 'paid_out')} - ${hourSum('promotions', 'paid_in')}`),
    // Told by `totals`.
    ...['claims', 'members', 'converted'].map((figure) => named(figure, sql`0`)),
    named('retained', sql`null::float8`),
  ];
  return sql`select s.merchant, s.currency, ${timeKey(by, hourOf)} as key, ${sql.join(columns)}
    from ${hoursOf(spans, ['promotions'])} group by 1, 2, 3`;
}

function eachPromotion(spans: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select s.merchant, s.currency, p.code as key, coalesce(paid.given, 0) as given, coalesce(paid.returned, 0) as returned,
      coalesce(paid.given, 0) - coalesce(paid.returned, 0) as cost, claimed.claims, claimed.members,
      claimed.retained::float8 / nullif(claimed.members, 0) as retained, coalesce(granted.converted, 0) as converted
    from ${spans} s join promotion p on p.merchant = s.merchant
    cross join lateral (
      select sum(greatest(-e.amount, 0)) as given, sum(greatest(e.amount, 0)) as returned
      from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_transfer t on t.id = e.transfer_id
      where a.owner_kind = 'promotion' and a.owner_id = p.id::text and a.book = 'real' and a.asset = s.currency
        and t.at >= s.begins and t.at < s.ends
        and t.kind not in ('promotionFunded', 'promotionDefunded', 'rebatePaid', 'betRebate', 'agentRebate')
    ) paid
    cross join lateral (
      select count(*) as claims, count(distinct c.member_id) as members, count(distinct c.member_id) filter (where ${playsAgain}) as retained
      from promotion_claim c where c.promotion_id = p.id and c.claimed_at >= s.begins and c.claimed_at < s.ends
    ) claimed
    cross join lateral (
      select sum(g.converted) as converted from bonus_grant g
      where g.promotion_id = p.id and g.merchant = s.merchant and g.book = 'real' and g.granted_at >= s.begins and g.granted_at < s.ends
    ) granted
    where paid.given is not null or claimed.claims > 0 or granted.converted > 0`;
}
