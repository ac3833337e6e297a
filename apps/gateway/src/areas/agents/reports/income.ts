import type { components, operations } from '@parlour/api/contract';
import { money, toWire, type Currency } from '@parlour/domain';
import { sql } from 'kysely';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { pageOf, rowsOf } from '../../../kernel/page.ts';
import { memberOf } from '../../identity/member/find.ts';
import { daysOfQuery } from './overview.ts';
import { boundsOf } from './team-figures.ts';

type Schemas = components['schemas'];
type IncomeQuery = operations['getAgentIncome']['parameters']['query'];
type IncomeKind = Schemas['IncomeKind'];
type Sums = Readonly<Record<IncomeKind, bigint>>;

/** The kinds of ledger transfer behind each kind of income. Claims are not transfers. */
const ledgerKinds: Readonly<Record<Exclude<IncomeKind, 'claims'>, readonly string[]>> = {
  betRebate: ['betRebate', 'rebatePaid'],
  agentRebate: ['agentRebate'],
  daily: ['dailySalary'],
  hourly: ['hourlySalary'],
  realtime: ['realTimeSalary'],
  dividend: ['dividend'],
  affiliate: ['affiliateEarnings'],
};
const moved = Object.entries(ledgerKinds);
const kinds = [...Object.keys(ledgerKinds), 'claims'] as IncomeKind[];

/**
 * The calling agent's income from contracts and rebates, for each day on which anything was paid or left owing (agents.md 14, my income).
 */
export async function agentIncome(context: Context, query: IncomeQuery): Promise<Schemas['AgentIncomePage']> {
  const { db, merchant } = context;
  const zone = merchant.brand.timeZone;
  const { begins, ends } = boundsOf(daysOfQuery(query), zone);
  const me = await memberOf(db, sessionOf(context).memberId);
  const currency = me.currency as Currency;
  const { rows } = await sql<{ day: string; kind: IncomeKind; amount: string }>`
    with found as (
      select money.at, names.kind, money.amount
      from line_money money
      join (values ${sql.join(moved.flatMap(([kind, its]) => its.map((name) => sql`(${name}::text, ${kind}::text)`)))}) names (ledger_kind, kind)
        on names.ledger_kind = money.kind
      where money.member_id = ${me.id} and money.currency = ${currency} and money.at >= ${begins} and money.at < ${ends}
      union all
      select arose_at, 'claims', arisen from agent_claim
      where to_id = ${me.id} and currency = ${currency} and arose_at >= ${begins} and arose_at < ${ends}
    )
    select to_char(at at time zone ${zone}::text, 'YYYY-MM-DD') as day, kind, sum(amount)::text as amount
    from found where ${query.kind ?? null}::text is null or kind = ${query.kind ?? null}::text
    group by 1, 2`.execute(db);
  const byDay = new Map<string, Partial<Sums>>();
  for (const { day, kind, amount } of rows) byDay.set(day, { ...byDay.get(day), [kind]: BigInt(amount) });
  const sumOf = (days: Iterable<Partial<Sums>>): Schemas['Income'] => {
    const sums = { total: 0n } as Record<IncomeKind | 'total', bigint>;
    for (const kind of kinds) sums[kind] = 0n;
    for (const day of days)
      for (const kind of kinds) {
        sums[kind] += day[kind] ?? 0n;
        if (kind !== 'claims') sums.total += day[kind] ?? 0n;
      }
    return Object.fromEntries(Object.entries(sums).map(([name, minor]) => [name, toWire(money(minor, currency))])) as Schemas['Income'];
  };
  const { limit, offset } = rowsOf(query);
  const days = [...byDay.keys()].toSorted().toReversed();
  return {
    list: days.slice(offset, offset + limit).map((day) => ({ day, income: sumOf([byDay.get(day)!]) })),
    total: sumOf(byDay.values()),
    page: pageOf(query, days.length),
  };
}
