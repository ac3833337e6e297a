/** Why a bet or a win may not be undone; null if it may. */
const refusal = `
create or replace function wallet_rollback_refusal(undone vendor_transaction, played round, of_win boolean) returns text
language plpgsql stable as $body$
begin
  return case
    when undone.kind = 'tombstone' then 'unknownTransaction'
    when of_win and undone.kind not in ('win', 'promo') then 'notAWin'
    when not of_win and undone.kind <> 'bet' then 'notABet'
    when undone.kind = 'promo' and (free_spins_named(undone.vendor, undone.member_id, undone.promotion_kind, undone.promotion_id)).id is not null
      then 'betSettled'
    when not of_win and not undone.rolled_back and wallet_has_outcome(undone, played) then 'betSettled'
  end;
end $body$`;

/**
 * Undoes a bet or a win of a round that has a grant, by its stored parts. A returned stake's bonus money goes where the grant's state says
 * (R21, R24). For a reversed win, the grant gives what it still holds, and the rest comes from cash or becomes a debt.
 */
const ofGrant = `
create or replace function wallet_rollback_of_grant(
  the_vendor text, the_time timestamptz, the_call jsonb, the_cash ledger_account, undone vendor_transaction, played round
) returns jsonb language plpgsql as $body$
declare
  cash ledger_account;
  the_player constant uuid := the_cash.owner_id::uuid;
  the_key constant text := wallet_key(the_vendor, the_player, the_call);
  of_win constant boolean := undone.kind <> 'bet';
  part record;
  other record;
  accounts bigint[];
  amounts bigint[];
  owed bigint := 0;
  taken bigint;
  the_id uuid;
  after bigint;
begin
  perform from ledger_account where id = the_cash.id for no key update;
  perform grant_clock(the_player, the_time);
  select * into cash from ledger_account where id = the_cash.id;
  if undone.amount > 0 then
    accounts := array[cash.id];
    amounts := array[0::bigint];
    for other in
      select e.account_id, e.amount, a.owner_kind, a.balance from ledger_entry e join ledger_account a on a.id = e.account_id
        where e.transfer_id = undone.transfer_id order by e.account_id
    loop
      if other.owner_kind = 'house' or (of_win and other.owner_kind = 'promotion') then
        accounts := accounts || other.account_id;
        amounts := amounts || -other.amount;
      elsif of_win and other.owner_kind = 'grant' then
        taken := least(other.amount, other.balance);
        accounts := accounts || other.account_id;
        amounts := amounts || -taken;
        owed := owed + other.amount - taken;
      elsif of_win then
        owed := owed + other.amount;
      end if;
    end loop;
    if of_win then
      taken := least(owed, greatest(cash.balance, 0));
      amounts[1] := -taken;
      if owed > taken then
        accounts := accounts || wallet_account(cash, 'member', cash.owner_id, 'debt', 0);
        amounts := amounts || taken - owed;
      end if;
    else
      part := grant_back(played.grant_id, undone.bonus);
      amounts[1] := undone.amount - undone.bonus + part.to_cash;
      accounts := accounts || part.account;
      amounts := amounts || part.to_grant;
      if part.returned_account is not null then
        accounts := accounts || part.returned_account;
        amounts := amounts || part.to_returned;
      end if;
    end if;
    perform ledger_write(the_time, (the_call->>'id')::uuid, case when of_win then 'winReversed' else 'rollback' end, the_key, the_call->>'hash',
      played.id::text, undone.transfer_id, cash.merchant, cash.book, cash.asset, accounts, amounts);
  end if;
  perform wallet_round_take_back(undone, the_time);
  if not of_win then
    perform grant_stake(played.id, -undone.bonus, case when undone.counts then -undone.amount else 0 end);
  elsif played.status = 'settled' and played.bonus_stake > 0 then
    -- Its vendor settles it again.
    update bonus_grant set open_rounds = open_rounds + 1 where id = played.grant_id;
  end if;
  the_id := wallet_remember(the_vendor, the_player, the_time, the_call, played.id, undone.amount, undone.amount > 0);
  perform grant_settle(the_player, the_time);
  select balance into after from ledger_account where id = cash.id;
  return wallet_done(the_id, after + wallet_usable(cash, the_vendor, played.id), cash.asset, case when undone.amount > 0 then cash.id end);
end $body$`;

/**
 * Returns a bet's stake or reverses a win, once, by the stored amount, whatever the state of session and player. An unknown transaction
 * leaves a tombstone, so that it is refused if it arrives later.
 */
const undo = `
create or replace function wallet_rollback(the_vendor text, the_player uuid, the_time timestamptz, the_call jsonb) returns jsonb
language plpgsql as $body$
declare
  of_win constant boolean := the_call->>'winTransactionId' is not null;
  cash ledger_account;
  same vendor_transaction;
  undone vendor_transaction;
  played round;
  reason text;
  after bigint;
begin
  select * into same from vendor_transaction
    where vendor = the_vendor and member_id = the_player and transaction_id = the_call->>'transactionId';
  if found then return wallet_repeated(same, the_call, wallet_cash_of(the_vendor, the_player, same.round_id, same.transfer_id)); end if;

  select * into undone from vendor_transaction where vendor = the_vendor and member_id = the_player
    and transaction_id = coalesce(the_call->>'betTransactionId', the_call->>'winTransactionId');
  if not found then
    perform wallet_tombstone(the_vendor, the_player, the_time, the_call);
    return wallet_refused('unknownTransaction');
  end if;
  select * into played from round where id = undone.round_id;
  reason := wallet_rollback_refusal(undone, played, of_win);
  if reason is not null then return wallet_refused(reason); end if;
  cash := wallet_cash_of(the_vendor, the_player, undone.round_id, undone.transfer_id);

  if undone.rolled_back then
    return wallet_done(wallet_remember(the_vendor, the_player, the_time, the_call, played.id, 0, false),
      cash.balance + wallet_usable(cash, the_vendor, played.id), cash.asset);
  end if;
  if played.grant_id is not null then
    return wallet_rollback_of_grant(the_vendor, the_time, the_call, cash, undone, played);
  end if;
  after := cash.balance;
  if undone.amount > 0 then
    after := wallet_move_back(the_vendor, cash, the_call, the_time, case when of_win then 'winReversed' else 'rollback' end,
      played.id::text, undone.transfer_id);
  end if;
  perform wallet_round_take_back(undone, the_time);
  return wallet_done(wallet_remember(the_vendor, the_player, the_time, the_call, played.id, undone.amount, undone.amount > 0),
    after + wallet_usable(cash, the_vendor, played.id), cash.asset, case when undone.amount > 0 then cash.id end);
end $body$`;

export const rollback: readonly string[] = [refusal, ofGrant, undo];
