/** The wallet's ids of a batch's items, in order. */
const items = `
create or replace function wallet_batch_items(the_vendor text, the_player uuid, the_call jsonb) returns jsonb
language sql stable as $body$
  select jsonb_agg(jsonb_build_object('transactionId', t.transaction_id, 'walletTransactionId', t.wallet_transaction_id) order by i.place)
  from jsonb_array_elements(the_call->'items') with ordinality as i(item, place)
  join vendor_transaction t on t.vendor = the_vendor and t.member_id = the_player and t.transaction_id = i.item->>'transactionId'
$body$`;

/** The cash account of a batch that arrived before: that of any item that moved money or was played, since all items share it. */
const cashOfItems = `
create or replace function wallet_cash_of_items(the_vendor text, the_player uuid, the_call jsonb) returns ledger_account
language plpgsql stable as $body$
declare
  done vendor_transaction;
begin
  select t.* into done from jsonb_array_elements(the_call->'items') item
    join vendor_transaction t on t.vendor = the_vendor and t.member_id = the_player and t.transaction_id = item->>'transactionId'
    order by t.transfer_id nulls last, t.round_id nulls last limit 1;
  return wallet_cash_of(the_vendor, the_player, done.round_id, done.transfer_id);
end $body$`;

/**
 * Executes all items in order, or none: the first refusal undoes the earlier items and is reported with its index. Only tombstones are
 * kept, because they must exist when their bet arrives.
 */
const batchOf = `
create or replace function wallet_batch(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql as $body$
declare
  same vendor_transaction;
  item jsonb;
  place int := 0;
  answer jsonb;
  moved bigint;
begin
  select * into same from vendor_transaction
    where vendor = the_vendor and member_id = the_player and transaction_id = the_call->>'transactionId';
  if found then
    answer := wallet_repeated(same, the_call, wallet_cash_of_items(the_vendor, the_player, the_call));
    return case when answer ? 'refused' then answer
      else answer || jsonb_build_object('items', wallet_batch_items(the_vendor, the_player, the_call)) end;
  end if;

  begin
    for item in select value from jsonb_array_elements(the_call->'items') loop
      answer := wallet_item(the_vendor, the_player, the_time, item);
      if answer ? 'refused' then
        raise exception 'an item is refused' using errcode = 'VW001';
      end if;
      -- A batch is about one wallet, whose balance its answer tells.
      if moved <> (answer->>'moved')::bigint then
        answer := wallet_refused('otherWallet');
        raise exception 'an item is refused' using errcode = 'VW001';
      end if;
      moved := coalesce(moved, (answer->>'moved')::bigint);
      place := place + 1;
    end loop;
  exception when sqlstate 'VW001' then
    if answer->>'refused' = 'unknownTransaction' then
      perform wallet_tombstone(the_vendor, the_player, the_time, item);
    elsif answer->>'refused' = 'notEnoughMoney' then
      select wallet_not_enough((wallet_cash(the_player, s.book, s.currency)).id) into answer
        from game_session s where s.id = (item->>'sessionId')::uuid;
    end if;
    return answer || jsonb_build_object('index', place);
  end;
  return wallet_done(wallet_remember(the_vendor, the_player, the_time, the_call, null, 0, false), (answer->>'cash')::bigint, answer->>'currency', moved)
    || jsonb_build_object('items', wallet_batch_items(the_vendor, the_player, the_call));
end $body$`;

export const batch: readonly string[] = [items, cashOfItems, batchOf];
