/** Settles a round without money; one that has ended stays as it is. */
export const endRound: readonly string[] = [
  `
create or replace function wallet_end_round(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql as $body$
declare
  cash ledger_account;
  same vendor_transaction;
  played round;
begin
  select * into cash from ledger_account where owner_id = the_player::text and owner_kind = 'member' and kind = 'cash';
  select * into same from vendor_transaction
    where vendor = the_vendor and member_id = the_player and transaction_id = the_call->>'transactionId';
  if found then return wallet_repeated(same, the_call, cash); end if;

  select * into played from round where vendor = the_vendor and member_id = the_player and vendor_round_id = the_call->>'roundId';
  if not found then return wallet_refused('unknownRound'); end if;
  if played.game_code <> the_call->>'gameCode' then return wallet_refused('roundOfOtherGame'); end if;
  update round set status = 'settled', settled_at = the_time where id = played.id and status = 'open';
  return wallet_done(wallet_remember(the_vendor, the_player, the_time, the_call, played.id, 0, false), cash.balance, cash.currency);
end $body$`,
];
