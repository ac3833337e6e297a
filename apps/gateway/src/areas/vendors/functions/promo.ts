/**
 * Pays a promotional win, once: no stake paid for it, so it needs neither bet nor round. Where a round is named, the win
 * counts in it; a round that is not known is listed as settled, and one that is known keeps its state.
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
  select * into cash from ledger_account where owner_id = the_player::text and owner_kind = 'member' and kind = 'cash';
  select * into same from vendor_transaction
    where vendor = the_vendor and member_id = the_player and transaction_id = the_call->>'transactionId';
  if found then return wallet_repeated(same, the_call, cash); end if;

  select * into played from round where vendor = the_vendor and member_id = the_player and vendor_round_id = the_call->>'roundId';
  if cash.currency <> the_call->>'currency' then return wallet_refused('otherCurrency'); end if;
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
    after := wallet_move(the_vendor, cash, the_call, the_time, 'promo', played.id::text, 'promo',
      amount, coalesce((the_call->>'fromJackpot')::bigint, 0));
  end if;
  return wallet_done(wallet_remember(the_vendor, the_player, the_time, the_call, played.id, amount, amount > 0), after, cash.currency, amount > 0);
end $body$`,
];
