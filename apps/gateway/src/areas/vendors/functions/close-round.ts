/**
 * Closes an open round according to its vendor's own list, by the wallet's own calls: settled without money, or with every stake returned.
 * Leaves a round alone that is no longer open. Returns what `wallet_call` returns, with one `announce` for everything that moved. A round
 * with a win is not returned, because only its vendor can say which of the two is correct.
 *
 * The call gets an id of the office's, so that the vendor's own call, if it arrives later, finds the round closed and moves nothing.
 */
export const closeRound: readonly string[] = [
  `
create or replace function wallet_close_round(the_round uuid, the_status text, the_time timestamptz) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $body$
declare
  played round;
  bet vendor_transaction;
  call jsonb;
  answer jsonb := '{}';
  moved bigint;
begin
  select * into played from round where id = the_round;
  if not found then return wallet_refused('unknownRound'); end if;
  if pg_advisory_xact_lock(hashtextextended('vendor-player:' || played.member_id, 0)) is null then end if;
  select * into played from round where id = the_round;
  if played.status <> 'open' then return answer; end if;
  call := jsonb_build_object('roundId', played.vendor_round_id, 'gameCode', played.game_code, 'playerId', played.member_id,
    'hash', encode(sha256(convert_to(the_status || ' ' || the_round, 'UTF8')), 'hex'));
  if the_status = 'settled' then
    return wallet_end_round(played.vendor, played.member_id, the_time,
      call || jsonb_build_object('kind', 'endRound', 'id', gen_random_uuid(), 'transactionId', 'office-end-' || the_round));
  end if;
  if exists (select from vendor_transaction where round_id = the_round and kind in ('win', 'promo') and not rolled_back) then
    return wallet_refused('betSettled');
  end if;
  for bet in select * from vendor_transaction where round_id = the_round and kind = 'bet' and not rolled_back order by at loop
    answer := wallet_rollback(played.vendor, played.member_id, the_time, call || jsonb_build_object('kind', 'rollback',
      'id', gen_random_uuid(), 'transactionId', 'office-back-' || gen_random_uuid(), 'betTransactionId', bet.transaction_id));
    if answer ? 'refused' then raise exception 'a bet of round % was not returned: %', the_round, answer->>'refused'; end if;
    moved := coalesce((answer->>'moved')::bigint, moved);
  end loop;
  if moved is not null then answer := answer || jsonb_build_object('announce', wallet_tell(moved)); end if;
  return answer;
end $body$`,
];
