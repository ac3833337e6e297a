/**
 * Stores a call and returns the wallet's id for it, so that a repeat gets the first answer, and a repeat with different content is noticed.
 */
const remember = `
create or replace function wallet_remember(
  the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb, the_round uuid, the_amount bigint, moved boolean
) returns uuid language plpgsql as $body$
declare
  the_id constant uuid := the_call->>'id';
begin
  insert into vendor_transaction (vendor, member_id, transaction_id, kind, wallet_transaction_id, payload_hash, round_id,
      bet_transaction_id, win_transaction_id, promotion_id, promotion_kind, amount, transfer_id, at)
    values (the_vendor, the_player, the_call->>'transactionId', the_call->>'kind', the_id, the_call->>'hash', the_round,
      the_call->>'betTransactionId', the_call->>'winTransactionId', the_call->>'promotionId', the_call->>'promotionKind', the_amount,
      case when moved then the_id end, the_time);
  return the_id;
end $body$`;

/** Stores that an unknown transaction was rolled back, so that it is refused if it arrives later. */
const tombstone = `
create or replace function wallet_tombstone(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns void
language sql as $body$
  insert into vendor_transaction (vendor, member_id, transaction_id, kind, wallet_transaction_id, payload_hash, at)
    values (the_vendor, the_player, coalesce(the_call->>'betTransactionId', the_call->>'winTransactionId'), 'tombstone',
      (the_call->>'id')::uuid, the_call->>'hash', the_time)
    on conflict do nothing
$body$`;

export const memory: readonly string[] = [remember, tombstone];
