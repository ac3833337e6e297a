import { sql, type RawBuilder } from 'kysely';
import { memberName, named, timeKey, type Grouping, type ReportSource } from './source.ts';

/** Members who registered in the span, as `m`. */
const registered = (spans: RawBuilder<unknown>) => sql`${spans} s join member m on m.merchant = s.merchant and m.kind = 'member'
  and m.created_at >= s.begins and m.created_at < s.ends`;
const localDay = sql`(m.created_at at time zone s.zone)`;

const hasDeposited = sql`exists (select from stat_depositor d where d.member_id = m.id)`;
const played = (days: RawBuilder<unknown>) =>
  sql`exists (select from stat_member_day d where d.member_id = m.id and d.rounds > 0 and ${days})`;
const some = (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})`;
const share = (condition: RawBuilder<unknown>) => sql`${some(condition)}::float8 / count(*)::float8`;

/** How far those who registered in the span have come since. */
export const funnelSource: ReportSource = {
  rows: (by, spans) => {
    const key =
      by === 'country' ? sql`coalesce(m.created_country, '')` : by === 'way' ? sql`coalesce(m.registered_by, '')` : timeKey(by, localDay);
    const columns = [
      named('registrations', sql`count(*)`),
      named('verified', some(sql`m.mobile_verified_at is not null or m.email_verified_at is not null`)),
      named('depositors', some(hasDeposited)),
      named('players', some(played(sql`true`))),
      named('conversion', share(hasDeposited)),
    ];
    return sql`select s.merchant, s.currency, ${key} as key, ${sql.join(columns)} from ${registered(spans)} group by 1, 2, 3`;
  },
};

/** The share of those who registered on a day or in a month who played so many days later; null before these days have passed. */
export const cohortsSource: ReportSource = {
  rows: (by, spans, now) => {
    const within = (from: number, to: number) => {
      const since = sql`${localDay}::date`;
      const plays = share(played(sql`d.day >= ${since} + ${from}::int and d.day <= ${since} + ${to}::int`));
      return sql`case when max(m.created_at) + make_interval(days => ${to}::int) <= ${now} then ${plays} end`;
    };
    const columns = [
      named('registrations', sql`count(*)`),
      named('depositors', some(hasDeposited)),
      named('players', some(played(sql`true`))),
      named('nextDay', within(1, 1)),
      named('firstWeek', within(1, 7)),
      named('firstMonth', within(8, 30)),
      named('thirdMonth', within(31, 90)),
    ];
    return sql`select s.merchant, s.currency, ${timeKey(by, localDay)} as key, ${sql.join(columns)} from ${registered(spans)} group by 1, 2, 3`;
  },
};

/** Those who registered in the span with the code of a member: what they brought, and what their inviters were paid for them. */
export const referralsSource: ReportSource = {
  rows: (by, spans) => {
    const columns = [
      named('invited', sql`count(*)`),
      named('depositors', some(hasDeposited)),
      named('deposits', sql`coalesce(sum(brought.deposits), 0)`),
      named('ggr', sql`coalesce(sum(brought.ggr), 0)`),
      named('rewards', sql`coalesce(sum(brought.reward), 0)`),
    ];
    return sql`select s.merchant, s.currency, ${keyOfReferral(by)} as key, ${sql.join(columns)}
      from ${registered(spans)}
      join member inviter on inviter.merchant = m.merchant and inviter.kind = 'member' and right(inviter.id::text, 12) = m.invitation_code
        and inviter.id <> m.id
      cross join lateral (
        select (select sum(d.amount) from deposit d where d.member_id = m.id and d.status = 'succeeded' and d.currency = s.currency) as deposits,
          (select sum(d.stakes - d.wins) from stat_member_day d where d.member_id = m.id and d.merchant = m.merchant
            and d.currency = s.currency and d.rounds > 0) as ggr,
          (select sum(c.amount) from loyalty_claim c where c.member_id = inviter.id and c.kind = 'invite' and c.subject = m.id::text) as reward
      ) brought
      group by 1, 2, 3`;
  },
  name: { inviter: memberName },
};

const keyOfReferral = (by: Grouping) => (by === 'inviter' ? sql`inviter.id::text` : timeKey(by, localDay));
