import { isBeyondCaller } from '../../../db/rights/reach.ts';
import { walletKinds } from '../../../ledger/registry.ts';

const others = walletKinds.filter((kind) => kind !== 'cash').map((kind) => `'${kind}'`);

/**
 * Posts the stake of a slip as `ledger_post` would, and notifies the member's pages. It uses only four statements, because each statement
 * costs more than the work it does, and thousands of slips arrive in the last seconds before a close (ADR 126). The input is that of
 * `ledger_post`, with the member's line first and the house's second. Returns the news for the pages, `{ balance }`. The key is that of a
 * new ticket, so nothing was posted under it before.
 *
 * The member's cash is locked before the house's account, as everywhere. Throws LG001 and LG004 as `ledger_post` does.
 */
const postStake = `
create or replace function lottery_post_stake(t jsonb, the_member uuid) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $body$
declare
  the_merchant constant text := t->>'merchant';
  the_book constant text := t->>'book';
  the_asset constant text := t->>'asset';
  the_stripe constant smallint := (hashtext(t->>'key') & 15)::smallint;
  amount constant bigint := (t->'lines'->1->>'amount')::bigint;
  has record;
  news jsonb;
begin
  select cash.id, cash.balance, cash.version, cash.balance - amount < cash.min_balance as too_little,
      (select house.id from ledger_account house
        where house.owner_id = t->'lines'->1->>'ownerId' and house.owner_kind = 'house' and house.kind = t->'lines'->1->>'account'
          and house.merchant = the_merchant and house.book = the_book and house.asset = the_asset and house.stripe = the_stripe) as house
    into has
    from ledger_account cash
    where cash.owner_id = the_member::text and cash.owner_kind = 'member' and cash.kind = 'cash'
      and cash.merchant = the_merchant and cash.book = the_book and cash.asset = the_asset and cash.stripe = 0
    for no key update of cash;
  if has.house is null then
    -- The first stake on this stripe makes its account, or there is no such cash.
    perform ledger_post(t);
    has.version := has.version + 1;
    has.balance := has.balance - amount;
  elsif has.too_little then
    raise exception 'not enough money' using errcode = 'LG001', detail = has.balance::text;
  else
    has.version := has.version + 1;
    has.balance := ledger_write((t->>'at')::timestamptz, (t->>'id')::uuid, t->>'kind', t->>'key', t->>'hash', t->>'reference', null,
      the_merchant, the_book, the_asset, array[has.id, has.house], array[-amount, amount]);
  end if;
  -- After the lock, so that it fits: whoever changes these holds the cash too.
  select balance_news(has.balance, coalesce(sum(balance) filter (where kind = 'locked'), 0)::bigint, the_asset, the_book,
      has.version + coalesce(sum(version), 0))
    into news
    from ledger_account
    where owner_id = the_member::text and owner_kind = 'member' and kind in (${others.join(', ')})
      and merchant = the_merchant and book = the_book and asset = the_asset;
  -- Last, because it holds the locks of events; a condition, because it is no statement.
  if event_write(the_merchant, the_member, null, 'balanceChanged', news) is null then end if;
  return news;
end $body$`;

/**
 * Takes a slip in one call, because thousands of slips arrive in the last seconds before a close (ADR 106): locks its draws, counts limits
 * and exposure, stores the ticket with its lines, and posts the stake. The domain has already decided what a line is, what it costs and at
 * which odds; this function only does what needs locks. It locks in the order of lottery.md 3: draws, limits, exposure in ascending order
 * of keys, money.
 *
 * Input: { merchant, memberId, book, currency, at, clock, draws: [{ id, version }],
 *   ticket: { id, lineCount, stake }, lines: [a row of lottery_line],
 *   used: [{ draw, type, stake, most }], numbers: [{ draw, type, number, amount, step, steps: [from] }],
 *   stake: input of ledger_post for a slip that is paid from the member's cash, or null,
 *   transfers: [other inputs of ledger_post], tells: whether these change what a member's pages show }, amounts in minor units.
 *
 * Output: { refused: [{ code, draw, type?, number?, left? }] }, after which the caller must roll back, or { crossed: [{ draw, type, number,
 * step }], news: what to tell the member's pages }. The code `moved` means that a number has reached another step since the slip was
 * priced. Throws what ledger_post throws.
 */
