import { isBeyondCaller } from '../../../db/rights/reach.ts';

/**
 * Takes a slip: holds its draws, counts limits and exposure, stores the ticket with its lines and posts the stake, in one call, because
 * thousands of slips come in the last seconds before a close (ADR 106). What a line is, costs and is offered at, the domain has decided; here
 * stands only what takes locks. The order of locks is that of lottery.md 3: draws, limits, exposure in ascending order of keys, money.
 *
 * Input: { merchant, memberId, book, currency, at, clock, tells, draws: [{ id, version }],
 *   ticket: { id, key, lineCount, stake }, lines: [a row of lottery_line],
 *   used: [{ draw, type, stake, most }], numbers: [{ draw, type, number, amount, step, steps: [from] }],
 *   transfers: [input of ledger_post] }, amounts in minor units.
 *
 * Output: { refused: [{ code, draw, type?, number?, left? }] }, whereupon the caller rolls back, or { crossed: [{ draw, type, number, step }],
 * members: as ledger_post gives }. `moved` as a code says that a number has reached another step than it had when the slip was priced.
 * Throws what ledger_post throws.
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
  posted jsonb;
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'a slip of % for a caller of another merchant', the_merchant using errcode = '42501';
  end if;

  select jsonb_agg(jsonb_build_object('draw', d.id, 'code', case
      when d.status in ('scheduled', 'void') then 'draw_state'
      when not d.is_open then 'draw_closed'
      else 'moved' end))
    into refused
    from jsonb_to_recordset(s->'draws') as wanted(id text, version int)
    join lottery_hold_draws(the_merchant, array(select w.id from jsonb_to_recordset(s->'draws') as w(id text)), (s->>'clock')::timestamptz) d
      on d.id = wanted.id
    where not d.is_open or d.pack_version is distinct from wanted.version;
  if refused is not null then return jsonb_build_object('refused', refused); end if;

  with wanted as (
    select draw, type, stake, most from jsonb_to_recordset(s->'used') as w(draw text, type text, stake bigint, most bigint)
  ), counted as (
    insert into lottery_limit_used as u (merchant, draw_id, member_id, book, type, stake)
      select the_merchant, draw, the_member, the_book, type, stake from wanted order by draw, type
      on conflict (merchant, draw_id, member_id, book, type) do update set stake = u.stake + excluded.stake
      returning u.draw_id, u.type, u.stake
  )
  select jsonb_agg(jsonb_build_object('code', 'stake_limit', 'draw', w.draw, 'type', w.type,
      'left', greatest(w.most - (c.stake - w.stake), 0)::text))
    into refused
    from counted c join wanted w on w.draw = c.draw_id and w.type = c.type
    where c.stake > w.most;
  if refused is not null then return jsonb_build_object('refused', refused); end if;

  -- Stakes that are only set aside have none.
  if jsonb_typeof(s->'ticket') = 'object' then
    insert into lottery_ticket (id, merchant, member_id, book, currency, key, line_count, stake, placed_at)
      select t.id, the_merchant, the_member, the_book, the_currency, t.key, t."lineCount", t.stake, the_time
      from jsonb_to_record(s->'ticket') as t(id uuid, key text, "lineCount" int, stake bigint);
    insert into lottery_line (id, merchant, ticket_id, draw_id, game_code, member_id, book, currency, pack_id, pack_version, type, at,
        selection, unit, cost_units, odds, prize_group, combinations, stake, max_payout, placed_at, chase_id, chase_step)
      select l.id, the_merchant, (s->'ticket'->>'id')::uuid, l.draw, l.game, the_member, the_book, the_currency, l.pack, l.version, l.type, l.at,
        l.selection, l.unit, l."costUnits", l.odds, l."group", l.combinations, l.stake, l."maxPayout", the_time, l.chase, l.step
      from jsonb_to_recordset(s->'lines') as l(id uuid, draw text, game text, pack text, version int, type text, at text, selection text[],
        unit bigint, "costUnits" int, odds jsonb, "group" int, combinations int, stake bigint, "maxPayout" bigint, chase uuid, step int);
  end if;

  -- As late as possible: whoever plays the same numbers waits from here to the commit.
  with wanted as (
    select draw, type, number, amount, step, steps
    from jsonb_to_recordset(s->'numbers') as w(draw text, type text, number text, amount bigint, step int, steps bigint[])
  ), counted as (
    insert into lottery_exposure as e (merchant, draw_id, book, type, number, amount)
      select the_merchant, draw, the_book, type, number, amount from wanted order by draw, type, number
      on conflict (merchant, draw_id, book, type, number) do update set amount = e.amount + excluded.amount
      returning e.draw_id, e.type, e.number, e.amount, e.step
  ), stood as (
    select w.draw, w.type, w.number, c.step, w.step as priced,
      (select count(*)::int from unnest(w.steps) f where f <= c.amount) as reached
    from counted c join wanted w on w.draw = c.draw_id and w.type = c.type and w.number = c.number
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

  for transfer in select t from jsonb_array_elements(s->'transfers') t loop
    posted := ledger_post(transfer);
  end loop;
  -- Last, because it holds the locks of events.
  if (s->>'tells')::boolean then
    perform wallet_tell(a.id) from ledger_account a
      where a.owner_id = the_member::text and a.owner_kind = 'member' and a.kind = 'cash'
        and a.merchant = the_merchant and a.book = the_book and a.asset = the_currency and a.stripe = 0;
  end if;
  return jsonb_build_object('crossed', coalesce(crossed, '[]'::jsonb), 'members', posted->'members');
end $body$`;

/**
 * Takes lines out of limits and exposure, in the order in which slips are counted in. Input: { merchant, memberId, book, used: [{ draw,
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
 * Takes a slip under an idempotency key as one statement that is its own transaction: nothing waits for the rows of popular numbers, or for the
 * house's account, while a gateway works on other requests (ADR 122). `o` is { key, operation, lock, hash, answer }, the answer without the
 * balance. Output: { answer, crossed? }, `crossed` only where the slip was taken now.
 *
 * Errors: LT001 the slip is refused (detail: `refused` of lottery_place_slip), LT002 the key is in flight, LT003 it was used with other
 * input; and what ledger_post throws. Each leaves nothing behind.
 */
const placeOnce = `
create or replace function lottery_place_once(s jsonb, o jsonb) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $body$
declare
  the_merchant constant text := s->>'merchant';
  the_member constant uuid := (s->>'memberId')::uuid;
  the_currency constant text := s->>'currency';
  prior record;
  taken jsonb;
  has jsonb;
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
  select m into has from jsonb_array_elements(taken->'members') m where m->>'memberId' = the_member::text;
  insert into idempotency (merchant, member_id, key, operation, request_hash, status, answer, created_at)
    values (the_merchant, the_member, o->>'key', o->>'operation', o->>'hash', 200,
      (o->'answer') || jsonb_build_object('balance', jsonb_build_object(
        'available', jsonb_build_object('amount', wire_amount((has->>'cash')::bigint, the_currency), 'currency', the_currency),
        'locked', jsonb_build_object('amount', wire_amount((has->>'locked')::bigint, the_currency), 'currency', the_currency),
        'playMoney', s->>'book' = 'play', 'version', (has->>'version')::bigint)),
      (s->>'at')::timestamptz)
    returning answer into stored;
  return jsonb_build_object('answer', stored, 'crossed', taken->'crossed');
end $body$`;

/** What takes slips and takes them back. */
export const slipFunctions: readonly string[] = [placeSlip, placeOnce, uncountSlip];
