/** Why a bet or a win may not be undone; null when it may. */
const refusal = `
create or replace function wallet_rollback_refusal(undone vendor_transaction, played round, of_win boolean) returns text
language plpgsql stable as $body$
begin
  return case
    when undone.kind = 'tombstone' then 'unknownTransaction'
    when of_win and undone.kind not in ('win', 'promo') then 'notAWin'
    when not of_win and undone.kind <> 'bet' then 'notABet'
    when not of_win and not undone.rolled_back and wallet_has_outcome(undone, played) then 'betSettled'
  end;
end $body$`;

/**
 * Returns a bet's stake, or takes a win back, once: by the stored amount, and whatever has become of session and player. An unknown
 * transaction leaves a tombstone, so that it is refused if it comes later.
 */
const undo = `
create or replace function wallet_rollback(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql as $body$
declare
  of_win constant boolean := the_call->>'winTransactionId' is not null;
  cash ledger_account;
  same vendor_transaction;
  undone vendor_transaction;
  played round;
  reason text;
  after bigint;
begin
  select * into same from vendor_transaction
    where vendor = the_vendor and member_id = the_player and transaction_id = the_call->>'transactionId';
  if found then return wallet_repeated(same, the_call, wallet_cash_of(the_vendor, the_player, same.round_id, same.transfer_id)); end if;

  select * into undone from vendor_transaction where vendor = the_vendor and member_id = the_player
    and transaction_id = coalesce(the_call->>'betTransactionId', the_call->>'winTransactionId');
  if not found then
    perform wallet_tombstone(the_vendor, the_player, the_time, the_call);
    return wallet_refused('unknownTransaction');
  end if;
  select * into played from round where id = undone.round_id;
  reason := wallet_rollback_refusal(undone, played, of_win);
  if reason is not null then return wallet_refused(reason); end if;
  cash := wallet_cash_of(the_vendor, the_player, undone.round_id, undone.transfer_id);

  if undone.rolled_back then
    return wallet_done(wallet_remember(the_vendor, the_player, the_time, the_call, played.id, 0, false), cash.balance, cash.asset);
  end if;
  after := cash.balance;
  if undone.amount > 0 then
    after := wallet_move_back(the_vendor, cash, the_call, the_time, case when of_win then 'winReversed' else 'rollback' end,
      played.id::text, undone.transfer_id);
  end if;
  perform wallet_round_take_back(undone, the_time);
  return wallet_done(wallet_remember(the_vendor, the_player, the_time, the_call, played.id, undone.amount, undone.amount > 0), after, cash.asset, case when undone.amount > 0 then cash.id end);
end $body$`;

export const rollback: readonly string[] = [refusal, undo];
