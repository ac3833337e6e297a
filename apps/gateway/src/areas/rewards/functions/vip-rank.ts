/** How many levels a month's stake rises from a given rank. */
const risen = `
create or replace function vip_risen(levels jsonb, the_rank int, the_stake bigint) returns int language plpgsql immutable as $body$
begin
  while the_rank < jsonb_array_length(levels) and the_stake >= (levels->the_rank->>'qualify')::bigint loop
    the_rank := the_rank + 1;
  end loop;
  return the_rank;
end $body$`;

/**
 * The level of a stored standing in a given month, as `standingIn` of the rules computes it: each month that has ended without keeping the
 * level lowers it. `levels` are { level, qualify, keep } with amounts in minor units, lowest first; months are written 2026-11.
 */
const levelIn = `
create or replace function vip_level_in(levels jsonb, stored_month text, the_stake bigint, the_rank int, the_month text) returns int
language plpgsql immutable as $body$
begin
  while stored_month < the_month loop
    if the_rank > 0 and the_stake < (levels->(the_rank - 1)->>'keep')::bigint then the_rank := the_rank - 1; end if;
    the_rank := vip_risen(levels, the_rank, 0);
    exit when the_stake = 0 and the_rank = 0;
    stored_month := to_char(to_date(stored_month, 'YYYY-MM') + interval '1 month', 'YYYY-MM');
    the_stake := 0;
  end loop;
  if stored_month < the_month then the_stake := 0; end if;
  the_rank := vip_risen(levels, the_rank, the_stake);
  return case when the_rank = 0 then 0 else (levels->(the_rank - 1)->>'level')::int end;
end $body$`;

/** Levels of many members in one statement (R6). */
export const vipRank: readonly string[] = [risen, levelIn];
