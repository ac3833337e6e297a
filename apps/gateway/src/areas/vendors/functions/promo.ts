/**
 * Pays a promotional win, once: there was no stake, so it needs neither bet nor round. If a round is named, the win counts in it: an
 * unknown round is listed as settled, a known one keeps its state.
 */
export const promo: readonly string[] = [
  `
create or replace function wallet_promo(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql as $body$
declare
  amount constant bigint := the_call->>'minor';
  the_game constant text := the_call->>'gameCode';
  cash ledger_account;
  same vendor_transaction;
  played round;
  after bigint;
begin
  select * into same from vendor_transaction
    where vendor = the_vendor and member_id = the_player and transaction_id = the_call->>'transactionId';
  if found then return wallet_repeated(same, the_call, wallet_cash_of(the_vendor, the_player, same.round_id, same.transfer_id)); end if;

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
