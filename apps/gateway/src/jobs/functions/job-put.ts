/**
 * The only way to schedule a job from within a transaction. Puts it into pg-boss's queue like `send`, except that the id is derived from
 * the key, so that a repeat finds it taken; a test compares the two (jobs/schedule.test.ts). Returns false for a repeat.
 *
 * It runs as the queue's owner and therefore itself records whose request it was, so that keys of different merchants never collide.
 */
export const jobPut = `
create or replace function job_put(the_job text, the_key text, the_payload jsonb, the_time timestamptz) returns boolean
language plpgsql as $body$
declare
  the_merchant constant text := case current_setting('role') when 'parlour_app' then current_setting('parlour.merchant', true) end;
begin
  if not exists (select from pgboss.queue where name = the_job) then
    raise exception 'no gateway has set up the queue of the job %', the_job;
  end if;
  insert into pgboss.job (id, name, data, start_after, created_on, singleton_key, expire_seconds, deletion_seconds, keep_until,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select md5(concat_ws('|', the_job, coalesce(the_merchant, ''), the_key))::uuid, q.name, the_payload, the_time, pgboss.job_now(),
      concat_ws(':', the_merchant, the_key), q.expire_seconds, q.deletion_seconds, the_time + q.retention_seconds * interval '1 s',
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
    from pgboss.queue q where q.name = the_job
    on conflict do nothing;
  return found;
end $body$`;
