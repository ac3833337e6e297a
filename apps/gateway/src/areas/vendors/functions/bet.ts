/** Whether a session was launched for a lobby and the site offers this game, whose state there is `game_state`, to players (case W46). */
const lobby = `
create or replace function wallet_lobby_offers(the_vendor text, launched_game text, the_game text, game_state text) returns boolean
language plpgsql stable as $body$
begin
  return game_state is not distinct from 'playable'
    and exists (select from game where vendor = the_vendor and code = launched_game and lobby)
    and exists (select from game where vendor = the_vendor and code = the_game and retired_at is null);
end $body$`;

/** Why an open round does not accept a bet in this game, book and currency; null if it does. */
const roundRefusal = `
create or replace function wallet_round_refusal(the_round uuid, the_game text, the_book text, the_currency text) returns text
language plpgsql stable as $body$
begin
  return (select case
      when (book, currency) <> (the_book, the_currency) then 'otherWallet'
      -- Starts over, in whatever game.
      when status = 'rolledBack' then null
      when status = 'settled' then 'roundOver'
      when game_code <> the_game then 'roundOfOtherGame' end
    from round where id = the_round);
end $body$`;

/** Why a bet may not be taken; null if it may. */
const refusal = `case
    when known.expires_at <= the_time or (known.login_session is not null and known.last_seen_at is null) then 'sessionOver'
    when known.member[1] is not null then known.member[1]
    when known.maintenance then 'maintenance'
    when the_game <> known.game_code and not wallet_lobby_offers(the_vendor, known.game_code, the_game, known.offered) then 'gameOfOtherSession'
    when known.mended then 'maintenance'
    when known.rounds is not null then wallet_round_refusal(known.rounds[1], the_game, known.book, known.currency)
  end`;

/**
 * Takes a stake, once. A stake of zero (a free spin) opens the round without money. A round whose bets were all rolled back is opened
 * again.
 *
 * Everything that decides about a bet is read in one statement, each row by its key, because bets are the most frequent calls. Rows that
 * contribute a single column have a subquery each, since a join would carry all their columns through every later table. The cash account
 * is locked while it is read, so that its balance cannot change before the bet is taken.
 */
