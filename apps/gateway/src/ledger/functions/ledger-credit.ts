import { isBeyondCaller } from '../../db/rights/reach.ts';
import { walletsNow } from './lines-and-wallets.ts';

/**
 * Posts many transfers from one of the house's accounts to members' cash, with the same rows, keys and chains as posting each with
 * `ledger_post`, but in a few statements for all. Transfers whose key was already posted are left out.
 *
 * Input: { merchant, book, asset, at, house: { ownerId, account }, stripe, transfers: [{ id, kind, key, hash, reference, reverses,
 * memberId, amount }] } with amounts above zero as text, in minor units. `stripe` is any text; it selects the stripe of the house's
 * account, so that others who post to that account seldom wait. Output: { posted, members: [{ memberId, cash, locked, version }] }.
 *
 * Errors: LG002 a key was used for something else, LG003 an amount is not above zero, LG004 a member has no such cash account.
 *
 * Locks members' accounts in id order and before the house's, as everywhere; the house's account is locked only for these statements. The
 * chains are computed in a loop, because each link needs the previous one; rows are written in sets.
 */
export const ledgerCredit = `
create or replace function ledger_credit(t jsonb) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $body$
declare
  the_merchant constant text := t->>'merchant';
  the_book constant text := t->>'book';
  the_asset constant text := t->>'asset';
  the_time constant timestamptz := (t->>'at')::timestamptz;
  the_stripe constant smallint := (hashtext(t->>'stripe') & 15)::smallint;
  house ledger_account;
  one record;
  n int := 0;
  m int := 0;
  last_account bigint;
  last_balance bigint;
  last_version bigint;
  last_chain bytea;
  accounts bigint[] := '{}';
  balances bigint[] := '{}';
  versions bigint[] := '{}';
  chains bytea[] := '{}';
  entry_transfers uuid[] := '{}';
  entry_accounts bigint[] := '{}';
  entry_amounts bigint[] := '{}';
  entry_balances bigint[] := '{}';
  entry_versions bigint[] := '{}';
  entry_hashes bytea[] := '{}';
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'transfers of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  if exists (select from jsonb_to_recordset(t->'transfers') as x(amount bigint) where amount is null or amount <= 0) then
    raise exception 'only what a member receives is posted in bulk' using errcode = 'LG003';
  end if;
  perform from ledger_account a
    where a.owner_kind = 'member' and a.owner_id = any (array(select distinct x."memberId" from jsonb_to_recordset(t->'transfers') as x("memberId" text)))
      and a.kind = 'cash' and a.merchant = the_merchant and a.book = the_book and a.asset = the_asset
    order by a.id for update;
  if exists (
    select from jsonb_to_recordset(t->'transfers') as x("memberId" text)
    where not exists (select from ledger_account a where a.owner_kind = 'member' and a.owner_id = x."memberId" and a.kind = 'cash'
      and a.merchant = the_merchant and a.book = the_book and a.asset = the_asset)) then
    raise exception 'no such account in book % and asset %', the_book, the_asset using errcode = 'LG004';
  end if;
  if exists (
    select from jsonb_to_recordset(t->'transfers') as x(key text, hash text) join ledger_transfer p on p.key = x.key where p.input_hash <> x.hash) then
    raise exception 'a key was used for another transfer' using errcode = 'LG002';
  end if;

  loop
    select * into house from ledger_account a
      where a.owner_kind = 'house' and a.owner_id = t->'house'->>'ownerId' and a.kind = t->'house'->>'account'
        and a.merchant = the_merchant and a.book = the_book and a.asset = the_asset and a.stripe = the_stripe for update;
    exit when found;
    insert into ledger_account (merchant, owner_kind, owner_id, kind, book, asset, stripe)
      values (the_merchant, 'house', t->'house'->>'ownerId', t->'house'->>'account', the_book, the_asset, the_stripe) on conflict do nothing;
  end loop;

  for one in
    select x.id, x.amount, a.id as account, a.balance, a.version, a.chain
    from rows from (jsonb_to_recordset(t->'transfers') as (id uuid, key text, "memberId" text, amount bigint))
      with ordinality as x(id, key, "memberId", amount, place)
    -- Looked up for each: joined, all accounts would be read.
    cross join lateral (
      select a.* from ledger_account a where a.owner_kind = 'member' and a.owner_id = x."memberId" and a.kind = 'cash'
        and a.merchant = the_merchant and a.book = the_book and a.asset = the_asset limit 1) a
    where not exists (select from ledger_transfer p where p.key = x.key)
    order by a.id, x.place
  loop
    if last_account is distinct from one.account then
      if m > 0 then
        balances[m] := last_balance; versions[m] := last_version; chains[m] := last_chain;
      end if;
      m := m + 1;
      accounts[m] := one.account;
      last_account := one.account; last_balance := one.balance; last_version := one.version; last_chain := one.chain;
    end if;
    last_balance := last_balance + one.amount;
    last_version := last_version + 1;
    last_chain := sha256(last_chain || convert_to(concat_ws('|', one.id, one.account, one.amount, last_balance, last_version), 'UTF8'));
    n := n + 1;
    entry_transfers[n] := one.id; entry_accounts[n] := one.account; entry_amounts[n] := one.amount;
    entry_balances[n] := last_balance; entry_versions[n] := last_version; entry_hashes[n] := last_chain;
    house.balance := house.balance - one.amount;
    house.version := house.version + 1;
    house.chain := sha256(house.chain || convert_to(concat_ws('|', one.id, house.id, -one.amount, house.balance, house.version), 'UTF8'));
    n := n + 1;
    entry_transfers[n] := one.id; entry_accounts[n] := house.id; entry_amounts[n] := -one.amount;
    entry_balances[n] := house.balance; entry_versions[n] := house.version; entry_hashes[n] := house.chain;
  end loop;

  if m > 0 then
    balances[m] := last_balance; versions[m] := last_version; chains[m] := last_chain;
    -- One statement: triggers of a transfer read its entries.
    with transfer as (
      insert into ledger_transfer (id, kind, key, input_hash, reference, reverses, merchant, book, asset, at, phase)
        select x.id, x.kind, x.key, x.hash, x.reference, x.reverses, the_merchant, the_book, the_asset, the_time, 'single'
        from jsonb_to_recordset(t->'transfers') as x(id uuid, kind text, key text, hash text, reference text, reverses uuid)
        where not exists (select from ledger_transfer p where p.key = x.key)
    )
    insert into ledger_entry (transfer_id, account_id, merchant, book, asset, amount, balance_after, version, hash)
      select e.transfer, e.account, the_merchant, the_book, the_asset, e.amount, e.balance, e.version, e.hash
      from unnest(entry_transfers, entry_accounts, entry_amounts, entry_balances, entry_versions, entry_hashes)
        as e(transfer, account, amount, balance, version, hash);
    update ledger_account a set balance = x.balance, version = x.version, chain = x.chain
      from unnest(accounts, balances, versions, chains) as x(id, balance, version, chain) where a.id = x.id;
    update ledger_account set balance = house.balance, version = house.version, chain = house.chain where id = house.id;
  end if;

  return jsonb_build_object('posted', n / 2, 'members', ${walletsNow(
    `owner_id = any (array(select distinct x."memberId" from jsonb_to_recordset(t->'transfers') as x("memberId" text)))`,
  )});
end $body$`;

