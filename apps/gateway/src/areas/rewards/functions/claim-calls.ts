import { isBeyondCaller } from '../../../db/rights/reach.ts';

/**
 * Locks a member's cash and increments the turn count, by which readers without the lock notice that their facts may be outdated. Output:
 * the previous count.
 */
const takeTurn = `
create or replace function claim_turn_take(the_merchant text, the_player uuid) returns bigint language plpgsql as $body$
declare
  before bigint;
begin
  perform from ledger_account
    where owner_kind = 'member' and owner_id = the_player::text and kind = 'cash' and merchant = the_merchant order by id for no key update;
  insert into claim_turn as t (member_id, merchant, turns) values (the_player, the_merchant, 1)
    on conflict (member_id) do update set turns = t.turns + 1
    returning turns - 1 into before;
  return before;
end $body$`;

/**
 * Locks a member's cash until the caller commits, so that one member's claims follow each other and the facts that a claim reads stay true.
 * Different members do not wait for each other. Output: the promotion's id; null if the merchant has no such code.
 */
const holdForClaim = `
create or replace function grant_hold_for_claim(the_merchant text, the_player uuid, the_code text) returns uuid language plpgsql as $body$
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'a promotion of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  perform claim_turn_take(the_merchant, the_player);
  return (select id from promotion where merchant = the_merchant and code = the_code);
end $body$`;

/** Writes the row of a claim; the input is that of promotion_give. */
const writeClaim = `
create or replace function promotion_claim_write(c jsonb, the_grant uuid) returns void language sql as $body$
  insert into promotion_claim (id, merchant, promotion_id, version, member_id, deposit_id, amount, grant_id, day, claimed_at, subject, step,
      drawn, signals)
    select x.id, c->>'merchant', (c->>'promotionId')::uuid, (c->>'version')::int, (c->>'memberId')::uuid, x."depositId", x.amount, the_grant,
      x.day, x.at, x.subject, x.step, x.drawn, x.signals
    from jsonb_to_record(c->'claim') as x(id uuid, "depositId" uuid, amount bigint, day date, at timestamptz, subject text, step int,
      drawn jsonb, signals jsonb)
$body$`;

/**
 * Records a claim and pays it from its promotion's budget. Input: { merchant, promotionId, version, memberId, total, ended, claim: { id,
 * depositId, amount, day, at, subject, step, drawn, signals }, most?: { amount, book, asset }, transfer? of the claim's amount to the
 * member's cash, as ledger_post takes it, grant? as grant_give does, spins? as a row of free_spins } with amounts in minor units as text.
 * With `ended`, it pays although the promotion is closed or has another version. `most` is what the budget must hold in addition to its
 * reserve for spins, whatever was drawn (R34). Spins are only begun: their claim is written when they are paid (R26). Concurrent claims of
 * one promotion wait for each other here until the caller commits, so this call comes last, and in it whatever needs neither the
 * promotion's row nor the budget comes first (C10).
 *
 * The order of locks: the member's cash, the promotion's row, its budget, and those of events.
 *
 * Errors, after each of which nothing has changed: PC001 the promotion was closed or has a new version, PC002 nothing is left (detail:
 * allTaken or budgetSpent).
 */
const give = `
create or replace function promotion_give(c jsonb) returns void language plpgsql set plan_cache_mode = force_generic_plan as $body$
declare
  the_merchant constant text := c->>'merchant';
  the_promotion constant uuid := (c->>'promotionId')::uuid;
  the_version constant int := (c->>'version')::int;
  although_ended constant boolean := (c->>'ended')::boolean;
  allowance constant bigint := (c->>'total')::bigint;
  t constant jsonb := c->'transfer';
  minor constant bigint := (c->'claim'->>'amount')::bigint;
  cash ledger_account;
  budget ledger_account;
  now_is record;
  answer jsonb;
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'a promotion of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  if t is not null then
    cash := wallet_cash((c->>'memberId')::uuid, t->>'book', t->>'asset');
    if cash.merchant is distinct from the_merchant then
      raise exception 'no such account in book % and asset %', t->>'book', t->>'asset' using errcode = 'LG004';
    end if;
    perform from ledger_account where id = cash.id for no key update;
  end if;
  -- A claim that names a grant is written after the grant.
  if not (c ? 'grant' or c ? 'spins') then perform promotion_claim_write(c, null); end if;
  -- Locked before it is looked at: whoever publishes or closes it has the same lock, and what they did is seen then.
  perform from promotion where id = the_promotion for no key update;
  select p.taken, p.closed_at, (select max(v.version) from promotion_version v where v.promotion_id = p.id) as version into now_is
    from promotion p where p.id = the_promotion and p.merchant = the_merchant;
  if now_is.taken is null or (not although_ended and (now_is.closed_at is not null or now_is.version <> the_version)) then
    raise exception 'the promotion is not what was read' using errcode = 'PC001';
  end if;
  if now_is.taken >= allowance then raise exception 'the allowance is used up' using errcode = 'PC002', detail = 'allTaken'; end if;
  if c ? 'most' and coalesce((select a.balance from ledger_account a
    where a.owner_id = the_promotion::text and a.owner_kind = 'promotion' and a.kind = 'budget' and a.merchant = the_merchant
      and a.book = c->'most'->>'book' and a.asset = c->'most'->>'asset'), 0)
    - free_spins_kept(the_promotion, c->'most'->>'book', c->'most'->>'asset') < (c->'most'->>'amount')::bigint then
    raise exception 'the budget does not hold the highest prize' using errcode = 'PC002', detail = 'budgetSpent';
  end if;
  update promotion set taken = taken + 1 where id = the_promotion;
  if c ? 'spins' then
    insert into free_spins (id, merchant, member_id, promotion_id, version, entry_id, subject, deposit_id, signals, day, vendor, game_code,
        spins, stake, most, book, currency, bonus, claimed_at, expires_at)
      select f.id, the_merchant, (c->>'memberId')::uuid, the_promotion, the_version, f.entry_id, f.subject, f.deposit_id, f.signals, f.day,
        f.vendor, f.game_code, f.spins, f.stake, f.most, f.book, f.currency, nullif(f.bonus, 'null'), f.claimed_at, f.expires_at
      from jsonb_populate_record(null::free_spins, c->'spins') f;
    return;
  end if;
  if c ? 'grant' then
    answer := grant_give(c->'grant');
    if answer ? 'refused' then raise exception 'the budget is spent' using errcode = 'PC002', detail = answer->>'refused'; end if;
    perform promotion_claim_write(c, (answer->>'grant')::uuid);
  elsif t is not null then
    select * into budget from ledger_account
      where owner_id = the_promotion::text and owner_kind = 'promotion' and kind = 'budget'
        and merchant = the_merchant and book = t->>'book' and asset = t->>'asset' for no key update;
    if budget.id is null or budget.balance < minor then
      raise exception 'the budget is spent' using errcode = 'PC002', detail = 'budgetSpent';
    end if;
    perform ledger_write((t->>'at')::timestamptz, (t->>'id')::uuid, t->>'kind', t->>'key', t->>'hash', t->>'reference', null,
      the_merchant, t->>'book', t->>'asset', array[budget.id, cash.id], array[-minor, minor]);
    -- Last, because it holds the locks of events.
    perform wallet_tell(cash.id);
  end if;
end $body$`;