const take = `
create or replace function wallet_bet(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql as $body$
declare
  amount constant bigint := (the_call->>'minor')::bigint;
  the_game constant text := the_call->>'gameCode';
  the_transaction constant text := the_call->>'transactionId';
  vendor_round constant text := the_call->>'roundId';
  the_key constant text := wallet_key(the_vendor, the_player, the_call);
  the_stripe constant smallint := wallet_stripe(the_key);
  the_round uuid;
  same vendor_transaction;
  known record;
  reason text;
  parts record;
  of_grant boolean;
  bonus_part bigint := 0;
  the_id uuid;
begin
  select s.merchant, s.book, s.currency, s.game_code, s.expires_at, s.login_session, cash.id as cash, cash.balance,
      cash.balance - amount < cash.min_balance as too_little,
      (select last_seen_at from session where id = s.login_session) as last_seen_at,
      (select array[case when status = 'blocked' then 'playerBlocked' when bets_blocked_until > the_time then 'playerExcluded' end,
          active_grant::text] from member where id = the_player) as member,
      (select maintenance from site_state where merchant = s.merchant) as maintenance,
      (select state from merchant_game where merchant = s.merchant and vendor = the_vendor and game_code = the_game) as offered,
      (select true from game_maintenance
        where vendor = the_vendor and coalesce(game_code, the_game) = the_game and coalesce(merchant, s.merchant) = s.merchant
          and starts_at <= the_time and (ends_at > the_time or ends_at is null) limit 1) as mended,
      (select array[id, grant_id] from round where vendor = the_vendor and member_id = the_player and vendor_round_id = vendor_round) as rounds,
      (select true from vendor_transaction
        where vendor = the_vendor and member_id = the_player and transaction_id = the_transaction) as came_before,
      (select id from ledger_account house where owner_id = the_vendor and owner_kind = 'house' and kind = 'game'
        and merchant = s.merchant and book = s.book and asset = s.currency and stripe = the_stripe) as house
    into known
    from game_session s
    join ledger_account cash on cash.owner_id = the_player::text and cash.owner_kind = 'member' and cash.kind = 'cash'
      and cash.merchant = s.merchant and cash.book = s.book and cash.asset = s.currency and cash.stripe = 0
    where s.id = (the_call->>'sessionId')::uuid and s.vendor = the_vendor and s.member_id = the_player and s.opened_at is not null
    for no key update of cash;
  if not found then return wallet_refused('noSession'); end if;
  -- Who plays is not idle, though his site hears nothing of it.
  if known.last_seen_at < the_time - interval '1 minute' and known.expires_at > the_time then
    update session set last_seen_at = the_time where id = known.login_session;
  end if;
  if known.came_before then
    select * into same from vendor_transaction
      where vendor = the_vendor and member_id = the_player and transaction_id = the_transaction;
    return wallet_repeated(same, the_call, wallet_cash(the_player, known.book, known.currency));
  end if;
  reason := ${refusal};
  if reason is not null then return wallet_refused(reason); end if;
  if known.currency <> the_call->>'currency' then return wallet_refused('otherCurrency'); end if;

  -- Bonus money: only for members who have some, or had when the round began.
  of_grant := known.member[2] is not null or known.rounds[2] is not null;
  if of_grant then
    perform grant_clock(the_player, the_time);
    select balance into known.balance from ledger_account where id = known.cash;
    parts := grant_bet(the_player, the_vendor, the_game, known.book, known.currency, known.rounds[1], amount, known.balance);
    if parts.refused = 'notEnoughMoney' then
      return wallet_refused('notEnoughMoney') || jsonb_build_object('currency', known.currency, 'cash',
        (known.balance + grant_usable(the_player, the_vendor, the_game, known.book, known.currency))::text);
    elsif parts.refused is not null then
      return wallet_refused(parts.refused);
    end if;
    bonus_part := parts.bonus;
  elsif known.too_little and amount > 0 then
    return wallet_not_enough(known.cash);
  end if;

  the_round := coalesce(known.rounds[1], (the_call->>'newRound')::uuid);
  if amount > 0 then
    if known.house is null then
      known.house := wallet_account(wallet_cash(the_player, known.book, known.currency), 'house', the_vendor, 'game', the_stripe);
    end if;
    if bonus_part > 0 then
      perform ledger_write(the_time, (the_call->>'id')::uuid, 'bet', the_key, the_call->>'hash', the_round::text, null,
        known.merchant, known.book, known.currency, array[known.cash, parts.account, known.house], array[bonus_part - amount, -bonus_part, amount]);
    else
      known.balance := ledger_write(the_time, (the_call->>'id')::uuid, 'bet', the_key, the_call->>'hash', the_round::text, null,
        known.merchant, known.book, known.currency, array[known.cash, known.house], array[-amount, amount]);
    end if;
  end if;
  if known.rounds is null then
    insert into round (id, merchant, member_id, vendor, vendor_round_id, game_code, currency, book, stake, status, placed_at)
      values (the_round, known.merchant, the_player, the_vendor, vendor_round, the_game, known.currency, known.book, amount, 'open', the_time);
  else
    update round set
        game_code = the_game,
        stake = stake + amount,
        status = case when status = 'rolledBack' then 'open' else status end,
        settled_at = case when status = 'rolledBack' then null else settled_at end
      where id = the_round;
  end if;
  the_id := wallet_remember(the_vendor, the_player, the_time, the_call, the_round, amount, amount > 0);
  if of_grant then
    update round set grant_id = parts.grant_id, grant_weight = parts.weight where id = the_round and grant_id is distinct from parts.grant_id;
    perform grant_stake(the_round, bonus_part, case when parts.counts then amount else 0 end);
    update vendor_transaction set bonus = bonus_part, counts = parts.counts
      where vendor = the_vendor and member_id = the_player and transaction_id = the_transaction;
    perform grant_settle(the_player, the_time);
    select balance + grant_usable(the_player, the_vendor, the_game, known.book, known.currency) into known.balance
      from ledger_account where id = known.cash;
  end if;
  return wallet_done(the_id, known.balance, known.currency, case when amount > 0 then known.cash end);
end $body$`;

export const bet: readonly string[] = [lobby, roundRefusal, take];
