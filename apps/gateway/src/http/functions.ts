/**
 * The statements with the longest total time, if the database's operators have installed pg_stat_statements; constants are left out of
 * their texts. Empty if it is missing, which `statements_known` tells apart.
 */
const slowStatements = `
create or replace function slow_statements() returns table (statement text, calls bigint, mean_ms double precision, total_ms double precision)
language plpgsql stable as $body$
begin
  if to_regclass('pg_stat_statements') is null then
    return;
  end if;
  return query execute 'select left(query, 500), calls, mean_exec_time, total_exec_time from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database()) order by total_exec_time desc limit 20';
end $body$`;

const statementsKnown = `
create or replace function statements_known() returns boolean language sql stable as $body$
  select to_regclass('pg_stat_statements') is not null
$body$`;

export const databaseLooks: readonly string[] = [slowStatements, statementsKnown];
