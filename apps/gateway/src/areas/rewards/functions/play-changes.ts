/** Records a settled round for a job to count. */
const round = `
create or replace function play_round() returns trigger language plpgsql as $body$
begin
  insert into play_change (kind, merchant, ref, at) values ('round', new.merchant, new.id, coalesce(new.settled_at, new.placed_at));
  return null;
end $body$`;

const deposit = `
create or replace function play_deposit() returns trigger language plpgsql as $body$
begin
  insert into play_change (kind, merchant, ref, at) values ('deposit', new.merchant, new.id, new.at);
  return null;
end $body$`;

const session = `
create or replace function play_session() returns trigger language plpgsql as $body$
begin
  insert into play_change (kind, merchant, ref, at) values ('session', new.merchant, new.member_id, new.created_at);
  return null;
end $body$`;

/** The triggers of migration 0085. They only append, because settling a bet waits for them. */
export const playChanges: readonly string[] = [round, deposit, session];
