import { isBeyondCaller } from '../../db/rights/reach.ts';
import { isOpenedByTransfer, isStriped, ofWallets, walletsNow } from './lines-and-wallets.ts';

/**
 * Posts a transfer: one call, one round trip (performance, "Ledger"). Besides it only `wallet_call`, which like it
 * does so by `ledger_write`, `ledger_post_all` and `ledger_credit` write to the ledger.
 *
 * Input: { id, kind, key, hash, reference, reverses, merchant, book, asset, at, lines: [{ owner, ownerId, account, amount }] }
 * with amounts as text, in minor units, and of a two-step move: phase (pending, post or void), and for the two last
 * completes, the key of the pending transfer. Output: { transferId, replayed, members: [{ memberId, cash, locked, version }] },
 * the wallets in its book and asset that it touches.
 *
 * Errors: LG001 not enough money (detail: what there is), LG002 the key was used for something else, LG003 lines that do
 * not sum to zero, LG004 no such account in this book and asset, LG006 there is nothing pending that this transfer could complete.
 *
 * Accounts are locked in id order so that crossing transfers cannot deadlock. The key is looked up only after the locks
 * are held, so that two calls with one key, which name the same accounts, cannot both miss it; accounts that the registry
 * has striped are so by the key, which makes the stripe of a repeat the same.
 */
export const ledgerPost = `
create or replace function ledger_post(t jsonb) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $body$
declare
  the_merchant constant text := t->>'merchant';
  the_book constant text := t->>'book';
  the_asset constant text := t->>'asset';
  the_stripe constant smallint := (hashtext(t->>'key') & 15)::smallint;
  prior ledger_transfer;
  held ledger_transfer;
  acc record;
  accounts bigint[] := '{}';
  amounts bigint[] := '{}';
  total numeric;
  expected int;
begin
  -- It runs as the owner of the tables, whom no policy binds, so it keeps its caller to their merchants itself.
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'a transfer of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  select sum(amount), count(distinct (owner, "ownerId", account)) into total, expected
    from jsonb_to_recordset(t->'lines') as l(owner text, "ownerId" text, account text, amount bigint);
  if total is null or total <> 0 then
    raise exception 'lines do not sum to zero' using errcode = 'LG003';
  end if;

  insert into ledger_account (merchant, owner_kind, owner_id, kind, book, asset, stripe)
    select distinct the_merchant, l.owner, l."ownerId", l.account, the_book, the_asset, case when ${isStriped} then the_stripe else 0 end
    from jsonb_to_recordset(t->'lines') as l(owner text, "ownerId" text, account text)
    where ${isOpenedByTransfer} and not exists (
      select 1 from ledger_account a where a.owner_id = l."ownerId" and a.owner_kind = l.owner and a.kind = l.account
        and a.merchant = the_merchant and a.book = the_book and a.asset = the_asset and a.stripe = case when ${isStriped} then the_stripe else 0 end)
    on conflict do nothing;

  for acc in
    with line as (
      select owner, "ownerId", account, sum(amount)::bigint as amount, case when ${isStriped} then the_stripe else 0 end as stripe
      from jsonb_to_recordset(t->'lines') as l(owner text, "ownerId" text, account text, amount bigint)
      group by owner, "ownerId", account)
    select a.id, line.amount from ledger_account a join line
      on a.owner_id = line."ownerId" and a.owner_kind = line.owner and a.kind = line.account and a.stripe = line.stripe
    where a.merchant = the_merchant and a.book = the_book and a.asset = the_asset
    order by a.id for update of a
  loop
    accounts := accounts || acc.id;
    amounts := amounts || acc.amount;
  end loop;
  if coalesce(array_length(accounts, 1), 0) <> expected then
    raise exception 'no such account in book % and asset %', the_book, the_asset using errcode = 'LG004';
  end if;

  select * into prior from ledger_transfer where key = t->>'key';
  if found and prior.input_hash <> t->>'hash' then
    raise exception 'key % was used for another transfer', t->>'key' using errcode = 'LG002';
  elsif not found then
    if t ? 'completes' then
      select * into held from ledger_transfer where key = t->>'completes';
      if held.phase is distinct from 'pending' or held.merchant <> the_merchant then
        raise exception '% is not pending', t->>'completes' using errcode = 'LG006';
      elsif exists (select 1 from ledger_transfer where completes = held.id) then
        raise exception '% was completed before', t->>'completes' using errcode = 'LG006';
      elsif exists (
        select 1 from ledger_entry e left join unnest(accounts, amounts) as x(id, amount) on x.id = e.account_id
        where e.transfer_id = held.id and x.amount is distinct from -e.amount and (e.amount > 0 or t->>'phase' = 'void')) then
        raise exception '% is completed as a whole or not at all', t->>'completes' using errcode = 'LG006';
      end if;
    end if;

    for acc in select a.balance from ledger_account a join unnest(accounts, amounts) as x(id, amount) on a.id = x.id
      where a.min_balance is not null and a.balance + x.amount < a.min_balance
    loop
      raise exception 'not enough money' using errcode = 'LG001', detail = acc.balance::text;
    end loop;

    perform ledger_write((t->>'at')::timestamptz, (t->>'id')::uuid, t->>'kind', t->>'key', t->>'hash', t->>'reference', (t->>'reverses')::uuid,
      the_merchant, the_book, the_asset, accounts, amounts, coalesce(t->>'phase', 'single'), held.id);
  end if;

  return jsonb_build_object(
    'transferId', coalesce(prior.id, (t->>'id')::uuid),
    'replayed', prior.id is not null,
    'members', ${walletsNow(`owner_id in (select l->>'ownerId' from jsonb_array_elements(t->'lines') l
          where l->>'owner' = 'member' and l->>'account' in ${ofWallets})`)});
end $body$`;