const placeSlip = `
create or replace function lottery_place_slip(s jsonb) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $body$
declare
  the_merchant constant text := s->>'merchant';
  the_member constant uuid := (s->>'memberId')::uuid;
  the_book constant text := s->>'book';
  the_currency constant text := s->>'currency';
  the_time constant timestamptz := (s->>'at')::timestamptz;
  refused jsonb;
  crossed jsonb;
  transfer jsonb;
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'a slip of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;

  -- Materialized, or the planner asks for closed draws before it locks, and holds none that is open. The clock is read once they are held.
  with held as materialized (
    select d.id, d.status, d.closes_at, d.status not in ('open', 'closing') as is_over, d.pack_version is distinct from w.version as moved
    from lottery_draw d join jsonb_to_recordset(s->'draws') as w(id text, version int) on d.merchant = the_merchant and d.id = w.id
    order by d.id for share of d
  )
  select jsonb_agg(jsonb_build_object('draw', d.id, 'code', case
      when d.status in ('scheduled', 'void') then 'draw_state'
      when d.is_over or coalesce((s->>'clock')::timestamptz, clock_timestamp()) >= d.closes_at then 'draw_closed'
      else 'moved' end))
    into refused
    from held d
    where d.is_over or d.moved or coalesce((s->>'clock')::timestamptz, clock_timestamp()) >= d.closes_at;
  if refused is not null then return jsonb_build_object('refused', refused); end if;

  -- Limits, ticket and lines are one statement; stakes that are only set aside have none of them.
  if jsonb_typeof(s->'ticket') = 'object' then
    with counted as (
      insert into lottery_limit_used as u (merchant, draw_id, member_id, book, type, stake)
        select the_merchant, w.draw, the_member, the_book, w.type, w.stake
        from jsonb_to_recordset(s->'used') as w(draw text, type text, stake bigint) order by w.draw, w.type
        on conflict (merchant, draw_id, member_id, book, type) do update set stake = u.stake + excluded.stake
        returning u.draw_id, u.type, u.stake
    ), ticket as (
      insert into lottery_ticket (id, merchant, member_id, book, currency, line_count, stake, placed_at)
        values ((s->'ticket'->>'id')::uuid, the_merchant, the_member, the_book, the_currency, (s->'ticket'->>'lineCount')::int,
          (s->'ticket'->>'stake')::bigint, the_time)
    ), line as (
      insert into lottery_line (id, merchant, ticket_id, draw_id, game_code, member_id, book, currency, pack_id, pack_version, type, at,
          selection, unit, cost_units, odds, prize_group, combinations, stake, max_payout, placed_at, chase_id, chase_step)
        select l.id, the_merchant, (s->'ticket'->>'id')::uuid, l.draw, l.game, the_member, the_book, the_currency, l.pack, l.version, l.type, l.at,
          l.selection, l.unit, l."costUnits", l.odds, l."group", l.combinations, l.stake, l."maxPayout", the_time, l.chase, l.step
        from jsonb_to_recordset(s->'lines') as l(id uuid, draw text, game text, pack text, version int, type text, at text, selection text[],
          unit bigint, "costUnits" int, odds jsonb, "group" int, combinations int, stake bigint, "maxPayout" bigint, chase uuid, step int)
    )
    select jsonb_agg(jsonb_build_object('code', 'stake_limit', 'draw', w.draw, 'type', w.type,
        'left', greatest(w.most - (c.stake - w.stake), 0)::text))
      into refused
      from counted c
      join jsonb_to_recordset(s->'used') as w(draw text, type text, stake bigint, most bigint) on w.draw = c.draw_id and w.type = c.type
      where c.stake > w.most;
    if refused is not null then return jsonb_build_object('refused', refused); end if;
  end if;

  -- As late as possible: whoever plays the same numbers waits from here to the commit.
  with counted as (
    insert into lottery_exposure as e (merchant, draw_id, book, type, number, amount)
      select the_merchant, w.draw, the_book, w.type, w.number, w.amount
      from jsonb_to_recordset(s->'numbers') as w(draw text, type text, number text, amount bigint) order by w.draw, w.type, w.number
      on conflict (merchant, draw_id, book, type, number) do update set amount = e.amount + excluded.amount
      returning e.draw_id, e.type, e.number, e.amount, e.step
  ), stood as (
    select w.draw, w.type, w.number, c.step, w.step as priced,
      (select count(*)::int from unnest(w.steps) f where f <= c.amount) as reached
    from counted c
    join jsonb_to_recordset(s->'numbers') as w(draw text, type text, number text, step int, steps bigint[])
      on w.draw = c.draw_id and w.type = c.type and w.number = c.number
  )
  select jsonb_agg(jsonb_build_object('code', 'moved', 'draw', draw, 'type', type, 'number', number)) filter (where step <> priced),
      jsonb_agg(jsonb_build_object('draw', draw, 'type', type, 'number', number, 'step', reached)) filter (where reached <> step)
    into refused, crossed
    from stood;
  if refused is not null then return jsonb_build_object('refused', refused); end if;
  if crossed is not null then
    update lottery_exposure e set step = c.step
      from jsonb_to_recordset(crossed) as c(draw text, type text, number text, step int)
      where e.merchant = the_merchant and e.book = the_book and e.draw_id = c.draw and e.type = c.type and e.number = c.number;
  end if;

  if jsonb_array_length(s->'transfers') > 0 then
    for transfer in select t from jsonb_array_elements(s->'transfers') t loop
      perform ledger_post(transfer);
    end loop;
    if (s->>'tells')::boolean then
      perform wallet_tell(a.id) from ledger_account a
        where a.owner_id = the_member::text and a.owner_kind = 'member' and a.kind = 'cash'
          and a.merchant = the_merchant and a.book = the_book and a.asset = the_currency and a.stripe = 0;
    end if;
  end if;
  return jsonb_build_object('crossed', coalesce(crossed, '[]'::jsonb),
    'news', case when jsonb_typeof(s->'stake') = 'object' then lottery_post_stake(s->'stake', the_member) end);
end $body$`;

