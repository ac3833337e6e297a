/** Settles a round without money; does nothing if it has already ended. */
export const endRound: readonly string[] = [
  `
create or replace function wallet_end_round(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql as $body$
declare
  cash ledger_account;
  same vendor_transaction;
  played round;
begin
  select * into same from vendor_transaction
    where vendor = the_vendor and member_id = the_player and transaction_id = the_call->>'transactionId';
  if found then return wallet_repeated(same, the_call, wallet_cash_of(the_vendor, the_player, same.round_id, same.transfer_id)); end if;

  select * into played from round where vendor = the_vendor and member_id = the_player and vendor_round_id = the_call->>'roundId';
  if not found then return wallet_refused('unknownRound'); end if;
  if played.game_code <> the_call->>'gameCode' then return wallet_refused('roundOfOtherGame'); end if;
  cash := wallet_cash_of(the_vendor, the_player, played.id, null);
  update round set status = 'settled', settled_at = the_time where id = played.id and status = 'open';
  if played.grant_id is not null and played.status = 'open' then
    perform from ledger_account where id = cash.id for no key update;
    perform grant_clock(the_player, the_time);
    perform grant_round_settled(played.id);
    perform grant_settle(the_player, the_time);
    select balance into cash.balance from ledger_account where id = cash.id;
  end if;
  return wallet_done(wallet_remember(the_vendor, the_player, the_time, the_call, played.id, 0, false),
    cash.balance + wallet_usable(cash, the_vendor, played.id), cash.asset);
end $body$`,
];
