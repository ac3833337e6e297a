/**
 * The number of jobs in the queue by name: waiting, late (due for more than a minute), active and failed, and when the oldest waiting one
 * was due. On an embedded database only their owner can access the queue's tables, so these functions are the only way to them.
 */
const jobStates = `
create or replace function job_states()
returns table (name text, waiting bigint, late bigint, active bigint, failed bigint, oldest timestamptz)
language plpgsql stable as $body$
begin
  return query select j.name::text,
      count(*) filter (where j.state in ('created', 'retry')),
      count(*) filter (where j.state in ('created', 'retry') and j.start_after < now() - interval '1 minute'),
      count(*) filter (where j.state = 'active'),
      count(*) filter (where j.state = 'failed'),
      min(j.start_after) filter (where j.state in ('created', 'retry'))
    from pgboss.job j where j.name not like '\\_\\_pgboss%' group by j.name order by j.name;
end $body$`;

/** The latest jobs that ran out of retries, with the error of their last attempt. */
const jobFailures = `
create or replace function job_failures() returns table (id uuid, name text, failed_at timestamptz, attempts int, error text)
language plpgsql stable as $body$
begin
  return query select j.id, j.name::text, j.completed_on, j.retry_count + 1, left(j.output->>'message', 500)
    from pgboss.job j where j.state = 'failed' order by j.completed_on desc limit 100;
end $body$`;

/** Runs a failed job again, as soon as a gateway is free; returns its name, or null if there is no such failed job. */
const jobRetry = `
create or replace function job_retry(the_id uuid) returns text language plpgsql as $body$
declare
  the_name text;
begin
  update pgboss.job j set state = 'retry', retry_limit = greatest(j.retry_limit, j.retry_count + 1), start_after = pgboss.job_now(),
      completed_on = null, keep_until = pgboss.job_now() + interval '1 day'
    where j.id = the_id and j.state = 'failed' returning j.name into the_name;
  return the_name;
exception when unique_violation then
  -- One of its kind waits already, which is as good.
  select j.name into the_name from pgboss.job j where j.id = the_id;
  return the_name;
end $body$`;

export const jobLooks: readonly string[] = [jobStates, jobFailures, jobRetry];
