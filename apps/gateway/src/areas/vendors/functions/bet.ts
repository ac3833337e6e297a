/** Why a bet may not be taken; null when nothing speaks against it. */
const refusal = `
create or replace function wallet_bet_refusal(
  launched game_session, logged_in boolean, played round, cash ledger_account, the_time timestamptz, the_call jsonb
) returns text language plpgsql stable as $body$
declare
  the_game constant text := the_call->>'gameCode';
  facts record;
begin
  select m.status, m.bets_blocked_until, site.maintenance, offer.state into facts
    from member m
    left join site_state site on site.merchant = launched.merchant
    left join merchant_game offer on offer.merchant = launched.merchant and offer.vendor = launched.vendor and offer.game_code = the_game
    where m.id = launched.member_id;
  return case
    when launched.expires_at <= the_time or not logged_in then 'sessionOver'
    when facts.status = 'blocked' then 'playerBlocked'
    when facts.bets_blocked_until > the_time then 'playerExcluded'
    when facts.maintenance then 'maintenance'
    when the_game <> launched.game_code and not wallet_lobby_offers(launched, facts.state) then 'gameOfOtherSession'
    when facts.state = 'maintenance' then 'maintenance'
    when played.game_code <> the_game then 'roundOfOtherGame'
    when (played.book, played.currency) <> (cash.book, cash.asset) then 'otherWallet'
    when cash.asset <> the_call->>'currency' then 'otherCurrency'
  end;
end $body$`;

/** True when a session was launched for a lobby and the site offers the game, whose state this is, for playing (case W46). */
const lobby = `
create or replace function wallet_lobby_offers(launched game_session, game_state text) returns boolean
language plpgsql stable as $body$
begin
  return game_state is not null and game_state <> 'coming_soon'
    and exists (select from game where vendor = launched.vendor and code = launched.game_code and lobby);
end $body$`;

/** Whether the log-in that a game was launched from still lives. Who plays is not idle, though his site hears nothing of it. */
const keepLogIn = `
create or replace function wallet_keep_log_in(launched game_session, the_time timestamptz) returns boolean
language plpgsql as $body$
declare
  seen timestamptz;
begin
  if launched.login_session is null then return true; end if;
  select last_seen_at into seen from session where id = launched.login_session;
  if seen < the_time - interval '1 minute' and launched.expires_at > the_time then
    update session set last_seen_at = the_time where id = launched.login_session;
  end if;
  return seen is not null;
end $body$`;

/** Takes a stake, once. A stake of zero (a free spin) opens the round without money. */
const take = `
create or replace function wallet_bet(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql as $body$
declare
  amount constant bigint := the_call->>'minor';
  launched game_session;
  logged_in boolean;
  cash ledger_account;
  same vendor_transaction;
  played round;
  reason text;
  after bigint;
begin
  select * into launched from game_session
    where id = (the_call->>'sessionId')::uuid and vendor = the_vendor and member_id = the_player and opened_at is not null;
  if not found then return wallet_refused('noSession'); end if;
  logged_in := wallet_keep_log_in(launched, the_time);
  cash := wallet_cash(the_player, launched.book, launched.currency);
  select * into same from vendor_transaction
    where vendor = the_vendor and member_id = the_player and transaction_id = the_call->>'transactionId';
  if found then return wallet_repeated(same, the_call, cash); end if;

  select * into played from round where vendor = the_vendor and member_id = the_player and vendor_round_id = the_call->>'roundId';
  reason := wallet_bet_refusal(launched, logged_in, played, cash, the_time, the_call);
  if reason is not null then return wallet_refused(reason); end if;
  played.id := coalesce(played.id, (the_call->>'newRound')::uuid);

  after := cash.balance;
  if amount > 0 then
    after := wallet_move(the_vendor, cash, the_call, the_time, 'bet', played.id::text, 'game', -amount);
    if after is null then return wallet_not_enough(cash.id); end if;
  end if;
  played.id := wallet_round_stake(played.id, the_vendor, cash, the_time, the_call);
  return wallet_done(wallet_remember(the_vendor, the_player, the_time, the_call, played.id, amount, amount > 0), after, cash.asset, case when amount > 0 then cash.id end);
end $body$`;

export const bet: readonly string[] = [lobby, refusal, keepLogIn, take];
