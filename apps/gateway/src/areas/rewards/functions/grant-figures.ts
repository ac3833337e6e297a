/** How much of a stake in a game counts towards a grant's requirement, in ten-thousandths of a per cent (R12). */
const weight = `
create or replace function grant_weight(terms jsonb, the_vendor text, the_game text) returns bigint language plpgsql stable as $body$
begin
  return coalesce(
    terms->'weights'->>('game:' || the_vendor || '/' || the_game),
    terms->'weights'->>('vendor:' || the_vendor),
    terms->'weights'->>(select game_type from game where vendor = the_vendor and code = the_game),
    terms->'weights'->>'default',
    '0')::bigint;
end $body$`;

/** How much more bonus money the cap allows to become the member's own (R21). */
const room = `
create or replace function grant_room(g bonus_grant, minor bigint) returns bigint language plpgsql immutable as $body$
declare
  cap constant bigint := (g.wagering->>'maxConversion')::bigint;
begin
  return case when cap is null then minor else least(minor, div(g.amount::numeric * cap, 100)::bigint - g.converted) end;
end $body$`;

/** Bonus money that a member can use in a game now; vendors are told it as part of the balance (R13). */
const usable = `
create or replace function grant_usable(the_player uuid, the_vendor text, the_game text, the_book text, the_currency text) returns bigint
language plpgsql stable as $body$
begin
  return coalesce((select a.balance from member m
    join bonus_grant g on g.id = m.active_grant and g.book = the_book and g.currency = the_currency
    join ledger_account a on a.id = g.account_id
    where m.id = the_player and grant_weight(g.wagering, the_vendor, the_game) > 0), 0);
end $body$`;

/** The figures of grants: weights, caps and usable money. */
export const grantFigures: readonly string[] = [weight, room, usable];