/**
 * Makes a claim in one statement that is its own transaction, so that nobody waits for the promotion's row while a gateway is busy with
 * other requests (ADR 146). `c` is the input of promotion_give, with { turns, at, applies, entry: { id, isNew, period, last, amount,
 * depositId, signals, clientSeed }, steps: [{ from, to, mover }] }. With `applies` nothing is paid, because an operator decides. `turns` is
 * the member's turn count when the facts were read. `o` is { key, operation, lock, hash, answer }, or null for a caller without an
 * idempotency key. Output: { answer, given }; a repeated call gets the first answer, and `given` is false.
 *
 * Errors, after each of which nothing has changed: those of promotion_give, where PC001 also means that the member has claimed something
 * else meanwhile or may no longer take anything; PC003 the key is in flight; PC004 the key was used with other input.
 */
const claimOnce = `
create or replace function promotion_claim_once(c jsonb, o jsonb) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $body$
declare
  the_merchant constant text := c->>'merchant';
  the_member constant uuid := (c->>'memberId')::uuid;
  -- Gateways of the version before, which run on while a new one starts, state neither the time here nor whether it applies.
  the_time constant timestamptz := coalesce(c->>'at', c->'claim'->>'at')::timestamptz;
  e constant jsonb := c->'entry';
  prior record;
  stored jsonb;
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'a claim of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  if o is not null then
    if not pg_try_advisory_xact_lock(hashtextextended(o->>'lock', 0)) then
      raise exception 'the key is in flight' using errcode = 'PC003';
    end if;
    select i.request_hash, i.answer into prior from idempotency i
      where i.merchant = the_merchant and i.member_id = the_member and i.key = o->>'key';
    if found then
      if prior.request_hash <> o->>'hash' then raise exception 'the key was used for another claim' using errcode = 'PC004'; end if;
      return jsonb_build_object('answer', prior.answer, 'given', false);
    end if;
  end if;
  if claim_turn_take(the_merchant, the_member) <> (c->>'turns')::bigint
    or not exists (select from member where id = the_member and status = 'active' and (bets_blocked_until is null or bets_blocked_until <= the_time)) then
    raise exception 'the member is not as was read' using errcode = 'PC001';
  end if;
  if o is not null then
    insert into idempotency (merchant, member_id, key, operation, request_hash, status, answer, created_at)
      values (the_merchant, the_member, o->>'key', o->>'operation', o->>'hash', 200, o->'answer', the_time)
      returning answer into stored;
  end if;
  if (e->>'isNew')::boolean then
    insert into promotion_entry (id, merchant, promotion_id, version, member_id, period, last, last_at, amount, deposit_id,
        signals, client_seed)
      values ((e->>'id')::uuid, the_merchant, (c->>'promotionId')::uuid, (c->>'version')::int, the_member, e->>'period', e->>'last', the_time,
        (e->>'amount')::bigint, (e->>'depositId')::uuid, e->'signals', e->>'clientSeed');
  else
    update promotion_entry set last = e->>'last', last_at = the_time, amount = (e->>'amount')::bigint, deposit_id = (e->>'depositId')::uuid,
        signals = e->'signals', client_seed = e->>'clientSeed', remark = null, reason = null, decided_by = null, proofs = 0, version = (c->>'version')::int
      where id = (e->>'id')::uuid and merchant = the_merchant and member_id = the_member;
  end if;
  insert into promotion_event (entry_id, merchant, from_status, to_status, mover, at)
    select (e->>'id')::uuid, the_merchant, s->>'from', s->>'to', s->>'mover', the_time from jsonb_array_elements(c->'steps') s;
  if not coalesce((c->>'applies')::boolean, false) then perform promotion_give(c); end if;
  return jsonb_build_object('answer', stored, 'given', true);
end $body$`;

/** The functions that give out promotions; each starts by locking the member's cash. */
export const claimCalls: readonly string[] = [takeTurn, holdForClaim, writeClaim, give, claimOnce];
