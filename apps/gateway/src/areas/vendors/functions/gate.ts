/**
 * The player that a call is about: for a bet, the player of its open session; otherwise a player who has launched a game of the vendor, or
 * whose free spins there it ends. Null if there is none.
 */
const player = `
create or replace function wallet_player(the_vendor text, the_call jsonb) returns uuid
language plpgsql stable as $body$
begin
  if the_call->>'kind' = 'bet' then
    return (select member_id from game_session
      where id = (the_call->>'sessionId')::uuid and vendor = the_vendor and opened_at is not null);
  end if;
  return (select m.id from member m where m.id = (the_call->>'playerId')::uuid
    and (exists (select from game_session s where s.member_id = m.id and s.vendor = the_vendor)
      or (free_spins_named(the_vendor, m.id, the_call->>'promotionKind', the_call->>'promotionId')).id is not null));
end $body$`;

/** A member's cash in this book and currency. */
const cash = `
create or replace function wallet_cash(the_player uuid, the_book text, the_currency text) returns ledger_account
language sql stable as $body$
  select a from ledger_account a
    where owner_id = the_player::text and owner_kind = 'member' and kind = 'cash' and book = the_book and asset = the_currency
$body$`;

/**
 * The cash account for a call without a session: that of the round it names, or of the transfer that it repeats or undoes; otherwise that
 * of the player's last session with the vendor.
 */
const cashOf = `
create or replace function wallet_cash_of(the_vendor text, the_player uuid, the_round uuid, the_transfer uuid) returns ledger_account
language plpgsql stable as $body$
declare
  the_book text;
  the_currency text;
begin
  select book, currency into the_book, the_currency from round where id = the_round;
  if not found then select book, asset into the_book, the_currency from ledger_transfer where id = the_transfer; end if;
  if not found then
    select book, currency into the_book, the_currency from game_session
      where member_id = the_player and vendor = the_vendor order by launch_expires_at desc limit 1;
  end if;
  return wallet_cash(the_player, the_book, the_currency);
end $body$`;

export const gate: readonly string[] = [player, cash, cashOf];
