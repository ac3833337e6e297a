/**
 * Writes one transfer with its entries: the only place that does. Gives the first account's balance after it, or null,
 * having written nothing, when the first account would go below its minimum; any other that would is LG001. The amounts
 * sum to zero (LG003); an account whose amount is zero is left alone.
 *
 * The caller sees to the order in which accounts are locked: the house's accounts at games come after a member's cash,
 * and nobody waits for a member's cash who holds one of those.
 */
export const ledgerWrite = `
create or replace function ledger_write(
  the_time timestamptz, the_id uuid, the_kind text, the_key text, the_hash text, the_reference text, the_reverses uuid,
  the_merchant text, the_book text, the_asset text, accounts bigint[], amounts bigint[],
  the_phase text default 'single', the_completes uuid default null
) returns bigint language plpgsql as $body$
declare
  first_balance bigint;
  the_balance bigint;
  the_version bigint;
  the_chain bytea;
  balances bigint[];
  versions bigint[];
  chains bytea[];
  total bigint := 0;
begin
  for i in 1 .. cardinality(amounts) loop total := total + amounts[i]; end loop;
  if total <> 0 then raise exception 'lines do not sum to zero' using errcode = 'LG003'; end if;
  for i in 1 .. cardinality(accounts) loop
    if amounts[i] = 0 then
      balances[i] := null;
      versions[i] := null;
      chains[i] := null;
      continue;
    end if;
    update ledger_account a set
      balance = a.balance + amounts[i],
      version = a.version + 1,
      chain = sha256(a.chain || convert_to(concat_ws('|', the_id, a.id, amounts[i], a.balance + amounts[i], a.version + 1), 'UTF8'))
    where a.id = accounts[i] and (a.min_balance is null or a.balance + amounts[i] >= a.min_balance)
    returning a.balance, a.version, a.chain into the_balance, the_version, the_chain;
    if not found and first_balance is null then return null; end if;
    if not found then
      raise exception 'not enough money' using errcode = 'LG001',
        detail = (select a.balance::text from ledger_account a where a.id = accounts[i]);
    end if;
    first_balance := coalesce(first_balance, the_balance);
    balances[i] := the_balance;
    versions[i] := the_version;
    chains[i] := the_chain;
  end loop;
  if first_balance is null then return null; end if;
  insert into ledger_transfer (id, kind, key, input_hash, reference, reverses, merchant, book, asset, at, phase, completes)
    values (the_id, the_kind, the_key, the_hash, the_reference, the_reverses, the_merchant, the_book, the_asset, the_time,
      the_phase, the_completes);
  insert into ledger_entry (transfer_id, account_id, merchant, book, asset, amount, balance_after, version, hash)
    select the_id, account, the_merchant, the_book, the_asset, amount, balance_after, version, hash
    from unnest(accounts, amounts, balances, versions, chains) as line(account, amount, balance_after, version, hash)
    where amount <> 0;
  return first_balance;
end $body$`;
