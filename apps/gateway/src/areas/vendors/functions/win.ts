/** Whether the player has launched this game of the vendor, or a lobby in which the site offers it. */
const gameKnown = `
create or replace function wallet_game_known(the_vendor text, the_player uuid, the_merchant text, the_game text) returns boolean
language plpgsql stable as $body$
begin
  return exists (select from game_session where member_id = the_player and vendor = the_vendor and game_code = the_game)
    or exists (
      select from game_session s
      join game g on g.vendor = s.vendor and g.code = s.game_code and g.lobby
      join merchant_game o on o.merchant = the_merchant and o.vendor = the_vendor and o.game_code = the_game
      where s.member_id = the_player and s.vendor = the_vendor);
end $body$`;

/** Why a win may not be paid; null if it may. A win must not be paid before its bet has arrived. */
const refusal = `
create or replace function wallet_win_refusal(the_vendor text, played round, cash ledger_account, the_call jsonb) returns text
language plpgsql stable as $body$
declare
  bet vendor_transaction;
begin
  if cash.asset <> the_call->>'currency' then return 'otherCurrency'; end if;
  if played.game_code <> the_call->>'gameCode' or (played.id is null
    and not wallet_game_known(the_vendor, cash.owner_id::uuid, cash.merchant, the_call->>'gameCode')) then
    return 'gameNeverPlayed';
  end if;
  if the_call->>'betTransactionId' is null then
    return case when played.status = 'rolledBack' then 'roundRolledBack' end;
  end if;
  select * into bet from vendor_transaction
    where vendor = the_vendor and member_id = cash.owner_id::uuid and transaction_id = the_call->>'betTransactionId';
  return case
    when bet.kind = 'tombstone' or (bet.kind = 'bet' and bet.rolled_back) then 'rolledBack'
    when bet.kind is distinct from 'bet' then 'unknownBet'
    when bet.round_id is distinct from played.id then 'betOfOtherRound'
  end;
end $body$`;

/**
 * Pays a win of a round that has a grant. It is divided like the round's stakes, with the remainder as cash; bonus money goes where the
 * grant's state says (R16, R18, R21, R24).
 */
const ofGrant = `
create or replace function wallet_win_of_grant(the_vendor text, the_time timestamptz, the_call jsonb, cash ledger_account, played round)
returns jsonb language plpgsql as $body$
declare
  amount constant bigint := the_call->>'minor';
  the_player constant uuid := cash.owner_id::uuid;
  the_key constant text := wallet_key(the_vendor, the_player, the_call);
  bonus_part bigint := 0;
  part record;
  the_id uuid;
  after bigint;
begin
  perform from ledger_account where id = cash.id for no key update;
  perform grant_clock(the_player, the_time);
  if played.stake > 0 then bonus_part := div(amount::numeric * played.bonus_stake, played.stake)::bigint; end if;
  if amount > 0 then
    part := grant_back(played.grant_id, bonus_part);
    perform ledger_write(the_time, (the_call->>'id')::uuid, 'win', the_key, the_call->>'hash', played.id::text, null,
      cash.merchant, cash.book, cash.asset,
      array[cash.id, part.account, wallet_account(cash, 'house', the_vendor, 'game', wallet_stripe(the_key))]
        || array_remove(array[part.returned_account], null),
      array[amount - bonus_part + part.to_cash, part.to_grant, -amount] || case when part.returned_account is null then '{}'::bigint[] else array[part.to_returned] end);
  end if;
  perform wallet_round_win(played.id, the_vendor, cash, the_time, the_call, (the_call->>'roundClosed')::boolean);
  if played.status <> 'settled' and (the_call->>'roundClosed')::boolean then perform grant_round_settled(played.id); end if;
  the_id := wallet_remember(the_vendor, the_player, the_time, the_call, played.id, amount, amount > 0);
  update vendor_transaction t set bonus = bonus_part
    where t.vendor = the_vendor and t.member_id = the_player and t.transaction_id = the_call->>'transactionId';
  perform grant_settle(the_player, the_time);
  select balance into after from ledger_account where id = cash.id;
  return wallet_done(the_id, after + wallet_usable(cash, the_vendor, played.id), cash.asset, case when amount > 0 then cash.id end);
end $body$`;

/** Pays a win, once, whatever the state of session and player. Zero means that the round is lost. */
const pay = `
create or replace function wallet_win(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql as $body$
declare
  amount constant bigint := the_call->>'minor';
  cash ledger_account;
  same vendor_transaction;
  played round;
  reason text;
  after bigint;
begin
  select * into same from vendor_transaction
    where vendor = the_vendor and member_id = the_player and transaction_id = the_call->>'transactionId';
  if found then return wallet_repeated(same, the_call, wallet_cash_of(the_vendor, the_player, same.round_id, same.transfer_id)); end if;

  select * into played from round where vendor = the_vendor and member_id = the_player and vendor_round_id = the_call->>'roundId';
  cash := wallet_cash_of(the_vendor, the_player, played.id, null);
  reason := wallet_win_refusal(the_vendor, played, cash, the_call);
  if reason is not null then return wallet_refused(reason); end if;
  played.id := coalesce(played.id, (the_call->>'newRound')::uuid);

  if played.grant_id is not null then return wallet_win_of_grant(the_vendor, the_time, the_call, cash, played); end if;

  after := cash.balance;
  if amount > 0 then
    after := wallet_move(the_vendor, cash, the_call, the_time, 'win', played.id::text, 'game', null, amount);
  end if;
  played.id := wallet_round_win(played.id, the_vendor, cash, the_time, the_call, (the_call->>'roundClosed')::boolean);
  return wallet_done(wallet_remember(the_vendor, the_player, the_time, the_call, played.id, amount, amount > 0), after + wallet_usable(cash, the_vendor, played.id), cash.asset,
    case when amount > 0 then cash.id end);
end $body$`;

export const win: readonly string[] = [gameKnown, refusal, ofGrant, pay];
