/**
 * Pays a promotional win, once. It needs neither a bet nor a round, since there was no stake. If it names a round, the win counts there: an
 * unknown round is added as settled, a known one keeps its state. The win of free spins that a promotion gave is paid as the promotion's
 * gift, and belongs to no round.
 */
export const promo: readonly string[] = [
  `
create or replace function wallet_promo_of_spins(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb, spins free_spins)
returns jsonb language plpgsql as $body$
declare
  won constant bigint := the_call->>'minor';
  cash ledger_account;
  to_cash bigint;
begin
  if the_call->>'currency' <> spins.currency then return wallet_refused('otherCurrency'); end if;
  if the_call->>'gameCode' <> spins.game_code then return wallet_refused('roundOfOtherGame'); end if;
  if spins.state not in ('asking', 'given') then return wallet_refused('spinsOver'); end if;
  to_cash := free_spins_pay(spins, won, the_time, (the_call->>'id')::uuid, wallet_key(the_vendor, the_player, the_call), the_call->>'hash');
  cash := wallet_cash(the_player, spins.book, spins.currency);
  return wallet_done(wallet_remember(the_vendor, the_player, the_time, the_call, null, to_cash, to_cash > 0),
    cash.balance + coalesce(grant_usable(the_player, the_vendor, spins.game_code, spins.book, spins.currency), 0), cash.asset,
    case when won > 0 then cash.id end);
end $body$`,
  `
create or replace function wallet_promo(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql as $body$
declare
  amount constant bigint := the_call->>'minor';
  the_game constant text := the_call->>'gameCode';
  cash ledger_account;
  same vendor_transaction;
  spins free_spins;
  played round;
  after bigint;
begin
  select * into same from vendor_transaction
    where vendor = the_vendor and member_id = the_player and transaction_id = the_call->>'transactionId';
  spins := free_spins_named(the_vendor, the_player, the_call->>'promotionKind', the_call->>'promotionId');
  if same.transaction_id is not null then
    cash := case when spins.id is null then wallet_cash_of(the_vendor, the_player, same.round_id, same.transfer_id)
      else wallet_cash(the_player, spins.book, spins.currency) end;
    return wallet_repeated(same, the_call, cash);
  end if;
  if spins.id is not null then return wallet_promo_of_spins(the_vendor, the_player, the_time, the_call, spins); end if;

  select * into played from round where vendor = the_vendor and member_id = the_player and vendor_round_id = the_call->>'roundId';
  cash := wallet_cash_of(the_vendor, the_player, played.id, null);
  if cash.asset <> the_call->>'currency' then return wallet_refused('otherCurrency'); end if;
  if played.game_code <> the_game then return wallet_refused('roundOfOtherGame'); end if;
  if played.id is null and the_game is not null and not wallet_game_known(the_vendor, the_player, cash.merchant, the_game) then
    return wallet_refused('gameNeverPlayed');
  end if;

  if the_call->>'roundId' is not null then
    played.status := coalesce(played.status, 'settled');
    played.id := coalesce(played.id, (the_call->>'newRound')::uuid);
    played.id := wallet_round_win(played.id, the_vendor, cash, the_time, the_call, played.status <> 'open');
  end if;
  after := cash.balance;
  if amount > 0 then
    after := wallet_move(the_vendor, cash, the_call, the_time, 'promo', played.id::text, 'promo', null,
      amount, coalesce((the_call->>'fromJackpot')::bigint, 0));
  end if;
  return wallet_done(wallet_remember(the_vendor, the_player, the_time, the_call, played.id, amount, amount > 0),
    after + wallet_usable(cash, the_vendor, played.id, the_game), cash.asset, case when amount > 0 then cash.id end);
end $body$`,
];
