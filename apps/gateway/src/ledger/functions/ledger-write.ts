/**
 * Writes one transfer with its entries; nothing else does but `ledger_credit` and `ledger_post_all`, for many. Returns the first account's
 * balance afterwards, or null without having written anything if all amounts are zero. The amounts must sum to zero (LG003); an account
 * whose amount is zero is left alone.
 *
 * The caller has locked every account that the transfer could take below its minimum, and has checked that there is enough; the table's
 * CHECK refuses whatever a caller overlooks. The caller also keeps the order of locks: the house's game accounts come after a
 * member's cash, and a transaction that holds one of those never waits for a member's cash.
 *
 * It is one statement because each statement costs something to start and end. Its callers set `plan_cache_mode`: for arrays, Postgres
 * would otherwise plan it again for each call, which costs more than executing it.
 */
export const ledgerWrite = `
create or replace function ledger_write(
  the_time timestamptz, the_id uuid, the_kind text, the_key text, the_hash text, the_reference text, the_reverses uuid,
  the_merchant text, the_book text, the_asset text, accounts bigint[], amounts bigint[],
  the_phase text default 'single', the_completes uuid default null
) returns bigint language plpgsql as $body$
declare
  first_balance bigint;
  total numeric;
begin
  if 0 = all (amounts) then return null; end if;
  with moved as (
    update ledger_account a set
      balance = a.balance + line.amount,
      version = a.version + 1,
      chain = sha256(a.chain || convert_to(concat_ws('|', the_id, a.id, line.amount, a.balance + line.amount, a.version + 1), 'UTF8'))
    from (select unnest(accounts) as id, unnest(amounts) as amount) line
    where a.id = line.id and line.amount <> 0
    returning a.id, line.amount, a.balance, a.version, a.chain
  ), transfer as (
    insert into ledger_transfer (id, kind, key, input_hash, reference, reverses, merchant, book, asset, at, phase, completes)
      values (the_id, the_kind, the_key, the_hash, the_reference, the_reverses, the_merchant, the_book, the_asset, the_time,
        the_phase, the_completes)
  ), entry as (
    insert into ledger_entry (transfer_id, account_id, merchant, book, asset, amount, balance_after, version, hash)
      select the_id, id, the_merchant, the_book, the_asset, amount, balance, version, chain from moved
  )
  select sum(amount), max(balance) filter (where id = accounts[1]) into total, first_balance from moved;
  if total <> 0 then raise exception 'lines do not sum to zero' using errcode = 'LG003'; end if;
  return first_balance;
end $body$`;
