/** Posts a transfer of a grant, once per key, leaving out entries of zero. The caller has locked the member's cash. */
const post = `
create or replace function grant_post(g bonus_grant, the_time timestamptz, the_kind text, what text, accounts bigint[], amounts bigint[]) returns void
language plpgsql as $body$
declare
  the_key constant text := 'grant:' || g.id::text || ':' || what;
begin
  perform ledger_write(the_time, gen_random_uuid(), the_kind, the_key, encode(sha256(convert_to(the_key, 'UTF8')), 'hex'), g.id::text, null,
    g.merchant, g.book, g.currency, accounts, amounts);
end $body$`;

/** The account for money that a grant returns. It is not the budget, which only operators fund. */
const returnedAccount = `
create or replace function grant_returned(g bonus_grant) returns bigint language plpgsql as $body$
begin
  return wallet_account(wallet_cash(g.member_id, g.book, g.currency), 'promotion', g.promotion_id::text, 'returned', wallet_stripe(g.id::text));
end $body$`;

/** Ends a grant: its money is converted, up to the cap, or returned (R20, R21). */
const finish = `
create or replace function grant_finish(g bonus_grant, how text, the_time timestamptz) returns void language plpgsql as $body$
declare
  held bigint;
  to_cash bigint := 0;
begin
  select balance into held from ledger_account where id = g.account_id for no key update;
  if how = 'converted' then to_cash := grant_room(g, held); end if;
  update bonus_grant set status = how, converted = converted + to_cash, returned = returned + held - to_cash, ended_at = the_time where id = g.id;
  update member set active_grant = null where id = g.member_id and active_grant = g.id;
  if held > 0 then
    perform grant_post(g, the_time, case how when 'converted' then 'bonusConverted' else 'bonusReturned' end, how,
      array[g.account_id, (wallet_cash(g.member_id, g.book, g.currency)).id, grant_returned(g)], array[-held, to_cash, held - to_cash]);
  end if;
end $body$`;

/** If no grant is active, activates the oldest waiting one; its days count from then (R10, R11). */
const activate = `
create or replace function grant_activate(the_player uuid, the_time timestamptz) returns void language plpgsql as $body$
declare
  next_one uuid;
begin
  if exists (select from bonus_grant where member_id = the_player and status = 'active') then return; end if;
  update bonus_grant set status = 'active', expires_at = the_time + make_interval(hours => 24 * (wagering->>'days')::int)
    where id = (select id from bonus_grant where member_id = the_player and status = 'waiting' order by place limit 1)
    returning id into next_one;
  if found then update member set active_grant = next_one where id = the_player; end if;
end $body$`;

/** Checks a member's active and closing grants, oldest first, until none ends (R20). */
const settle = `
create or replace function grant_settle(the_player uuid, the_time timestamptz) returns void language plpgsql as $body$
declare
  g bonus_grant;
  held bigint;
begin
  loop
    select x.* into g from bonus_grant x join ledger_account a on a.id = x.account_id
      where x.member_id = the_player and x.status in ('active', 'closing')
        and ((x.open_rounds = 0 and (a.balance = 0 or x.status = 'closing')) or x.wagered = x.required)
      order by x.place limit 1;
    exit when not found;
    select balance into held from ledger_account where id = g.account_id;
    perform grant_finish(g, case
      when held = 0 and g.open_rounds = 0 then 'usedUp'
      when g.wagered = g.required then 'converted'
      else 'expired' end, the_time);
    perform grant_activate(the_player, the_time);
  end loop;
end $body$`;

/**
 * Ends what had expired by a given time, each grant as of its own expiry: at the same instant, expiry precedes other events. Open rounds
 * are not cut off (R11, R22).
 */
const clock = `
create or replace function grant_clock(the_player uuid, the_time timestamptz) returns void language plpgsql as $body$
declare
  g bonus_grant;
begin
  loop
    select * into g from bonus_grant where member_id = the_player and status = 'active' and expires_at <= the_time;
    exit when not found;
    if g.open_rounds > 0 then
      update bonus_grant set status = 'closing' where id = g.id;
      update member set active_grant = null where id = the_player;
    else
      perform grant_finish(g, 'expired', g.expires_at);
    end if;
    perform grant_activate(the_player, g.expires_at);
    perform grant_settle(the_player, g.expires_at);
  end loop;
end $body$`;

/** How grants wait, become active and end. Callers hold the lock on the member's cash, which puts everything about one member in order. */
export const grantLife: readonly string[] = [post, returnedAccount, finish, activate, settle, clock];
