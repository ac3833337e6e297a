import { lotteryVendor } from '@parlour/domain';
import { sql } from 'kysely';
import type { Merchants } from '../../kernel/merchants.ts';
import type { Db } from '../../kernel/tables.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { excludesTies } from '../vendors/ties.ts';
import { linkPlayedDays } from './played-days.ts';

/** How many changes one statement adds up. */
const atOnce = 20_000;

/** Each merchant's time zone, which defines the hours and days of its sums; UTC for a merchant whose brand no longer exists. */
const zonesOf = ({ all }: Pick<Merchants, 'all'>): string => JSON.stringify(Object.fromEntries(all.map((m) => [m.code, m.brand.timeZone])));

/** Adds recorded changes to the sums; returns how many. Whatever arrives meanwhile is left for the next run. */
export async function foldStats(db: Db, merchants: Pick<Merchants, 'all'>): Promise<number> {
  const zones = zonesOf(merchants);
  let folded = 0;
  for (;;) {
    const some = await inTransaction(db, (trx) => foldSome(trx, zones));
    folded += some;
    if (some < atOnce) return folded;
  }
}

/** Adds and deletes changes in one statement, so that none is lost or counted twice, whatever fails. */
async function foldSome(trx: Db, zones: string): Promise<number> {
  // Concurrent runs would wait for each other's rows; this way the second one finds only what the first has left.
  await sql`select pg_advisory_xact_lock(hashtextextended('stat-fold', 0))`.execute(trx);
  const { rows } = await sql<{ count: string }>`
    with taken as (
      delete from stat_change where ctid = any (array(select ctid from stat_change limit ${atOnce})) returning *
    ), placed as (
      select t.*, coalesce(z.zone, 'UTC') as zone,
        coalesce(g.game_type, case when t.subject in ('rounds', 'ties') and t.partner = ${lotteryVendor} then 'LOTT' end, '') as line
      from taken t
      left join jsonb_each_text(${zones}::jsonb) as z (merchant, zone) on z.merchant = t.merchant
      left join game g on t.subject in ('rounds', 'ties') and g.vendor = t.partner and g.code = t.game_code
    ), first as (
      insert into stat_depositor (member_id, merchant, first_at, registered)
        select distinct on (p.member_id) p.member_id, p.merchant, p.at, m.created_at from placed p join member m on m.id = p.member_id
        where p.subject = 'deposits' order by p.member_id, p.at
        on conflict do nothing
        returning *
    ), firsts as (
      select distinct on (p.member_id) p.*, f.registered
      from placed p join first f on f.member_id = p.member_id and f.first_at = p.at
      where p.subject = 'deposits' order by p.member_id
    ), weighed as (
      select p.*, case when (p.subject = 'ties' or p.subject = 'rounds' and abs(p.count) = 1 and p.paid_in = p.paid_out)
        and ${excludesTies({ merchant: sql`p.merchant`, line: sql`p.line`, at: sql`p.at` })} then p.paid_in else 0 end as ties
      from placed p
    ), hours as (
      insert into stat_hour (merchant, hour, subject, partner, line, currency, count, paid_in, paid_out)
        select merchant, hour, subject, partner, line, currency, sum(count), sum(paid_in), sum(paid_out) from (
          select merchant, date_trunc('hour', at, zone) as hour, subject, partner, line, currency, count, paid_in, paid_out from placed
          where subject <> 'ties'
          union all
          select merchant, date_trunc('hour', at, zone), 'firstDeposits', partner, '', currency, 1, paid_in, 0 from firsts
          union all
          select merchant, date_trunc('hour', registered, zone), 'converted', '', '', currency, 1, 0, 0 from firsts
        ) happened
        group by 1, 2, 3, 4, 5, 6
      on conflict (merchant, hour, subject, partner, line, currency) do update set count = stat_hour.count + excluded.count,
        paid_in = stat_hour.paid_in + excluded.paid_in, paid_out = stat_hour.paid_out + excluded.paid_out
    ), games as (
      insert into stat_game_day (merchant, day, vendor, game_code, currency, rounds, stakes, wins)
        select merchant, (at at time zone zone)::date, partner, game_code, currency, sum(count), sum(paid_in), sum(paid_out)
        from placed where subject = 'rounds' group by 1, 2, 3, 4, 5
      on conflict (merchant, day, vendor, game_code, currency) do update set rounds = stat_game_day.rounds + excluded.rounds,
        stakes = stat_game_day.stakes + excluded.stakes, wins = stat_game_day.wins + excluded.wins
    ), members as (
      insert into stat_member_day (merchant, day, member_id, currency, rounds, stakes, wins, ties, deposits, withdrawals, first_at)
        select merchant, (at at time zone zone)::date, member_id, currency,
          coalesce(sum(count) filter (where subject = 'rounds'), 0), coalesce(sum(paid_in) filter (where subject = 'rounds'), 0),
          coalesce(sum(paid_out) filter (where subject = 'rounds'), 0), sum(ties),
          coalesce(sum(paid_in) filter (where subject = 'deposits'), 0),
          coalesce(sum(paid_out) filter (where subject = 'withdrawals'), 0),
          coalesce(min(at) filter (where subject = 'rounds'), 'infinity')
        from weighed where subject in ('rounds', 'ties', 'deposits', 'withdrawals') group by 1, 2, 3, 4
      on conflict (merchant, day, member_id, currency) do update set rounds = stat_member_day.rounds + excluded.rounds,
        stakes = stat_member_day.stakes + excluded.stakes, wins = stat_member_day.wins + excluded.wins,
        ties = stat_member_day.ties + excluded.ties,
        deposits = stat_member_day.deposits + excluded.deposits, withdrawals = stat_member_day.withdrawals + excluded.withdrawals,
        first_at = least(stat_member_day.first_at, excluded.first_at)
    )
    select count(*)::text as count from taken`.execute(trx);
  await linkPlayedDays(trx);
  return Number(rows[0]!.count);
}
