import { isBeyondCaller } from '../../db/rights/reach.ts';
import { isOpenedByTransfer, isStriped, ofWallets, walletsNow } from './lines-and-wallets.ts';

/** The amounts that each transfer moves on each account, with the transfer's index in the list. */
const lines = `(
    select x.place, x.id, x.key, l.owner, l."ownerId", l.account, sum(l.amount)::bigint as amount,
      case when ${isStriped} then (hashtext(x.key) & 15)::smallint else 0 end as stripe
    from rows from (jsonb_to_recordset(t->'transfers') as (id uuid, key text, lines jsonb)) with ordinality as x(id, key, lines, place)
    cross join lateral jsonb_to_recordset(x.lines) as l(owner text, "ownerId" text, account text, amount bigint)
    group by x.place, x.id, x.key, l.owner, l."ownerId", l.account)`;
/**
 * A line's account, as a lateral look-up per line: with a join, all accounts would be read, because the planner cannot estimate how few of
 * them the lines name.
 */
const accountOf = `lateral (
    select a.* from ledger_account a
    where a.owner_kind = l.owner and a.owner_id = l."ownerId" and a.kind = l.account and a.stripe = l.stripe
      and a.merchant = the_merchant and a.book = the_book and a.asset = the_asset
    limit 1) a`;

/**
 * Posts many transfers one after another, each as `ledger_post` would post it: same rows, keys, stripes and chains, and none may take an
 * account below its minimum on the way. In a few statements for all of them, because the ledger is the longest part of a run that settles
 * agents' contracts. Those whose key was posted before are left out. No transfer of two steps.
 *
 * Input: { merchant, book, asset, at, transfers: [{ id, kind, key, hash, reference, reverses, lines: [{ owner, ownerId, account, amount }]
 * }] } with amounts as text, in minor units. Output: { replayed: [key], members: [{ memberId, cash, locked, version }] }, the wallets that
 * they touch, as they are afterwards.
 *
 * Errors: LG001 to LG004 as `ledger_post`; nothing is posted then.
 *
 * Members' accounts are locked in id order and before the house's, as everywhere. Chains are computed in a loop because each link needs the
 * one before; rows are written by one statement, because triggers of a transfer read its entries.
 */
export const ledgerPostAll = `
create or replace function ledger_post_all(t jsonb) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $body$
declare
  the_merchant constant text := t->>'merchant';
  the_book constant text := t->>'book';
  the_asset constant text := t->>'asset';
  the_time constant timestamptz := (t->>'at')::timestamptz;
  one record;
  n int := 0;
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
  replayed jsonb;
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'transfers of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  if exists (
    select from jsonb_to_recordset(t->'transfers') as x(lines jsonb)
    where (select sum(l.amount) from jsonb_to_recordset(x.lines) as l(amount bigint)) is distinct from 0) then
    raise exception 'lines do not sum to zero' using errcode = 'LG003';
  end if;

  insert into ledger_account (merchant, owner_kind, owner_id, kind, book, asset, stripe)
    select distinct the_merchant, l.owner, l."ownerId", l.account, the_book, the_asset, l.stripe
    from ${lines} l
    where ${isOpenedByTransfer} and not exists (select from ${accountOf})
    on conflict do nothing;
  perform from ledger_account where id = any (array(select a.id from ${lines} l cross join ${accountOf}))
    order by owner_kind <> 'member', id for update;
  if exists (
    select from jsonb_to_recordset(t->'transfers') as x(key text, hash text) join ledger_transfer p on p.key = x.key where p.input_hash <> x.hash) then
    raise exception 'a key was used for another transfer' using errcode = 'LG002';
  end if;
  select coalesce(jsonb_agg(x.key), '[]'::jsonb) into replayed
    from jsonb_to_recordset(t->'transfers') as x(key text) where exists (select from ledger_transfer p where p.key = x.key);

  for one in
    select l.id, l.amount, a.id as account, a.balance, a.version, a.chain, a.min_balance, dense_rank() over (order by a.id)::int as slot
    from ${lines} l left join ${accountOf} on true
    where not replayed ? l.key
    -- What a transfer takes is looked at before what it gives.
    order by l.place, l.amount
  loop
    if one.account is null then
      raise exception 'no such account in book % and asset %', the_book, the_asset using errcode = 'LG004';
    end if;
    continue when one.amount = 0;
    if accounts[one.slot] is null then
      accounts[one.slot] := one.account; balances[one.slot] := one.balance; versions[one.slot] := one.version; chains[one.slot] := one.chain;
    end if;
    if one.min_balance is not null and balances[one.slot] + one.amount < one.min_balance then
      raise exception 'not enough money' using errcode = 'LG001', detail = balances[one.slot]::text;
    end if;
    balances[one.slot] := balances[one.slot] + one.amount;
    versions[one.slot] := versions[one.slot] + 1;
    chains[one.slot] := sha256(chains[one.slot]
      || convert_to(concat_ws('|', one.id, one.account, one.amount, balances[one.slot], versions[one.slot]), 'UTF8'));
    n := n + 1;
    entry_transfers[n] := one.id; entry_accounts[n] := one.account; entry_amounts[n] := one.amount;
    entry_balances[n] := balances[one.slot]; entry_versions[n] := versions[one.slot]; entry_hashes[n] := chains[one.slot];
  end loop;

  if n > 0 then
    with transfer as (
      insert into ledger_transfer (id, kind, key, input_hash, reference, reverses, merchant, book, asset, at, phase)
        select x.id, x.kind, x.key, x.hash, x.reference, x.reverses, the_merchant, the_book, the_asset, the_time, 'single'
        from jsonb_to_recordset(t->'transfers') as x(id uuid, kind text, key text, hash text, reference text, reverses uuid)
        where x.id = any (entry_transfers)
    ), entry as (
      insert into ledger_entry (transfer_id, account_id, merchant, book, asset, amount, balance_after, version, hash)
        select e.transfer, e.account, the_merchant, the_book, the_asset, e.amount, e.balance, e.version, e.hash
        from unnest(entry_transfers, entry_accounts, entry_amounts, entry_balances, entry_versions, entry_hashes)
          as e(transfer, account, amount, balance, version, hash)
    )
    update ledger_account a set balance = x.balance, version = x.version, chain = x.chain
      from unnest(accounts, balances, versions, chains) as x(id, balance, version, chain) where a.id = x.id;
  end if;

  return jsonb_build_object('replayed', replayed, 'members', ${walletsNow(
    `owner_id = any (array(select distinct l."ownerId" from ${lines} l where l.owner = 'member' and l.account in ${ofWallets}))`,
  )});
end $body$`;
