import { isBeyondCaller } from '../../../db/rights/reach.ts';

/** Locks a member's cash before any work on their grants, and first ends what has expired. */
const hold = `
create or replace function grant_hold(the_player uuid, the_book text, the_currency text, the_time timestamptz) returns ledger_account
language plpgsql as $body$
declare
  cash ledger_account;
begin
  cash := wallet_cash(the_player, the_book, the_currency);
  if cash.id is null then raise exception 'no such account in book % and asset %', the_book, the_currency using errcode = 'LG004'; end if;
  perform from ledger_account where id = cash.id for no key update;
  perform grant_clock(the_player, the_time);
  return cash;
end $body$`;

/**
 * Grants bonus money from a budget, once per key. Input: { id, key, merchant, memberId, promotionId, version, book, currency, amount,
 * required, wagering, at } with amounts in minor units as text. Output: { grant, repeated } or { refused: 'budgetSpent' }.
 */
const give = `
create or replace function grant_give(t jsonb) returns jsonb language plpgsql as $body$
declare
  the_time constant timestamptz := (t->>'at')::timestamptz;
  minor constant bigint := (t->>'amount')::bigint;
  the_player constant uuid := (t->>'memberId')::uuid;
  cash ledger_account;
  g bonus_grant;
  budget ledger_account;
begin
  if ${isBeyondCaller(`t->>'merchant'`)} then
    raise exception 'a grant of % for a caller of another merchant', t->>'merchant' using errcode = '42501';
  end if;
  cash := grant_hold(the_player, t->>'book', t->>'currency', the_time);
  if cash.merchant <> t->>'merchant' then raise exception 'the member is of another merchant' using errcode = 'LG004'; end if;
  select * into g from bonus_grant where key = t->>'key';
  if found then return jsonb_build_object('grant', g.id, 'repeated', true); end if;
  select * into budget from ledger_account
    where owner_id = t->>'promotionId' and owner_kind = 'promotion' and kind = 'budget'
      and merchant = t->>'merchant' and book = t->>'book' and asset = t->>'currency' for no key update;
  if budget.id is null or budget.balance < minor then return jsonb_build_object('refused', 'budgetSpent'); end if;
  insert into bonus_grant (id, merchant, member_id, promotion_id, version, key, book, currency, amount, required, wagering, account_id, granted_at)
    values ((t->>'id')::uuid, t->>'merchant', the_player, (t->>'promotionId')::uuid, (t->>'version')::int, t->>'key', t->>'book', t->>'currency',
      minor, (t->>'required')::bigint, t->'wagering', wallet_account(cash, 'grant', t->>'id', 'bonus', 0), the_time)
    returning * into g;
  perform grant_post(g, the_time, 'bonusGranted', 'given', array[budget.id, g.account_id], array[-minor, minor]);
  perform grant_activate(the_player, the_time);
  perform grant_settle(the_player, the_time);
  return jsonb_build_object('grant', g.id, 'repeated', false);
end $body$`;

/** Ends grants of a member, newest first, skipping ended ones. Output: the ids of those it ended, oldest first. */
const forfeit = `
create or replace function grant_forfeit(the_merchant text, the_player uuid, ids uuid[], the_time timestamptz) returns jsonb
language plpgsql as $body$
declare
  g bonus_grant;
  ended jsonb := '[]';
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'grants of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  select * into g from bonus_grant where id = any (ids) and member_id = the_player and merchant = the_merchant limit 1;
  if not found then return ended; end if;
  perform grant_hold(the_player, g.book, g.currency, the_time);
  for g in
    select * from bonus_grant where id = any (ids) and member_id = the_player and merchant = the_merchant
      and status in ('waiting', 'active', 'closing') order by place desc
  loop
    perform grant_finish(g, 'forfeited', the_time);
    ended := jsonb_build_array(g.id) || ended;
  end loop;
  perform grant_activate(the_player, the_time);
  perform grant_settle(the_player, the_time);
  return ended;
end $body$`;

/** Ends a member's expired grants, for the job that looks for them: nothing else would for a member who does not play. */
const expire = `
create or replace function grant_expire(the_player uuid, the_time timestamptz) returns void language plpgsql as $body$
declare
  g bonus_grant;
begin
  select * into g from bonus_grant where member_id = the_player and status = 'active';
  if found then perform grant_hold(the_player, g.book, g.currency, the_time); end if;
end $body$`;

/**
 * Ends the grants that a withdrawal ends: those in play whose terms say so, newest first (R23). Output: { forfeited } with their ids,
 * oldest first; or, unless the loss is accepted, { bonus } with the money that they hold, in minor units as text, and nothing is changed.
 * If the cash does not cover the amount, nothing ends, since the withdrawal itself is then refused. The requested money stays locked until
 * the caller commits.
 */
const withdraw = `
create or replace function grant_withdraw(
  the_merchant text, the_player uuid, the_book text, the_currency text, minor bigint, accepted boolean, the_time timestamptz
) returns jsonb language plpgsql as $body$
declare
  cash ledger_account;
  ids uuid[];
  held bigint;
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'grants of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  cash := grant_hold(the_player, the_book, the_currency, the_time);
  if cash.merchant <> the_merchant then raise exception 'the member is of another merchant' using errcode = 'LG004'; end if;
  -- Read again: the hold may have waited for a bet.
  select * into cash from ledger_account where id = cash.id;
  select array_agg(g.id), coalesce(sum(a.balance), 0) into ids, held
    from bonus_grant g join ledger_account a on a.id = g.account_id
    where g.member_id = the_player and g.book = the_book and g.currency = the_currency
      and g.status in ('waiting', 'active', 'closing') and g.wagering->>'onWithdrawal' = 'forfeit';
  if ids is null or cash.balance < minor then return jsonb_build_object('forfeited', '[]'::jsonb); end if;
  if not accepted then return jsonb_build_object('bonus', held::text); end if;
  return jsonb_build_object('forfeited', grant_forfeit(the_merchant, the_player, ids, the_time));
end $body$`;

/**
 * Ends every grant of a member who is being excluded. Call it before writing the exclusion, in the same transaction: bets and grants lock
 * the cash first too, so none comes in between.
 */
const exclude = `
create or replace function grant_exclude(the_merchant text, the_player uuid, the_time timestamptz) returns jsonb language plpgsql as $body$
begin
  perform from ledger_account where owner_kind = 'member' and owner_id = the_player::text and kind = 'cash' order by id for no key update;
  return grant_forfeit(the_merchant, the_player,
    array(select id from bonus_grant where member_id = the_player and status in ('waiting', 'active', 'closing')), the_time);
end $body$`;

/** The operators' lists that a member is in, which are the office's tags. */
const segments = `
create or replace function promotion_segments(the_merchant text, the_player uuid) returns text[] language plpgsql stable as $body$
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'segments of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  return array(select tag from member_tag where merchant = the_merchant and member_id = the_player);
end $body$`;

/** The functions that requests and jobs call; each starts by locking the member's cash. */
export const grantCalls: readonly string[] = [hold, give, forfeit, withdraw, exclude, segments, expire];
