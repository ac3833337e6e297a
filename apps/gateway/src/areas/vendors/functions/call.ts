/**
 * A complete vendor call in one round trip and, outside a transaction, one commit. Input: the vendor, a nonce to use up, the time (null for
 * the database's own, read once the player is locked), and the call as built by vendors/wallet-facts.ts. The result is described in
 * vendors/wallet-call.ts.
 *
 * Calls about one player wait for each other from the lock to the end. Whatever a call looks up is read after that wait, in separate
 * statements, because a statement sees only what existed when it started.
 *
 * Every look-up must use an index: plans are cached, and one made for an empty table would still scan the whole table a minute later, when
 * it has a hundred thousand rows.
 */
const walletCall = `
create or replace function wallet_call(the_vendor text, the_nonce text, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $body$
declare
  the_player uuid;
  answer jsonb;
begin
  -- A call that is refused afterwards uses it up too, since a refusal is committed as well.
  insert into signature_nonce (issuer, nonce, expires_at)
    values ('vendor:' || the_vendor, the_nonce, coalesce(the_time, clock_timestamp()) + interval '4 minutes')
    on conflict do nothing;
  if not found then return wallet_refused('usedNonce'); end if;
  the_player := wallet_player(the_vendor, the_call);
  if the_player is null then
    return wallet_refused(case the_call->>'kind' when 'bet' then 'noSession' else 'noPlayer' end);
  end if;
  if pg_advisory_xact_lock(hashtextextended('vendor-player:' || the_player, 0)) is null then end if;
  answer := case the_call->>'kind'
    when 'batch' then wallet_batch(the_vendor, the_player, coalesce(the_time, clock_timestamp()), the_call)
    else wallet_item(the_vendor, the_player, coalesce(the_time, clock_timestamp()), the_call) end;
  if answer ? 'moved' then
    answer := answer || jsonb_build_object('announce', wallet_tell((answer->>'moved')::bigint));
  end if;
  return answer;
end $body$`;

/** Executes a call other than a batch, or an item of one. */
const item = `
create or replace function wallet_item(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql as $body$
begin
  case the_call->>'kind'
    when 'bet' then return wallet_bet(the_vendor, the_player, the_time, the_call);
    when 'win' then return wallet_win(the_vendor, the_player, the_time, the_call);
    when 'promo' then return wallet_promo(the_vendor, the_player, the_time, the_call);
    when 'rollback' then return wallet_rollback(the_vendor, the_player, the_time, the_call);
    when 'endRound' then return wallet_end_round(the_vendor, the_player, the_time, the_call);
  end case;
end $body$`;

export const call: readonly string[] = [item, walletCall];
