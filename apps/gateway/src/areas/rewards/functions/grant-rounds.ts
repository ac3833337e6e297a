/**
 * Splits a stake between cash and bonus money, or returns why it is refused (R13-R15). A round belongs to the grant that was active at its
 * first bet; if all its bets were rolled back, that starts over. Without a grant everything is cash.
 */
const bet = `
create or replace function grant_bet(
  the_player uuid, the_vendor text, the_game text, the_book text, the_currency text, the_round uuid, amount bigint, cash bigint,
  out grant_id uuid, out weight bigint, out account bigint, out bonus bigint, out counts boolean, out refused text
) language plpgsql as $body$
declare
  played round;
  g bonus_grant;
  usable bigint := 0;
  most bigint;
begin
  bonus := 0;
  counts := true;
  select * into played from round where id = the_round and status <> 'rolledBack';
  if found then
    select * into g from bonus_grant where id = played.grant_id;
    weight := played.grant_weight;
  else
    select x.* into g from member m join bonus_grant x on x.id = m.active_grant
      where m.id = the_player and x.book = the_book and x.currency = the_currency;
    weight := grant_weight(g.wagering, the_vendor, the_game);
    if weight = 0 then g := null; end if;
  end if;
  grant_id := g.id;
  account := g.account_id;
  if g.status = 'active' then select balance into usable from ledger_account where id = g.account_id for no key update; end if;
  if amount > cash + usable then
    refused := 'notEnoughMoney';
    return;
  end if;
  if grant_id is null then return; end if;
  bonus := case g.wagering->>'spend' when 'bonusFirst' then least(amount, usable) else greatest(amount - cash, 0) end;
  most := (g.wagering->>'maxBet')::bigint;
  counts := most is null or coalesce(played.stake, 0) + amount <= most;
  if not counts and bonus > 0 then refused := 'maxBetExceeded'; end if;
end $body$`;

/** Adds bonus money of a stake to its round; negative amounts remove it. */
const stake = `
create or replace function grant_stake(the_round uuid, bonus bigint, counted bigint) returns void language plpgsql as $body$
declare
  after round;
begin
  update round set bonus_stake = bonus_stake + bonus, counted_stake = counted_stake + counted where id = the_round returning * into after;
  if after.bonus_stake > 0 and after.bonus_stake = bonus then
    update bonus_grant set open_rounds = open_rounds + 1 where id = after.grant_id;
  elsif after.bonus_stake = 0 and bonus < 0 then
    update bonus_grant set open_rounds = open_rounds - 1 where id = after.grant_id;
  end if;
end $body$`;

/**
 * Where bonus money of a win or a returned stake goes: to the grant as long as it lives; after its conversion to cash up to the cap, the
 * rest counting as returned; otherwise all of it counts as returned (R21, R24). Updates the grant's figures.
 */
const back = `
create or replace function grant_back(the_grant uuid, minor bigint, out account bigint, out to_grant bigint, out to_cash bigint, out to_returned bigint, out returned_account bigint)
language plpgsql as $body$
declare
  g bonus_grant;
begin
  select * into g from bonus_grant where id = the_grant;
  account := g.account_id;
  to_grant := case when g.status in ('active', 'closing') then minor else 0 end;
  to_cash := case when g.status = 'converted' then grant_room(g, minor) else 0 end;
  to_returned := minor - to_grant - to_cash;
  if to_grant = minor then return; end if;
  if to_returned > 0 then returned_account := grant_returned(g); end if;
  update bonus_grant set converted = g.converted + to_cash, returned = g.returned + to_returned where id = g.id;
end $body$`;

/** Counts a round that has just been settled towards its grant, once, and closes its part in the grant (R17, R18). */
const settled = `
create or replace function grant_round_settled(the_round uuid) returns void language plpgsql as $body$
declare
  played round;
  g bonus_grant;
  counted bigint;
  gained bigint;
begin
  select * into played from round where id = the_round;
  select * into g from bonus_grant where id = played.grant_id;
  counted := case
    when played.progressed or g.status not in ('active', 'closing') then 0
    when played.win = played.stake and g.wagering->'tieExcluded' ?
      (select game_type from game where vendor = played.vendor and code = played.game_code) then 0
    else div(played.counted_stake::numeric * played.grant_weight, 1000000)::bigint end;
  gained := least(g.required - g.wagered, counted);
  update bonus_grant set
      wagered = wagered + gained,
      open_rounds = open_rounds - case when played.bonus_stake > 0 then 1 else 0 end
    where id = g.id;
  update round set progressed = true, progress = case when played.progressed then played.progress else gained end where id = the_round;
end $body$`;

/** Bonus money in rounds. */
export const grantRounds: readonly string[] = [bet, stake, back, settled];
