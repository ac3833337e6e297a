import { sql, type RawBuilder } from 'kysely';
import { activeIn } from '../../../reports/sums.ts';
import { hourOf, hoursOf, hourSum, memberName, named, timeKey, type Grouping, type ReportSource } from './source.ts';

const subjects = ['registrations', 'firstDeposits', 'deposits', 'withdrawals', 'rounds', 'promotions', 'rebates'];

/** How members came, paid and played. By member, only what each paid and played. */
export const membersSource: ReportSource = {
  rows: (by, spans) => (by === 'member' ? eachMember(spans) : ofTime(by, spans)),
  name: { member: memberName },
  async totals(db, spans) {
    const active = await activeIn(db, spans);
    return new Map([...active].map(([merchant, count]) => [merchant, { active: count }]));
  },
};

function eachMember(spans: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select s.merchant, s.currency, d.member_id::text as key,
      sum(d.deposits) as deposits, sum(d.withdrawals) as withdrawals, sum(d.deposits) - sum(d.withdrawals) as net,
      sum(d.rounds) as rounds, sum(d.stakes) as stakes, sum(d.wins) as wins, sum(d.stakes) - sum(d.wins) as ggr
    from ${spans} s join stat_member_day d on d.merchant = s.merchant and d.day between s.first and s.last and d.currency = s.currency
    group by 1, 2, 3`;
}

function ofTime(by: Grouping, spans: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = [
    named('registrations', hourSum('registrations', 'count')),
    named('firstDeposits', hourSum('firstDeposits', 'count')),
    named('deposits', hourSum('deposits', 'paid_in')),
    named('withdrawals', hourSum('withdrawals', 'paid_out')),
    named('rounds', hourSum('rounds', 'count')),
    named('stakes', hourSum('rounds', 'paid_in')),
    named('wins', hourSum('rounds', 'paid_out')),
    named(
      'costs',
      sql`${hourSum('promotions', 'paid_out')} - ${hourSum('promotions', 'paid_in')}
      + ${hourSum('rebates', 'paid_out')} - ${hourSum('rebates', 'paid_in')}`,
    ),
  ];
  // Each member counts on the first day of a month, or of the span, on which they played.
  const begins = by === 'month' ? sql`greatest(s.first, date_trunc('month', p.day)::date)` : sql`p.day`;
  return sql`select sums.*, sums.deposits - sums.withdrawals as net, sums.stakes - sums.wins as ggr,
      sums.stakes - sums.wins - sums.costs as ngr, coalesce(actives.active, 0) as active
    from (select s.merchant, s.currency, ${timeKey(by, hourOf)} as key, ${sql.join(columns)}
      from ${hoursOf(spans, subjects)} group by 1, 2, 3) sums
    left join (select s.merchant, ${timeKey(by, sql`p.day`)} as key, sum(p.members) as active
      from ${spans} s join stat_played_day p on p.merchant = s.merchant and p.currency = s.currency and p.day between s.first and s.last
        and p.played_before < ${begins}
      group by 1, 2) actives on actives.merchant = sums.merchant and actives.key = sums.key`;
}