/**
 * Reverses what a member received: takes what their cash still holds, and the rest becomes a debt, since cash is never negative. Posts and
 * answers like `ledger_post`; a repeated key moves nothing, whatever the member has by then.
 *
 * Input: that of `ledger_post`, with `memberId`, `amount` (above zero, as text) and `house: { ownerId, account }` instead of `lines`.
 */
export const ledgerTakeBack = `
create or replace function ledger_take_back(t jsonb) returns jsonb language plpgsql as $body$
declare
  the_amount constant bigint := (t->>'amount')::bigint;
  there bigint;
  taken bigint;
  prior ledger_transfer;
begin
  if ${isBeyondCaller(`t->>'merchant'`)} then
    raise exception 'a transfer of % for a caller of another merchant', t->>'merchant' using errcode = '42501';
  end if;
  if the_amount is null or the_amount <= 0 then raise exception 'nothing to take back' using errcode = 'LG003'; end if;
  -- Locked: what there is decides how much becomes a debt.
  select balance into there from ledger_account
    where owner_kind = 'member' and owner_id = t->>'memberId' and kind = 'cash'
      and merchant = t->>'merchant' and book = t->>'book' and asset = t->>'asset' for update;
  if not found then raise exception 'no such account in book % and asset %', t->>'book', t->>'asset' using errcode = 'LG004'; end if;
  select * into prior from ledger_transfer where key = t->>'key';
  if found then
    if prior.input_hash <> t->>'hash' then
      raise exception 'key % was used for another transfer', t->>'key' using errcode = 'LG002';
    end if;
    return jsonb_build_object('transferId', prior.id, 'replayed', true, 'members', '[]'::jsonb);
  end if;
  taken := least(the_amount, greatest(there, 0));
  return ledger_post((t - 'memberId' - 'amount' - 'house') || jsonb_build_object('lines',
    jsonb_build_array(jsonb_build_object('owner', 'house', 'ownerId', t->'house'->>'ownerId', 'account', t->'house'->>'account', 'amount', the_amount::text))
    || case when taken > 0 then jsonb_build_array(
         jsonb_build_object('owner', 'member', 'ownerId', t->>'memberId', 'account', 'cash', 'amount', (-taken)::text)) else '[]'::jsonb end
    || case when taken < the_amount then jsonb_build_array(
         jsonb_build_object('owner', 'member', 'ownerId', t->>'memberId', 'account', 'debt', 'amount', (taken - the_amount)::text)) else '[]'::jsonb end));
end $body$`;
