import { sql } from 'kysely';
import { tell } from '../audit/append.ts';
import { partnerKeyAges } from '../partner-keys.ts';
import { houseHealth } from './house-health.ts';
import { isId, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** The state of the installation: what waits or fails, which partners answer, and how old its keys are (office 9). */
export async function health(operator: Operator): Promise<Schema<'Health'>> {
  const { db, clock } = operator;
  const now = clock.now();
  const dayAgo = new Date(now.getTime() - 24 * 3600_000);
  const [jobs, failures, calls, providers, vendors, chains, keys, partnerKeys, sources, house] = await Promise.all([
    sql<JobRow>`select * from job_states()`.execute(db),
    sql<FailureRow>`select * from job_failures()`.execute(db),
    sql<CallRow>`select kind, count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'waiting' and next_at < ${now}::timestamptz - interval '1 minute')::int as late,
        count(*) filter (where state = 'failed')::int as failed,
        count(*) filter (where state = 'done' and ended_at > ${dayAgo})::int as done
      from outbound_call where state = 'waiting' or ended_at > ${dayAgo} or state = 'failed' group by kind order by kind`.execute(db),
    sql<Schema<'ProviderHealth'>>`select merchant, provider, count(*) filter (where status = 'succeeded')::int as succeeded,
        count(*) filter (where status = 'failed')::int as failed, count(*) filter (where status = 'cancelled')::int as unpaid,
        count(*) filter (where status = 'pending')::int as pending
      from deposit where created_at > ${dayAgo} group by merchant, provider order by merchant, provider`.execute(db),
    sql<{ vendor: string; rounds: number; last: Date }>`select partner as vendor, sum(count)::int as rounds, max(hour) as last
      from stat_hour where subject = 'rounds' and hour > ${now}::timestamptz - interval '7 days' group by partner order by partner`.execute(
      db,
    ),
    sql<{ chain: string; seq: string; signed_at: Date }>`select distinct on (chain) chain, seq, signed_at from audit_head
      order by chain, seq desc`.execute(db),
    sql<{
      key: Schema<'KeyAge'>['key'];
      of: string | null;
      since: Date;
    }>`select 'sealing' as key, null as of, max(created_at) as since from sealing_key
        where retired_at is null having max(created_at) is not null
      union all select 'audit', null, max(made_at) from audit_key having max(made_at) is not null
      union all (select 'push', merchant, max(made_at) from push_key group by merchant order by merchant)`.execute(db),
    partnerKeyAges(operator),
    db.selectFrom('reconciliation_source').selectAll().orderBy('source').execute(),
    houseHealth(db, now),
  ]);
  return {
    at: now.toISOString(),
    ...house,
    jobs: jobs.rows.map(({ name, waiting, late, active, failed, oldest }) => ({
      job: name,
      waiting: Number(waiting),
      late: Number(late),
      active: Number(active),
      failed: Number(failed),
      oldest: oldest?.toISOString() ?? null,
    })),
    failures: failures.rows.map(({ id, name, failed_at, attempts, error }) => ({
      id,
      job: name,
      at: failed_at?.toISOString() ?? null,
      attempts,
      error: error ?? '',
    })),
    calls: calls.rows,
    providers: providers.rows,
    vendors: vendors.rows.map(({ vendor, rounds, last }) => ({ vendor, rounds, last: last.toISOString() })),
    reconciliations: sources.map(({ source, asked_at: asked, heard_at: heard, differences }) => ({
      source,
      asked: asked.toISOString(),
      heard: heard?.toISOString() ?? null,
      differences,
    })),
    chains: chains.rows.map(({ chain, seq, signed_at }) => ({ chain, rows: Number(seq), signed: signed_at.toISOString() })),
    keys: [...keys.rows.map(({ key, of, since }) => ({ key, of, name: null, since: since.toISOString() })), ...partnerKeys],
  };
}

/** Runs a failed job again. */
export async function jobRetry(operator: Operator, { id }: InputOf<'retryJob'>): Promise<Schema<'RetriedJob'>> {
  const { rows } = isId(id) ? await sql<{ job: string | null }>`select job_retry(${id}) as job`.execute(operator.db) : { rows: [] };
  const job = rows[0]?.job;
  if (!job) throw refused('not_found', `There is no failed job ${id}.`);
  tell(operator, { merchant: null, subject: { kind: 'job', id }, after: { job } });
  return { id, job };
}

type JobRow = Record<'waiting' | 'late' | 'active' | 'failed', string> & { name: string; oldest: Date | null };
interface FailureRow {
  id: string;
  name: string;
  failed_at: Date | null;
  attempts: number;
  error: string | null;
}
type CallRow = Schema<'CallHealth'>;
