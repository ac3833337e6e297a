import { sql, type RawBuilder } from 'kysely';
import { spanRows } from '../../../reports/sums.ts';
import { hourOf, hoursOf, hourSum, named, timeKey, type Grouping, type ReportSource } from './source.ts';

/** Withdrawals have no method: they are paid into a bank account. */
const payout = 'payout';
/** Deposits whose method only the provider's page asked for. */
const unknown = 'unknown';

/** What was paid in and out. By method it is read from the payments, by anything else from the sums of the dashboard. */
export const paymentsSource: ReportSource = {
  rows: (by, spans) => (by === 'method' ? eachMethod(spans) : fromHours(by, spans)),
  async totals(db, spans) {
    const { rows } = await sql<{ merchant: string; fees: string; withdrawalFees: string }>`
      select merchant, sum(fees)::text as fees, sum("withdrawalFees")::text as "withdrawalFees"
      from (${eachMethod(spanRows(spans))}) methods group by 1`.execute(db);
    return new Map(rows.map(({ merchant, ...fees }) => [merchant, fees]));
  },
};

function fromHours(by: Grouping, spans: RawBuilder<unknown>): RawBuilder<unknown> {
  const key = by === 'provider' ? sql`h.partner` : timeKey(by, hourOf);
  const columns = [
    named('deposits', hourSum('deposits', 'paid_in')),
    named('depositCount', hourSum('deposits', 'count')),
    named('withdrawals', hourSum('withdrawals', 'paid_out')),
    named('withdrawalCount', hourSum('withdrawals', 'count')),
    named('net', sql`${hourSum('deposits', 'paid_in')} - ${hourSum('withdrawals', 'paid_out')}`),
    named('fees', sql`0`),
    named('withdrawalFees', sql`0`),
  ];
  return sql`select s.merchant, s.currency, ${key} as key, ${sql.join(columns)}
    from ${hoursOf(spans, ['deposits', 'withdrawals'])} group by 1, 2, 3`;
}

/**
 * The fees are what each method's provider charges now, in hundredths of a percent; those of withdrawals, what members paid for the ones that
 * were paid out.
 */
function eachMethod(spans: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select merchant, currency, key, sum(deposits) as deposits, sum(deposit_count) as "depositCount",
      sum(withdrawals) as withdrawals, sum(withdrawal_count) as "withdrawalCount", sum(deposits) - sum(withdrawals) as net, sum(fees) as fees,
      sum(withdrawal_fees) as "withdrawalFees"
    from (
      select s.merchant, s.currency, coalesce(d.method, ${unknown}) as key, d.amount as deposits, 1 as deposit_count,
        0 as withdrawals, 0 as withdrawal_count, round(d.amount * coalesce(m.fee, 0) / 10000.0) as fees, 0 as withdrawal_fees
      from ${spans} s join deposit d on d.merchant = s.merchant and d.settled_at >= s.begins and d.settled_at < s.ends
        and d.currency = s.currency and d.status = 'succeeded'
      left join payment_method m on m.merchant = d.merchant and m.provider = d.provider and m.method = d.method
      union all
      select s.merchant, s.currency, ${payout}, 0, 0, w.amount, 1, 0, w.fee
      from ${spans} s join withdrawal w on w.merchant = s.merchant and w.decided_at >= s.begins and w.decided_at < s.ends
        and w.currency = s.currency and w.status in ('approved', 'received', 'disputed')
    ) paid group by 1, 2, 3`;
}
