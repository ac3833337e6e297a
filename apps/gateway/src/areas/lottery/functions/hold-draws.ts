import { isBeyondCaller } from '../../../db/rights/reach.ts';

/**
 * Holds draws for bets until the caller's transaction ends: none of them can close meanwhile, and `is_open` says whether a bet may still be
 * taken by the database's clock, read after the locks. `the_time` replaces that clock in tests. Draws are held in the order of their ids,
 * so that slips on several draws never wait for each other. Requests may not write draws, hence this function: `for share` needs that
 * right.
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
