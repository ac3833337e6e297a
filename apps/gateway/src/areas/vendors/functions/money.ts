/** The account of this owner and kind, in the same merchant, book and currency as a member's cash; created on first use. */
const account = `
create or replace function wallet_account(cash ledger_account, the_owner_kind text, the_owner text, the_kind text, the_stripe int)
returns bigint language plpgsql as $body$
declare
  found_id bigint;
begin
  loop
    select id into found_id from ledger_account
      where owner_id = the_owner and owner_kind = the_owner_kind and kind = the_kind
        and merchant = cash.merchant and book = cash.book and asset = cash.asset and stripe = the_stripe;
    if found then return found_id; end if;
    insert into ledger_account (merchant, owner_kind, owner_id, kind, book, asset, stripe)
      values (cash.merchant, the_owner_kind, the_owner, the_kind, cash.book, cash.asset, the_stripe)
      on conflict do nothing;
  end loop;
end $body$`;

/**
 * One key per call, so that the ledger too refuses a second transfer for the same transaction id. The player's id is cast because `uuid
 *
 *
 * text` is not immutable, and Postgres could not inline the function.
 */
const key = `
create or replace function wallet_key(the_vendor text, the_player uuid, the_call jsonb) returns text
language sql immutable as $body$
  select 'vendor:' || the_vendor || ':' || the_player::text || ':' || (the_call->>'transactionId')
$body$`;

/** The stripe of the house's accounts that a call with this key uses. */
const stripe = `
create or replace function wallet_stripe(the_key text) returns smallint
language sql immutable as $body$
  select (hashtext(the_key) & 15)::smallint
$body$`;

/**
 * Locks the house's accounts of a transfer about to be written, in the order of their ids; the caller has already locked the member's cash,
 * which comes first. The last account locked needs no order, so for two accounts no separate lock is needed.
 */
const lock = `
create or replace function wallet_lock(accounts bigint[]) returns void language plpgsql as $body$
begin
  if cardinality(accounts) > 2 then
    perform from ledger_account where id = any (accounts) order by id for no key update;
  end if;
end $body$`;

/**
 * Moves a call's money into a member's cash, or out of it if the amount is negative. The other side is the house's account of kind
 * `the_house` for this vendor's games, whose id may be passed if known, and for the part `from_jackpot` the pot. Returns the new cash, or
 * null if the player has too little. The key determines the stripe of the house's accounts.
 */
const move = `
create or replace function wallet_move(
  the_vendor text, cash ledger_account, the_call jsonb, the_time timestamptz,
  the_kind text, the_reference text, the_house text, house_account bigint, to_cash bigint, from_jackpot bigint default 0
) returns bigint language plpgsql as $body$
declare
  the_key constant text := wallet_key(the_vendor, cash.owner_id::uuid, the_call);
  accounts bigint[] := array[cash.id];
  amounts bigint[] := array[to_cash];
begin
  -- First of all: an account that is made here keeps others from making it until the commit, as a lock would.
  perform from ledger_account where id = cash.id for no key update;
  if from_jackpot <> 0 then
    accounts := accounts || wallet_account(cash, 'house', the_vendor, 'jackpot', wallet_stripe(the_key));
    amounts := amounts || -from_jackpot;
  end if;
  if to_cash <> from_jackpot then
    accounts := accounts || coalesce(house_account, wallet_account(cash, 'house', the_vendor, the_house, wallet_stripe(the_key)));
    amounts := amounts || from_jackpot - to_cash;
  end if;
  perform wallet_lock(accounts);
  return ledger_write(the_time, (the_call->>'id')::uuid, the_kind, the_key, the_call->>'hash', the_reference, null,
    cash.merchant, cash.book, cash.asset, accounts, amounts);
end $body$`;

/**
 * Reverses a call's transfer: the house's accounts get or give exactly what they gave or got. For a bet, the player gets the stake back.
 * For a win, the player gives what is left, and the rest becomes a debt, since cash is never negative. Returns the new cash.
 */
const moveBack = `
create or replace function wallet_move_back(
  the_vendor text, the_cash ledger_account, the_call jsonb, the_time timestamptz, the_kind text, the_reference text, the_transfer uuid
) returns bigint language plpgsql as $body$
declare
  cash ledger_account;
  accounts bigint[];
  amounts bigint[];
  to_player bigint;
  to_cash bigint;
begin
  -- Locked: what there is decides how much becomes a debt.
  select * into cash from ledger_account where id = the_cash.id for update;
  select array_agg(account_id order by account_id), array_agg(-amount order by account_id), sum(amount)
    into accounts, amounts, to_player
    from ledger_entry where transfer_id = the_transfer and account_id <> cash.id;
  to_cash := greatest(to_player, -cash.balance);
  if to_player <> to_cash then
    accounts := wallet_account(cash, 'member', cash.owner_id, 'debt', 0) || accounts;
    amounts := (to_player - to_cash) || amounts;
  end if;
  if to_cash <> 0 then
    accounts := cash.id || accounts;
    amounts := to_cash || amounts;
  end if;
  perform wallet_lock(accounts);
  perform ledger_write(the_time, (the_call->>'id')::uuid, the_kind, wallet_key(the_vendor, cash.owner_id::uuid, the_call), the_call->>'hash',
    the_reference, the_transfer, cash.merchant, cash.book, cash.asset, accounts, amounts);
  return cash.balance + to_cash;
end $body$`;

export const money: readonly string[] = [account, key, stripe, lock, move, moveBack];
