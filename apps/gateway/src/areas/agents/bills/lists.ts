import type { components, operations } from '@parlour/api/contract';
import { sql, type Selectable } from 'kysely';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { pageOf, rowsOf } from '../../../kernel/page.ts';
import type { Db } from '../../../kernel/tables.ts';
import { memberOf } from '../../identity/member/find.ts';
import { accountNames } from '../contracts/to-wire.ts';
import { incomeByBill } from '../reports/income.ts';
import { wireIn } from '../reports/team-lists.ts';
import { billFrom, type BillRow } from '../settlement/stored-bills.ts';
import type { AgentClaimTable } from '../tables.ts';
import { teamMember } from '../team.ts';

type Schemas = components['schemas'];
type BillQuery = NonNullable<operations['listBills']['parameters']['query']>;

/** What the holder of each bill must pay to its own downlines for the same period, and whether it still owes any of that. */
async function payableOf(db: Db, rows: readonly BillRow[]) {
  if (rows.length === 0) return new Map<string, { toPay: bigint; owing: boolean }>();
  const found = await sql<{ key: string; to_pay: string; owing: boolean }>`
    select b.key, coalesce(sum(child.due), 0)::text as to_pay, coalesce(bool_or(child.owed > 0), false) as owing
    from agent_bill b join agent_bill child on child.payer_id = b.holder_id and child.kind = b.kind and child.period = b.period
    where b.key = any (${sql.val(rows.map(({ key }) => key))}::text[])
    group by b.key`.execute(db);
  return new Map(found.rows.map(({ key, to_pay, owing }) => [key, { toPay: BigInt(to_pay), owing }]));
}

/** Names of the accounts in an answer, by id: agents see log-in names, operators only usernames. */
export type NamesOf = (ids: readonly (string | null)[]) => Promise<ReadonlyMap<string, string>>;

export const loginNames =
  (context: Pick<Context, 'db' | 'vault'>): NamesOf =>
  (ids) =>
    accountNames(context, ids);

export async function billsToWire(db: Db, rows: readonly BillRow[], namesOf: NamesOf): Promise<Schemas['AgentBill'][]> {
  const names = await namesOf(rows.flatMap(({ holder_id, payer_id }) => [holder_id, payer_id]));
  const payable = await payableOf(db, rows);
  return rows.map((row) => {
    const bill = billFrom(row);
    const wire = wireIn(row.currency);
    const { toPay, owing } = payable.get(row.key) ?? { toPay: 0n, owing: false };
    return {
      billKey: row.key,
      kind: row.kind,
      period: row.period,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      account: names.get(row.holder_id) ?? '',
      payer: row.payer_id === null ? null : (names.get(row.payer_id) ?? null),
      bets: bill.bets,
      turnover: wire(bill.turnover),
      active: bill.active,
      net: wire(bill.net),
      won: wire(bill.won),
      lost: wire(bill.lost),
      ggr: wire(bill.ggr),
      deductions: wire(bill.deductions),
      adjustment: wire(bill.adjustment),
      carryIn: wire(bill.carryIn),
      held: wire(bill.held),
      introducer: wire(bill.introducer),
      basis: wire(bill.basis),
      tier: bill.tier,
      due: wire(bill.due),
      paid: wire(bill.paid),
      owed: wire(bill.owed),
      toPay: wire(toPay),
      keeps: wire(bill.due - toPay),
      state: row.state,
      insufficient: owing,
      corrections: bill.corrections.map(({ before, after }) => ({ before: wire(before), after: wire(after) })),
    };
  });
}

