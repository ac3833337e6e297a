/** Why a bet may not be taken; null when nothing speaks against it. */
const refusal = `
create or replace function wallet_bet_refusal(launched game_session, played round, cash ledger_account, the_time timestamptz, the_call jsonb)
returns text language plpgsql stable as $body$
declare
  the_game constant text := the_call->>'gameCode';
  player member;
  site_closed boolean;
  game_state text;
begin
  select * into player from member where id = launched.member_id;
  select maintenance into site_closed from site_state where merchant = launched.merchant;
  select state into game_state from merchant_game where merchant = launched.merchant and vendor = launched.vendor and game_code = the_game;
  return case
    when launched.expires_at <= the_time then 'sessionOver'
    when launched.login_session is not null and not exists (select from session where id = launched.login_session) then 'sessionOver'
    when player.status = 'blocked' then 'playerBlocked'
    when player.bets_blocked_until > the_time then 'playerExcluded'
    when site_closed then 'maintenance'
    when the_game <> launched.game_code and not wallet_lobby_offers(launched, game_state) then 'gameOfOtherSession'
    when game_state = 'maintenance' then 'maintenance'
    when played.game_code <> the_game then 'roundOfOtherGame'
    when cash.currency <> the_call->>'currency' then 'otherCurrency'
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

/** Who plays is not idle, though his site hears nothing of it. */
const keepLogIn = `
create or replace function wallet_keep_log_in(launched game_session, the_time timestamptz) returns void
language plpgsql as $body$
begin
  if launched.login_session is not null and launched.expires_at > the_time then
    update session set last_seen_at = the_time where id = launched.login_session and last_seen_at < the_time - interval '1 minute';
  end if;
end $body$`;

/** Takes a stake, once. A stake of zero (a free spin) opens the round without money. */
const take = `
create or replace function wallet_bet(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql as $body$
declare
  amount constant bigint := the_call->>'minor';
  launched game_session;
  cash ledger_account;
  same vendor_transaction;
  played round;
  reason text;
  after bigint;
begin
  select * into launched from game_session
    where id = (the_call->>'sessionId')::uuid and vendor = the_vendor and member_id = the_player and opened_at is not null;
  if not found then return wallet_refused('noSession'); end if;
  perform wallet_keep_log_in(launched, the_time);
  select * into cash from ledger_account where owner_id = the_player::text and owner_kind = 'member' and kind = 'cash';
  select * into same from vendor_transaction
    where vendor = the_vendor and member_id = the_player and transaction_id = the_call->>'transactionId';
  if found then return wallet_repeated(same, the_call, cash); end if;

  select * into played from round where vendor = the_vendor and member_id = the_player and vendor_round_id = the_call->>'roundId';
  reason := wallet_bet_refusal(launched, played, cash, the_time, the_call);
  if reason is not null then return wallet_refused(reason); end if;
  played.id := coalesce(played.id, (the_call->>'newRound')::uuid);

  after := cash.balance;
  if amount > 0 then
    after := wallet_move(the_vendor, cash, the_call, the_time, 'bet', played.id::text, 'game', -amount);
    if after is null then return wallet_not_enough(cash.id); end if;
  end if;
  perform wallet_round_stake(played.id, the_vendor, cash, the_time, the_call);
  perform wallet_remember(the_vendor, the_player, the_time, the_call, played.id, amount, amount > 0);
  return wallet_done((the_call->>'id')::uuid, after, cash.currency, amount > 0);
end $body$`;

export const bet: readonly string[] = [lobby, refusal, keepLogIn, take];
