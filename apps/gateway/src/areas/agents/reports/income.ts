import type { components, operations } from '@parlour/api/contract';
import { money, toWire, type Currency } from '@parlour/domain';
import { contractKinds } from '@parlour/domain/agents';
import { sql, type RawBuilder } from 'kysely';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { pageOf, rowsOf } from '../../../kernel/page.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { TransferKind } from '../../../ledger/transfers.ts';
import { memberOf } from '../../identity/member/find.ts';
import type { Member } from '../../identity/member/tables.ts';
import { daysOfQuery } from './overview.ts';
import { boundsOf, type Days } from './team-figures.ts';

type Schemas = components['schemas'];
type IncomeQuery = operations['getAgentIncome']['parameters']['query'];
type IncomeKind = Schemas['IncomeKind'];
type Sums = Readonly<Record<IncomeKind, bigint>>;

/** The kinds of ledger transfer behind each kind of income. Claims are not transfers. */
const ledgerKinds: Readonly<Record<Exclude<IncomeKind, 'claims'>, readonly TransferKind[]>> = {
  betRebate: ['betRebate', 'rebatePaid'],
  agentRebate: ['agentRebate'],
  daily: ['dailySalary'],
  hourly: ['hourlySalary'],
  realtime: ['realTimeSalary'],
  dividend: ['dividend'],
  affiliate: ['affiliateEarnings'],
};
/** The kinds of transfer that a kind of income consists of. */
export const transferKindsOf = (kind: keyof typeof ledgerKinds): readonly TransferKind[] => ledgerKinds[kind];
/** Kinds of transfer by which bills are paid. */
const billedLedgerKinds = contractKinds.flatMap((kind) => ledgerKinds[kind]);
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

interface AskedParts extends Partial<Days> {
  readonly dated?: 'moved' | 'owing' | undefined;
}

/**
 * What each bill contributed to an account's income on some days, as a subquery: money that moved for it, or what was left owing. Null
 * where no days are asked for. Throws what `daysOfQuery` throws.
 */
export function incomeByBill(
  { brand }: Pick<Merchant, 'brand'>,
  of: Member,
  { from, to, dated }: AskedParts,
): RawBuilder<{ bill: string; part: string }> | null {
  if (from === undefined && to === undefined) return null;
  const { begins, ends } = boundsOf(daysOfQuery({ from: from ?? '', to: to ?? '' }), brand.timeZone);
  // A claim to money that a downline must give back has no bill of its own; its key is that of the correction.
  if (dated === 'owing')
    return sql`(select coalesce(bill_key, regexp_replace(claim.key, ':c[0-9]+$', '')) as bill, sum(arisen) as part from agent_claim claim
      where to_id = ${of.id} and currency = ${of.currency} and arose_at >= ${begins} and arose_at < ${ends} group by 1)`;
  return sql`(select reference as bill, sum(amount) as part from line_money
    where member_id = ${of.id} and currency = ${of.currency} and at >= ${begins} and at < ${ends}
      and kind = any (${sql.val(billedLedgerKinds)}::text[]) and reference is not null group by 1)`;
}