/** Bills that an account of the team receives or pays, or those behind its income of some days; with totals over all pages. */
export async function listBills(context: Context, query: BillQuery): Promise<Schemas['BillPage']> {
  const { db, merchant } = context;
  const of =
    query.account === undefined ? await memberOf(db, sessionOf(context).memberId) : (await teamMember(db, context, query.account)).member;
  const parts = incomeByBill(merchant, of, query);
  let bills = db
    .selectFrom('agent_bill')
    .leftJoin((parts ?? noParts).as('part'), 'part.bill', 'agent_bill.key')
    .where('merchant', '=', merchant.code);
  // Whatever changed the account's money is listed, also the bill of a downline that brought it an introducer's share.
  if (parts) bills = bills.where('part.bill', 'is not', null);
  if (!parts || query.side !== undefined) bills = bills.where(query.side === 'payer' ? 'payer_id' : 'holder_id', '=', of.id);
  if (query.kind !== undefined) bills = bills.where('kind', '=', query.kind);
  // The windows of real-time salary would hide everything else.
  else if (!parts) bills = bills.where('kind', '<>', 'realtime');
  if (query.period !== undefined) bills = bills.where('period', '=', query.period);
  if (query.state !== undefined) bills = bills.where('state', '=', query.state);
  const sums = await bills
    .select((eb) => [
      eb.fn.countAll<string>().as('count'),
      sql<string>`coalesce(sum(due), 0)::text`.as('due'),
      sql<string>`coalesce(sum(paid), 0)::text`.as('paid'),
      sql<string>`coalesce(sum(owed), 0)::text`.as('owed'),
      sql<string>`coalesce(sum(part.part), 0)::text`.as('part'),
    ])
    .executeTakeFirstOrThrow();
  const { limit, offset } = rowsOf(query);
  const rows = await bills
    .selectAll('agent_bill')
    .select('part.part')
    .orderBy('starts_at', 'desc')
    .orderBy('key')
    .limit(limit)
    .offset(offset)
    .execute();
  const wire = wireIn(of.currency);
  const list = await billsToWire(db, rows, loginNames(context));
  return {
    list: parts ? list.map((bill, index) => ({ ...bill, part: wire(rows[index]!.part ?? 0) })) : list,
    totals: { due: wire(sums.due), paid: wire(sums.paid), owed: wire(sums.owed), ...(parts && { part: wire(sums.part) }) },
    page: pageOf(query, Number(sums.count)),
  };
}
const noParts = sql<{ bill: string; part: string }>`(select null::text as bill, 0::bigint as part where false)`;

/** Open claims that the calling agent owes or is owed, oldest first. */
export async function listClaims(context: Context, query: operations['listClaims']['parameters']['query']): Promise<Schemas['ClaimPage']> {
  const { db } = context;
  const me = await memberOf(db, sessionOf(context).memberId);
  const open = db
    .selectFrom('agent_claim')
    .where(query.side === 'owe' ? 'from_id' : 'to_id', '=', me.id)
    .where('amount', '>', '0');
  const sums = await open
    .select((eb) => [eb.fn.countAll<string>().as('count'), sql<string>`coalesce(sum(amount), 0)::text`.as('open')])
    .executeTakeFirstOrThrow();
  const { limit, offset } = rowsOf(query);
  const rows = await open.selectAll().orderBy('id').limit(limit).offset(offset).execute();
  const names = await accountNames(
    context,
    rows.flatMap(({ from_id, to_id }) => [from_id, to_id]),
  );
  return {
    list: rows.map((row) => claimToWire(row, names)),
    open: wireIn(me.currency)(sums.open),
    page: pageOf(query, Number(sums.count)),
  };
}

/** A claim in the contract's form; `names` has the names of its accounts, by id. */
export function claimToWire(row: Selectable<AgentClaimTable>, names: ReadonlyMap<string, string>): Schemas['Claim'] {
  const wire = wireIn(row.currency);
  return {
    key: row.key,
    kind: row.kind,
    from: names.get(row.from_id) ?? '',
    to: row.to_id === null ? null : (names.get(row.to_id) ?? null),
    open: wire(row.amount),
    arisen: wire(row.arisen),
    reason: row.reason,
    billKey: row.bill_key,
    aroseAt: row.arose_at.toISOString(),
  };
}
