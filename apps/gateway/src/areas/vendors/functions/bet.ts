/** True when a session was launched for a lobby and the site offers the game, whose state this is, for playing (case W46). */
const lobby = `
create or replace function wallet_lobby_offers(the_vendor text, launched_game text, game_state text) returns boolean
language plpgsql stable as $body$
begin
  return game_state is not null and game_state <> 'coming_soon'
    and exists (select from game where vendor = the_vendor and code = launched_game and lobby);
end $body$`;

/** Why a bet may not be taken; null if it may. */
const refusal = `case
    when known.expires_at <= the_time or (known.login_session is not null and known.last_seen_at is null) then 'sessionOver'
    when known.member_status = 'blocked' then 'playerBlocked'
    when known.bets_blocked_until > the_time then 'playerExcluded'
    when known.maintenance then 'maintenance'
    when the_game <> known.launched_game and not wallet_lobby_offers(the_vendor, known.launched_game, known.offered) then 'gameOfOtherSession'
    when known.offered = 'maintenance' then 'maintenance'
    when known.round_game <> the_game then 'roundOfOtherGame'
    when (known.round_book, known.round_currency) <> (cash.book, cash.asset) then 'otherWallet'
    when cash.asset <> the_call->>'currency' then 'otherCurrency'
  end`;

/**
 * Takes a stake, once. A stake of zero (a free spin) opens the round without money; a round whose bets had all been rolled back is open
 * again.
 *
 * Everything that decides about a bet is read in one statement, each row by its key, because bets are the most frequent calls.
 */
const take = `
create or replace function wallet_bet(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql as $body$
declare
  amount constant bigint := the_call->>'minor';
  the_game constant text := the_call->>'gameCode';
  the_transaction constant text := the_call->>'transactionId';
  vendor_round constant text := the_call->>'roundId';
  the_stripe constant smallint := wallet_stripe(wallet_key(the_vendor, the_player, the_call));
  the_round uuid;
  cash ledger_account;
  same vendor_transaction;
  known record;
  reason text;
  after bigint;
begin
  select s.game_code as launched_game, s.expires_at, s.login_session, log_in.last_seen_at, m.status as member_status, m.bets_blocked_until,
      site.maintenance, offer.state as offered, r.id as round, r.game_code as round_game, r.book as round_book, r.currency as round_currency,
      v as same_call, c as cash, h.id as house
    into known
    from game_session s
    join member m on m.id = s.member_id
    join ledger_account c on c.owner_id = s.member_id::text and c.owner_kind = 'member' and c.kind = 'cash'
      and c.merchant = s.merchant and c.book = s.book and c.asset = s.currency and c.stripe = 0
    left join session log_in on log_in.id = s.login_session
    left join site_state site on site.merchant = s.merchant
    left join merchant_game offer on offer.merchant = s.merchant and offer.vendor = the_vendor and offer.game_code = the_game
    left join round r on r.vendor = the_vendor and r.member_id = the_player and r.vendor_round_id = vendor_round
    left join vendor_transaction v on v.vendor = the_vendor and v.member_id = the_player and v.transaction_id = the_transaction
    left join ledger_account h on h.owner_id = the_vendor and h.owner_kind = 'house' and h.kind = 'game' and h.merchant = s.merchant
      and h.book = s.book and h.asset = s.currency and h.stripe = the_stripe
    where s.id = (the_call->>'sessionId')::uuid and s.vendor = the_vendor and s.member_id = the_player and s.opened_at is not null;
  if not found then return wallet_refused('noSession'); end if;
  -- Who plays is not idle, though his site hears nothing of it.
  if known.last_seen_at < the_time - interval '1 minute' and known.expires_at > the_time then
    update session set last_seen_at = the_time where id = known.login_session;
  end if;
  cash := known.cash;
  same := known.same_call;
  if same.transaction_id is not null then return wallet_repeated(same, the_call, cash); end if;
  reason := ${refusal};
  if reason is not null then return wallet_refused(reason); end if;

  the_round := coalesce(known.round, (the_call->>'newRound')::uuid);
  after := cash.balance;
  if amount > 0 then
    after := wallet_move(the_vendor, cash, the_call, the_time, 'bet', the_round::text, 'game', known.house, -amount);
    if after is null then return wallet_not_enough(cash.id); end if;
  end if;
  if known.round is null then
    insert into round (id, merchant, member_id, vendor, vendor_round_id, game_code, currency, book, stake, status, placed_at)
      values (the_round, cash.merchant, the_player, the_vendor, vendor_round, the_game, cash.asset, cash.book, amount, 'open', the_time);
  else
    update round set
        stake = stake + amount,
        status = case when status = 'rolledBack' then 'open' else status end,
        settled_at = case when status = 'rolledBack' then null else settled_at end
      where id = the_round;
  end if;
  return wallet_done(wallet_remember(the_vendor, the_player, the_time, the_call, the_round, amount, amount > 0), after, cash.asset,
    case when amount > 0 then cash.id end);
end $body$`;

export const bet: readonly string[] = [lobby, take];
