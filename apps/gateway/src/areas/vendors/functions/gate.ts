/** False when the nonce was used before. It is used up also by a call that is then refused, for that is committed too. */
const useNonce = `
create or replace function wallet_use_nonce(the_vendor text, the_nonce text, the_time timestamptz) returns boolean
language plpgsql as $body$
begin
  insert into signature_nonce (issuer, nonce, expires_at) values ('vendor:' || the_vendor, the_nonce, the_time + interval '4 minutes')
    on conflict do nothing;
  return found;
end $body$`;

/** Whose call it is: of a bet, the player of its open session; else who once launched a game of the vendor. Null for nobody. */
const player = `
create or replace function wallet_player(the_vendor text, the_call jsonb) returns uuid
language plpgsql stable as $body$
begin
  if the_call->>'kind' = 'bet' then
    return (select member_id from game_session
      where id = (the_call->>'sessionId')::uuid and vendor = the_vendor and opened_at is not null);
  end if;
  return (select m.id from member m where m.id = (the_call->>'playerId')::uuid
    and exists (select from game_session s where s.member_id = m.id and s.vendor = the_vendor));
end $body$`;

export const gate: readonly string[] = [useNonce, player];
