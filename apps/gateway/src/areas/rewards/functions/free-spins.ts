import { isBeyondCaller } from '../../../db/rights/reach.ts';

/** What a promotion's budget reserves for spins that are not paid yet, in minor units. */
const kept = `
create or replace function free_spins_kept(the_promotion uuid, the_book text, the_asset text) returns bigint language plpgsql stable as $body$
begin
  return coalesce((select sum(most) from free_spins
    where promotion_id = the_promotion and state in ('asking', 'given') and book = the_book and currency = the_asset), 0);
end $body$`;

/** The spins that a vendor's promotional win refers to; a row of nulls for a promotion of the vendor's own. */
const named = `
create or replace function free_spins_named(the_vendor text, the_player uuid, the_kind text, the_campaign text) returns free_spins
language plpgsql stable as $body$
declare
  f free_spins;
begin
  if the_kind = 'freeRound' and the_campaign ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select * into f from free_spins where id = the_campaign::uuid and vendor = the_vendor and member_id = the_player;
  end if;
  return f;
end $body$`;

/** Moves the entry of spins on, and records the step. */
const moved = `
create or replace function free_spins_moved(f free_spins, the_last text, the_status text, minor bigint, the_time timestamptz) returns void
language plpgsql as $body$
begin
  update promotion_entry set last = the_last, last_at = the_time, amount = coalesce(minor, amount) where id = f.entry_id;
  insert into promotion_event (entry_id, merchant, from_status, to_status, mover, at)
    values (f.entry_id, f.merchant, 'process', the_status, 'engine', the_time);
  perform event_put(f.merchant, f.member_id, null, 'promotionChanged', '{}');
end $body$`;

/**
 * Pays what spins won, up to their cap, from the reserve in the budget: as bonus money, or as cash by a transfer with the given id, key and
 * hash (R26). Bonus money of a member excluded meanwhile is returned at once (R24). Output: the amount added to the cash.
 */
const pay = `
create or replace function free_spins_pay(f free_spins, won bigint, the_time timestamptz, the_transfer uuid, the_key text, the_hash text)
returns bigint language plpgsql as $body$
declare
  minor constant bigint := least(won, f.most);
  cash ledger_account;
  answer jsonb;
  to_cash bigint := 0;
begin
  cash := grant_hold(f.member_id, f.book, f.currency, the_time);
  perform claim_turn_take(f.merchant, f.member_id);
  -- Before the budget is looked at again: nothing is kept for them any more.
  update free_spins set state = 'paid', paid = minor, ended_at = the_time where id = f.id;
  if minor > 0 and f.bonus is not null then
    answer := grant_give(jsonb_build_object('id', gen_random_uuid(), 'key', 'free-spins:' || f.id, 'merchant', f.merchant,
      'memberId', f.member_id, 'promotionId', f.promotion_id, 'version', f.version, 'book', f.book, 'currency', f.currency,
      'amount', minor::text, 'wagering', f.bonus->'wagering', 'at', the_time,
      'required', ceil((minor + (f.bonus->>'deposit')::bigint)::numeric * (f.bonus->>'multiplier')::bigint / 100)::bigint::text));
    if answer ? 'refused' then raise exception 'the budget kept nothing for spins %', f.id; end if;
    if exists (select from member where id = f.member_id and (status <> 'active' or bets_blocked_until > the_time)) then
      perform grant_forfeit(f.merchant, f.member_id, array[(answer->>'grant')::uuid], the_time);
    end if;
  elsif minor > 0 then
    to_cash := minor;
    perform ledger_write(the_time, the_transfer, 'rewardPaid', the_key, the_hash, f.promotion_id::text, null, f.merchant, f.book, f.currency,
      array[cash.id, wallet_account(cash, 'promotion', f.promotion_id::text, 'budget', 0)], array[minor, -minor]);
  end if;
  insert into promotion_claim (id, merchant, promotion_id, version, member_id, deposit_id, amount, grant_id, day, claimed_at, subject, signals)
    values (f.id, f.merchant, f.promotion_id, f.version, f.member_id, f.deposit_id, minor, (answer->>'grant')::uuid, f.day, f.claimed_at,
      f.subject, f.signals);
  perform free_spins_moved(f, case when answer is null then 'claimed' else 'issued' end, case when answer is null then 'claimed' else 'issued' end,
    minor, the_time);
  return to_cash;
end $body$`;

/**
 * Records a vendor's answer about spins, once: `given` if it accepted them; `refused` puts the entry back to Claim and releases the
 * reserve; `over` ends spins that won nothing. Output: whether anything changed.
 */
const answered = `
create or replace function free_spins_answered(the_merchant text, the_spins uuid, the_answer text, the_time timestamptz) returns boolean
language plpgsql as $body$
declare
  f free_spins;
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'free spins of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  select * into f from free_spins where id = the_spins and merchant = the_merchant;
  if f.id is null then return false; end if;
  perform claim_turn_take(f.merchant, f.member_id);
  -- Read again: the lock may have waited for their win.
  select * into f from free_spins where id = the_spins;
  if f.state in ('paid', 'refused') or (the_answer = 'given' and f.state = 'given') then return false; end if;
  case the_answer
    when 'given' then
      update free_spins set state = 'given' where id = f.id;
      perform event_put(f.merchant, f.member_id, null, 'promotionChanged', '{}');
    when 'over' then
      perform free_spins_pay(f, 0, the_time, null, null, null);
    when 'refused' then
      update free_spins set state = 'refused', ended_at = the_time where id = f.id;
      update promotion set taken = taken - 1 where id = f.promotion_id;
      perform free_spins_moved(f, null, 'claim', null, the_time);
  end case;
  return true;
end $body$`;

/** Free spins between a promotion, its vendor and the books; each function that writes starts by locking the member's cash. */
export const freeSpins: readonly string[] = [kept, named, moved, pay, answered];
