import { isBeyondCaller } from '../../../db/rights/reach.ts';

/**
 * Locks draws for bets until the caller's transaction ends, so that none can close meanwhile. `is_open` says whether a bet may still be
 * taken, by the database's clock read after locking; in tests `the_time` replaces that clock. Draws are locked in the order of their ids,
 * so that slips on several draws cannot deadlock. A function does this because `for share` needs the right to write draws, which requests
 * do not have.
 */
const holdDraws = `
create or replace function lottery_hold_draws(the_merchant text, ids text[], the_time timestamptz)
returns table (id text, game_code text, status text, pack_id text, pack_version int, closes_at timestamptz, is_open boolean)
language plpgsql as $body$
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'draws of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  perform from lottery_draw d where d.merchant = the_merchant and d.id = any (ids) order by d.id for share;
  return query select d.id, d.game_code, d.status, d.pack_id, d.pack_version, d.closes_at,
      d.status in ('open', 'closing') and coalesce(the_time, clock_timestamp()) < d.closes_at
    from lottery_draw d where d.merchant = the_merchant and d.id = any (ids) order by d.id;
end $body$`;

export const lotteryFunctions: readonly string[] = [holdDraws];
