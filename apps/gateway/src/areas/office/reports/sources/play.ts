import { sql } from 'kysely';
import { hourOf, hoursOf, hourSum, named, timeKey, type ReportSource } from './source.ts';

/** The largest wins are read by their index; a report has no more of them. */
const mostWins = 1000;

/** The largest wins of the span, one row for each round. */
export const winsSource: ReportSource = {
  rows: (by, spans) => {
    const rounds = sql`${spans} s cross join lateral (
      select * from round where round.merchant = s.merchant and book = 'real' and status = 'settled' and win > 0
        and settled_at >= s.begins and settled_at < s.ends and round.currency = s.currency order by win desc limit ${mostWins}
    ) w`;
    const key = by === 'round' ? sql`w.id::text` : sql`''`;
    return sql`select s.merchant, s.currency, ${key} as key, count(*) as rounds, sum(w.stake) as stakes, sum(w.win) as wins,
        sum(w.win)::float8 / nullif(sum(w.stake), 0)::float8 as multiple
      from ${rounds} group by 1, 2, 3`;
  },
  name: {
    round: sql<string | null>`(select m.username || ' · ' || w.game_code from round w join member m on m.id = w.member_id
      where w.id = r.key::uuid)`,
  },
};

const subjects = ['rounds', 'promotions', 'rebates'];

/** What taxes on gaming are computed from; bonuses and rebates belong to no line. */
export const taxSource: ReportSource = {
  rows: (by, spans) => {
    const key = by === 'line' ? sql`h.line` : timeKey(by, hourOf);
    const columns = [
      named('rounds', hourSum('rounds', 'count')),
      named('stakes', hourSum('rounds', 'paid_in')),
      named('wins', hourSum('rounds', 'paid_out')),
      named('bonuses', sql`${hourSum('promotions', 'paid_out')} - ${hourSum('promotions', 'paid_in')}`),
      named('rebates', sql`${hourSum('rebates', 'paid_out')} - ${hourSum('rebates', 'paid_in')}`),
    ];
    const of = by === 'line' ? ['rounds'] : subjects;
    return sql`select sums.*, sums.stakes - sums.wins as ggr, sums.stakes - sums.wins - sums.bonuses - sums.rebates as ngr
      from (select s.merchant, s.currency, ${key} as key, ${sql.join(columns)} from ${hoursOf(spans, of)} group by 1, 2, 3) sums`;
  },
};
