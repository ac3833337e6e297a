import { depositDoubtMinutes, queueTargets, type QueueName } from '@parlour/domain/reports';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Operator, Schema } from '../operator.ts';

/** Pending deposits that were started before this time are in doubt. */
export const doubtfulBefore = (now: Date) => new Date(now.getTime() - depositDoubtMinutes * 60_000);

/**
 * How old the waiting items are, over all these merchants. Reconciliation cases belong to the installation, so only operators whose roles
 * cover all of it see them.
 */
export async function queuesOf(operator: Operator, merchants: readonly Merchant[], now: Date): Promise<Schema<'Queue'>[]> {
  const codes = merchants.map(({ code }) => code);
  const seesAll = operator.levelAt('case.close', 'platform') !== undefined;
  const { rows } = await sql<{ queue: QueueName; count: string; oldest: number | null; median: number | null }>`
    with waits (queue, since) as (
      select 'withdrawals', created_at from withdrawal where status = 'pending' and merchant = any (${codes})
      union all
      select 'disputes', confirmed_at from withdrawal where status = 'disputed' and merchant = any (${codes})
      union all
      select 'deposits', created_at from deposit where status = 'pending' and created_at < ${doubtfulBefore(now)} and merchant = any (${codes})
      union all
      select 'transfers', asked_at from agent_held_transfer where state = 'waiting' and merchant = any (${codes})
      union all
      select 'proposals', proposed_at from proposal where status = 'open' and expires_at > ${now} and merchant = any (${codes})
      union all
      select 'feedback', created_at from feedback where state = 'open' and merchant = any (${codes})
      union all
      select 'redeems', created_at from redeem_order where status = 'inProcess' and merchant = any (${codes})
      union all
      select 'cases', first_seen from reconciliation_case where resolved_at is null and ${seesAll}
    )
    select queue, count(*)::text as count,
      floor(extract(epoch from ${now}::timestamptz - min(since)) / 60)::int as oldest,
      floor(percentile_cont(0.5) within group (order by extract(epoch from ${now}::timestamptz - since)) / 60)::int as median
    from waits group by queue`.execute(operator.db);
  const shown = (Object.keys(queueTargets) as QueueName[]).filter((queue) => queue !== 'cases' || seesAll);
  return shown.map((queue) => {
    const found = rows.find((row) => row.queue === queue);
    const oldest = found?.oldest ?? null;
    const target = queueTargets[queue];
    return { queue, count: Number(found?.count ?? 0), oldest, median: found?.median ?? null, target, late: (oldest ?? 0) > target };
  });
}
