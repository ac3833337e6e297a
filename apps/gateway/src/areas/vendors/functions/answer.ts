/** A refusal by its reason (vendors/wallet-reasons.ts); includes the balance if the player lacks the money. */
const refused = `
create or replace function wallet_refused(reason text) returns jsonb language sql stable as $body$
  select jsonb_build_object('refused', reason)
$body$`;

const notEnough = `
create or replace function wallet_not_enough(account bigint) returns jsonb language sql stable as $body$
  select jsonb_build_object('refused', 'notEnoughMoney', 'cash', balance::text, 'currency', asset) from ledger_account where id = account
$body$`;

/** A success: the wallet's own id of the call, and the player's balance now; `moved` is the player's account if money moved. */
const done = `
create or replace function wallet_done(the_id uuid, cash bigint, the_currency text, moved bigint default null) returns jsonb
language sql stable as $body$
  select jsonb_strip_nulls(jsonb_build_object('done', the_id, 'cash', cash::text, 'currency', the_currency, 'moved', moved))
$body$`;

/**
 * Bonus money that the player can use in a call's game, which is added to the cash in the balance (R13). The game is the round's, otherwise
 * the one that the call names, otherwise the one that the player opened last with the vendor.
 */
const usable = `
create or replace function wallet_usable(cash ledger_account, the_vendor text, the_round uuid, the_game text default null) returns bigint
language plpgsql stable as $body$
begin
  if the_round is not null then
    return coalesce((select grant_usable(cash.owner_id::uuid, the_vendor, game_code, cash.book, cash.asset) from round where id = the_round), 0);
  end if;
  return coalesce(grant_usable(cash.owner_id::uuid, the_vendor, coalesce(the_game, (select s.game_code from game_session s
    where s.member_id = cash.owner_id::uuid and s.vendor = the_vendor order by s.launch_expires_at desc limit 1)), cash.book, cash.asset), 0);
end $body$`;

/**
 * The answer to a call whose transaction id is already known: the first answer with the current balance, if the content is the same. A call
 * that was rolled back, even before it arrived, is refused although it is a repeat, because its first answer no longer applies.
 */
const repeated = `
create or replace function wallet_repeated(same vendor_transaction, the_call jsonb, cash ledger_account) returns jsonb
language plpgsql stable as $body$
begin
  if the_call->>'kind' in ('bet', 'win', 'promo') and (same.kind = 'tombstone' or (same.kind = the_call->>'kind' and same.rolled_back)) then
    return wallet_refused('rolledBack');
  elsif the_call->>'kind' = 'rollback' and same.kind = 'tombstone' then
    return wallet_refused('unknownTransaction');
  elsif same.kind <> the_call->>'kind' or same.payload_hash <> the_call->>'hash' then
    return wallet_refused('otherContent');
  end if;
  return wallet_done(same.wallet_transaction_id, cash.balance + wallet_usable(cash, same.vendor, same.round_id, the_call->>'gameCode'),
    cash.asset);
end $body$`;

export const answer: readonly string[] = [refused, notEnough, done, usable, repeated];
