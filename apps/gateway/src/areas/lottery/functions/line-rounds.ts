/**
 * Every line is also a round of the vendor `LOTT`, so that records, turnover and reports count lotteries like any other game. The stake of
 * a settled round is the valid bet: refunded parts were never at risk.
 */
const linePlaced = `
create or replace function lottery_line_placed() returns trigger language plpgsql as $body$
begin
  insert into round (id, merchant, member_id, vendor, vendor_round_id, game_code, currency, book, stake, win, status, placed_at)
    select id, merchant, member_id, 'LOTT', id::text, game_code, currency, book, stake, 0, 'open', placed_at from placed;
  return null;
end $body$`;

// One look-up per line. With few rounds in the table, the planner would rather scan them all, or their whole index for a merge join; each
// chunk of a draw would then read the rounds of all other chunks, so that twice the lines took four times as long. Looking up by array and
// by join at once rules out that plan.
const lineChanged = `
create or replace function lottery_line_changed() returns trigger language plpgsql set enable_seqscan = off as $body$
begin
  update round r set
      stake = case when l.state in ('won', 'lost') then l.stake - l.refund when l.state in ('accepted', 'pending') then l.stake else 0 end,
      win = case when l.state in ('won', 'lost') then l.payout else 0 end,
      status = case when l.state in ('won', 'lost') then 'settled' when l.state in ('accepted', 'pending') then 'open' else 'rolledBack' end,
      settled_at = case when l.state in ('accepted', 'pending') then null else coalesce(l.settled_at, r.settled_at, clock_timestamp()) end
    from changed l join before b on b.id = l.id
    where r.id = l.id and r.id = any (array(select id from changed)) and (l.state, l.payout, l.refund) is distinct from (b.state, b.payout, b.refund);
  return null;
end $body$`;

export const lineRounds: readonly string[] = [linePlaced, lineChanged];
