import { sql, type Kysely } from 'kysely';

const statements = [
  // Stakes of ties in lines where the merchant does not count ties: part of the stakes and the wins, but of no valid bet.
  `alter table stat_member_day add column ties bigint not null default 0`,
  // Reports of teams read the days of each account, which this index answers by itself.
  `drop index stat_member_day_of_member`,
  `create index stat_member_day_of_member on stat_member_day (member_id, day) include (merchant, currency, rounds, stakes, wins, ties)
    where rounds > 0`,
  // Earlier ties; the next fold finds their days and whether they count.
  `insert into stat_change (merchant, at, currency, subject, partner, game_code, member_id, count, paid_in, paid_out)
    select merchant, coalesce(settled_at, placed_at), currency, 'ties', vendor, game_code, member_id, 1, stake, win
    from round where status = 'settled' and book = 'real' and win = stake and stake > 0`,
];

/** What each member staked in ties that do not count, by day, including everything that happened before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
