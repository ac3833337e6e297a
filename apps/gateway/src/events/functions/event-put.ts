import { isBeyondCaller } from '../../db/rights/reach.ts';

/**
 * The only writer of events: stores an event, which is delivered once the transaction commits, and returns its id. Whoever commits then
 * notifies the audience (db/notifier.ts); without that, the event is merely late.
 *
 * Holds a lock on the audience's events until the commit, so that each browser's events become visible in the order of their ids, and a
 * stream that resumes after an id misses nothing. Different members do not wait for each other; an event for everybody waits for all of the
 * merchant's events. Call it last in the transaction.
 *
 * It runs as the tables' owner, so it must itself restrict its caller to their merchants.
 */
export const eventPut = `
create or replace function event_put(the_merchant text, the_member uuid, the_session text, the_type text, the_data jsonb) returns bigint
language plpgsql as $body$
begin
  if ${isBeyondCaller('the_merchant')} then
    raise exception 'an event for % by a caller of another merchant', the_merchant using errcode = '42501';
  end if;
  return event_write(the_merchant, the_member, the_session, the_type, the_data);
end $body$`;

/** The same for functions that already run as the owner and know whose event it is. */
export const eventWrite = `
create or replace function event_write(the_merchant text, the_member uuid, the_session text, the_type text, the_data jsonb) returns bigint
language plpgsql as $body$
declare
  the_site constant text := 'event:' || the_merchant;
  the_id bigint;
begin
  -- By conditions, which are evaluated as expressions: a statement of its own for each lock would cost more than the lock.
  if the_member is null then
    if pg_advisory_xact_lock(hashtextextended(the_site, 0)) is null then end if;
  elsif pg_advisory_xact_lock_shared(hashtextextended(the_site, 0)) is null
    or pg_advisory_xact_lock(hashtextextended(the_site || ':' || the_member, 0)) is null then
  end if;
  insert into event (merchant, member_id, session_id, type, data)
    values (the_merchant, the_member, the_session, the_type, the_data) returning id into the_id;
  return the_id;
end $body$`;

/**
 * Stores many events at once, as `event_put` would store each: first locks all audiences in a fixed order, then inserts the rows in one
 * statement. Settling a draw notifies thousands of members, and a call for each would cost as much as paying them. Input: [{ merchant,
 * member, type, data }]; a null `member` means everybody.
 */
export const eventPutMany = `
create or replace function event_put_many(events jsonb) returns void language plpgsql as $body$
declare
  audience record;
begin
  for audience in
    select distinct merchant, member from jsonb_to_recordset(events) as e(merchant text, member uuid) order by merchant, member nulls first
  loop
    if ${isBeyondCaller('audience.merchant')} then
      raise exception 'an event for % by a caller of another merchant', audience.merchant using errcode = '42501';
    end if;
    if audience.member is null then
      if pg_advisory_xact_lock(hashtextextended('event:' || audience.merchant, 0)) is null then end if;
    elsif pg_advisory_xact_lock_shared(hashtextextended('event:' || audience.merchant, 0)) is null
      or pg_advisory_xact_lock(hashtextextended('event:' || audience.merchant || ':' || audience.member, 0)) is null then
    end if;
  end loop;
  insert into event (merchant, member_id, type, data)
    select merchant, member, type, data
    from rows from (jsonb_to_recordset(events) as (merchant text, member uuid, type text, data jsonb)) with ordinality as e(merchant, member, type, data, place)
    order by place;
end $body$`;
