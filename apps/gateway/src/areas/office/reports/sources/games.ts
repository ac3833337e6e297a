import { sql, type RawBuilder } from 'kysely';
import { hourOf, hoursOf, hourSum, named, timeKey, type Grouping, type ReportSource } from './source.ts';

/** What games and vendors brought. Only games have sums of their own, by day; the rest is read from the hours of the dashboard. */
export const gamesSource: ReportSource = {
  rows: (by, spans) => (by === 'game' ? eachGame(spans) : fromHours(by, spans)),
  name: {
    vendor: sql<string | null>`(select titles ->> 'EN' from vendor where code = r.key)`,
    game: sql<string | null>`(select name from game where vendor = split_part(r.key, '/', 1) and code = split_part(r.key, '/', 2))`,
  },
};

function fromHours(by: Grouping, spans: RawBuilder<unknown>): RawBuilder<unknown> {
  const key = by === 'vendor' ? sql`h.partner` : by === 'line' ? sql`h.line` : timeKey(by, hourOf);
  return sql`select s.merchant, s.currency, ${key} as key,
      ${sql.join(figures(hourSum('rounds', 'count'), hourSum('rounds', 'paid_in'), hourSum('rounds', 'paid_out')))}
    from ${hoursOf(spans, ['rounds'])} group by 1, 2, 3`;
}

function eachGame(spans: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select s.merchant, s.currency, d.vendor || '/' || d.game_code as key,
      ${sql.join(figures(sql`sum(d.rounds)`, sql`sum(d.stakes)`, sql`sum(d.wins)`))}
    from ${spans} s join stat_game_day d on d.merchant = s.merchant and d.day between s.first and s.last and d.currency = s.currency
    group by 1, 2, 3`;
}

const figures = (rounds: RawBuilder<unknown>, stakes: RawBuilder<unknown>, wins: RawBuilder<unknown>) => [
  named('rounds', rounds),
  named('stakes', stakes),
  named('wins', wins),
  named('ggr', sql`${stakes} - ${wins}`),
  named('rtp', sql`(${wins})::float8 / nullif(${stakes}, 0)::float8`),
];
