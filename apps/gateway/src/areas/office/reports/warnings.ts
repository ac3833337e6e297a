import { reaches } from '@parlour/domain/office';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Operator, Schema } from '../operator.ts';
import { approverGaps } from '../people/approvers.ts';
import { lowBudgets } from '../promotions/low-budgets.ts';

/**
 * Sums are updated every minute, so this many changes older than this mean that the job is stuck. A few late changes are normal: rounds can
 * change after they settled.
 */
const sumsLateAfter = { milliseconds: 10 * 60_000, changes: 20 };

/** What is wrong at these merchants. */
export async function warningsOf(operator: Operator, merchants: readonly Merchant[], now: Date): Promise<Schema<'Warning'>[]> {
  const { db } = operator;
  const codes = merchants.map(({ code }) => code);
  const dayAgo = new Date(now.getTime() - 24 * 3600_000);
  const { rows } = await sql<Omit<Schema<'Warning'>, 'count'> & { count: string }>`
    select 'siteClosed' as kind, merchant, null as subject, 1 as count from site_state where maintenance and merchant = any (${codes})
    union all
    select 'callsFailed', merchant, null, count(*) from outbound_call where state = 'failed' and merchant = any (${codes}) group by merchant
    union all
    select 'sumsLate', merchant, null, count(*) from stat_change
      where at < ${new Date(now.getTime() - sumsLateAfter.milliseconds)} and merchant = any (${codes}) group by merchant having count(*) > ${sumsLateAfter.changes}
    union all
    select 'providerFails', merchant, provider, count(*) filter (where status = 'failed') from deposit
      where merchant = any (${codes}) and created_at > ${dayAgo} group by merchant, provider
      having count(*) filter (where status = 'failed') > greatest(5, count(*) filter (where status = 'succeeded'))
    union all
    select 'pagesNotRendered', merchant, null, count(*) from page_generation as failed
      where failed_at is not null and done_at is null and merchant = any (${codes}) and not exists (
        select from page_generation as later
        where later.merchant = failed.merchant and later.build = failed.build and later.id > failed.id and later.done_at is not null)
      group by merchant
    order by 1, 2, 3`.execute(db);
  const found = rows.map(({ subject, count, ...warning }) => ({ ...warning, ...(subject && { subject }), count: Number(count) }));
  return [...found, ...(await lowBudgets(operator, merchants)), ...(await fewApprovers(operator, merchants))];
}

/**
 * Where proposals would wait for ever because too few operators can approve them (office O15): the number of permissions, by merchant.
 * Shown only to operators who may see operators.
 */
async function fewApprovers(operator: Operator, merchants: readonly Merchant[]): Promise<Schema<'Warning'>[]> {
  if (!reaches(operator.levelAt('operator.manage', 'platform'), 'r')) return [];
  const gaps = await approverGaps(operator);
  return merchants.flatMap(({ code }) => {
    const count = gaps.filter(({ merchant }) => merchant === code).length;
    return count > 0 ? [{ kind: 'fewApprovers' as const, merchant: code, count }] : [];
  });
}