/**
 * Removes lines from limits and exposure, locking in the order in which slips are added. Input: { merchant, memberId, book, used: [{ draw,
 * type, stake }], numbers: [{ draw, type, number, amount, steps: [from] }] }. Output: the numbers whose step has changed.
 */
const uncountSlip = `
create or replace function lottery_uncount_slip(s jsonb) returns jsonb language plpgsql as $body$
declare
  the_merchant constant text := s->>'merchant';
  the_book constant text := s->>'book';
  crossed jsonb := '[]';
  n record;
  now_at record;
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'a slip of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  for n in select * from jsonb_to_recordset(s->'used') as w(draw text, type text, stake bigint) order by draw, type loop
    update lottery_limit_used set stake = greatest(stake - n.stake, 0)
      where merchant = the_merchant and draw_id = n.draw and member_id = (s->>'memberId')::uuid and book = the_book and type = n.type;
  end loop;
  for n in
    select * from jsonb_to_recordset(s->'numbers') as w(draw text, type text, number text, amount bigint, steps bigint[])
    order by draw, type, number
  loop
    with before as (
      select step from lottery_exposure where merchant = the_merchant and draw_id = n.draw and book = the_book and type = n.type
        and number = n.number for update)
    update lottery_exposure e set amount = greatest(e.amount - n.amount, 0),
        step = (select count(*)::int from unnest(n.steps) f where f <= greatest(e.amount - n.amount, 0))
      from before
      where e.merchant = the_merchant and e.draw_id = n.draw and e.book = the_book and e.type = n.type and e.number = n.number
      returning e.step, before.step as step_before into now_at;
    if now_at.step <> now_at.step_before then
      crossed := crossed || jsonb_build_object('draw', n.draw, 'type', n.type, 'number', n.number, 'step', now_at.step);
    end if;
  end loop;
  return crossed;
end $body$`;

/**
 * Takes a slip under an idempotency key, as one statement that is its own transaction, so that nothing waits for the rows of popular
 * numbers or for the house's account while a gateway is busy with other requests (ADR 122). `o` is { key, operation, lock, hash, answer };
 * the answer lacks the balance. Output: { answer, crossed? }, with `crossed` only if the slip was taken now.
 *
 * Errors, after each of which nothing has changed: LT001 the slip is refused (detail: `refused` of lottery_place_slip), LT002 the key is in
 * flight, LT003 the key was used with other input; and those of ledger_post.
 */
const placeOnce = `
create or replace function lottery_place_once(s jsonb, o jsonb) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $body$
declare
  the_merchant constant text := s->>'merchant';
  the_member constant uuid := (s->>'memberId')::uuid;
  prior record;
  taken jsonb;
  stored jsonb;
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'a slip of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended(o->>'lock', 0)) then
    raise exception 'the key is in flight' using errcode = 'LT002';
  end if;
  select i.request_hash, i.answer into prior from idempotency i
    where i.merchant = the_merchant and i.member_id = the_member and i.key = o->>'key';
  if found then
    if prior.request_hash <> o->>'hash' then raise exception 'the key was used for another slip' using errcode = 'LT003'; end if;
    return jsonb_build_object('answer', prior.answer);
  end if;
  taken := lottery_place_slip(s);
  if taken ? 'refused' then
    raise exception 'the slip is refused' using errcode = 'LT001', detail = (taken->'refused')::text;
  end if;
  insert into idempotency (merchant, member_id, key, operation, request_hash, status, answer, created_at)
    values (the_merchant, the_member, o->>'key', o->>'operation', o->>'hash', 200, (o->'answer') || (taken->'news'), (s->>'at')::timestamptz)
    returning answer into stored;
  return jsonb_build_object('answer', stored, 'crossed', taken->'crossed');
end $body$`;

/** The functions that take slips and cancel them. */
export const slipFunctions: readonly string[] = [postStake, placeSlip, placeOnce, uncountSlip];
