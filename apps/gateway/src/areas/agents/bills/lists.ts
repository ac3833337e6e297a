import type { components, operations } from '@parlour/api/contract';
import { type Currency } from '@parlour/domain';
import { writeRate, type ContractKind } from '@parlour/domain/agents';
import { sql } from 'kysely';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { pageOf, rowsOf } from '../../../kernel/page.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { memberOf } from '../../identity/member/find.ts';
import { accountNames } from '../contracts/to-wire.ts';
import { tiersFrom, tiersToWire } from '../contracts/stored-tiers.ts';
import { agentPolicyOf } from '../policy.ts';
import { teamBetToWire, wireIn } from '../reports/team-lists.ts';
import { sumsOfTeams } from '../settlement/facts.ts';
import { billFrom, type BillRow } from '../settlement/stored-bills.ts';
import { teamMember } from '../team.ts';

type Schemas = components['schemas'];
type BillQuery = NonNullable<operations['listBills']['parameters']['query']>;

/** What each of these bills' holders must pay to its own downline for the same period, and whether it owes any of that. */
async function payableOf({ db }: Pick<Context, 'db'>, rows: readonly BillRow[]) {
  if (rows.length === 0) return new Map<string, { toPay: bigint; owing: boolean }>();
  const found = await sql<{ key: string; to_pay: string; owing: boolean }>`
    select b.key, coalesce(sum(child.due), 0)::text as to_pay, coalesce(bool_or(child.owed > 0), false) as owing
    from agent_bill b join agent_bill child on child.payer_id = b.holder_id and child.kind = b.kind and child.period = b.period
    where b.key = any (${sql.val(rows.map(({ key }) => key))}::text[])
    group by b.key`.execute(db);
  return new Map(found.rows.map(({ key, to_pay, owing }) => [key, { toPay: BigInt(to_pay), owing }]));
}

export async function billsToWire(context: Pick<Context, 'db' | 'vault'>, rows: readonly BillRow[]): Promise<Schemas['AgentBill'][]> {
  const names = await accountNames(
    context,
    rows.flatMap(({ holder_id, payer_id }) => [holder_id, payer_id]),
  );
  const payable = await payableOf(context, rows);
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

/** Bills that an account of the team receives, or that it pays; with their sums over all pages. */
export async function listBills(context: Context, query: BillQuery): Promise<Schemas['BillPage']> {
  const { db } = context;
  const of =
    query.account === undefined ? await memberOf(db, sessionOf(context).memberId) : (await teamMember(db, context, query.account)).member;
  let bills = db.selectFrom('agent_bill').where(query.side === 'payer' ? 'payer_id' : 'holder_id', '=', of.id);
  if (query.kind !== undefined) bills = bills.where('kind', '=', query.kind);
  if (query.period !== undefined) bills = bills.where('period', '=', query.period);
  if (query.state !== undefined) bills = bills.where('state', '=', query.state);
  const sums = await bills
    .select((eb) => [
      eb.fn.countAll<string>().as('count'),
      sql<string>`coalesce(sum(due), 0)::text`.as('due'),
      sql<string>`coalesce(sum(paid), 0)::text`.as('paid'),
      sql<string>`coalesce(sum(owed), 0)::text`.as('owed'),
    ])
    .executeTakeFirstOrThrow();
  const { limit, offset } = rowsOf(query);
  const rows = await bills.selectAll().orderBy('starts_at', 'desc').orderBy('key').limit(limit).offset(offset).execute();
  const wire = wireIn(of.currency);
  return {
    list: await billsToWire(context, rows),
    totals: { due: wire(sums.due), paid: wire(sums.paid), owed: wire(sums.owed) },
    page: pageOf(query, Number(sums.count)),
  };
}

/** Open claims that the agent who asks owes or is owed, in the order in which they arose. */
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
    list: rows.map((row) => ({
      key: row.key,
      kind: row.kind,
      from: names.get(row.from_id) ?? '',
      to: row.to_id === null ? null : (names.get(row.to_id) ?? null),
      open: wireIn(row.currency)(row.amount),
      arisen: wireIn(row.currency)(row.arisen),
      reason: row.reason,
      billKey: row.bill_key,
      aroseAt: row.arose_at.toISOString(),
    })),
    open: wireIn(me.currency)(sums.open),
    page: pageOf(query, Number(sums.count)),
  };
}

/** How each kind computes what is due (agents.md 5, 6, 10), in the names of a bill's figures. */
const formulas: Readonly<Record<Exclude<ContractKind, 'realtime'>, string>> = {
  daily: 'due = floor(basis * rate)',
  hourly: 'due = floor(won * winRate + lost * lossRate)',
  dividend: 'basis = net + carryIn; due = floor(basis * rate)',
  affiliate: 'basis = ggr - deductions + adjustment + carryIn; due = floor(basis * rate)',
};

/** Everything behind a bill of the team: formula, tier and the gap to the next, the team, a page of its bets, its transfers and claims. */
export async function getBillExplanation(
  context: Context,
  query: operations['getBillExplanation']['parameters']['query'],
): Promise<Schemas['BillExplanation']> {
  const { db, merchant } = context;
  const row = await db
    .selectFrom('agent_bill as b')
    .selectAll('b')
    .where('b.merchant', '=', merchant.code)
    .where('b.key', '=', query.billKey)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('member_line as own')
          .select('own.depth')
          .where('own.ancestor', '=', sessionOf(context).memberId)
          .whereRef('own.descendant', '=', 'b.holder_id'),
      ),
    )
    .executeTakeFirst();
  if (!row || row.kind === 'realtime') throw new Refusal('not_found');
  const currency = row.currency as Currency;
  const wire = wireIn(currency);
  const [bill] = await billsToWire(context, [row]);
  const contract = await db.selectFrom('agent_contract').selectAll().where('id', '=', row.contract_id).executeTakeFirstOrThrow();
  const tiers = tiersFrom(contract.tiers, currency);
  const reached = tiers[row.tier - 1];
  const next = tiers[row.tier];
  const read = billFrom(row);
  const above = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
  const policy = await agentPolicyOf(db, merchant.code, currency, row.policy_version);
  const span = { start: row.starts_at.getTime(), end: row.ends_at.getTime() };
  const children = await db.selectFrom('member').select('id').where('upline_id', '=', row.holder_id).orderBy('created_at').execute();
  const parts = await sumsOfTeams(db, {
    merchant: merchant.code,
    currency,
    policy: { ...policy, includeSelf: true },
    span,
    holders: children.map(({ id }) => id),
    teams: 'all',
  });
  const childBills = await db
    .selectFrom('agent_bill')
    .select(['holder_id', 'due'])
    .where('payer_id', '=', row.holder_id)
    .where('kind', '=', row.kind)
    .where('period', '=', row.period)
    .execute();
  const childDue = new Map(childBills.map(({ holder_id, due }) => [holder_id, BigInt(due)]));
  const bets = db
    .selectFrom('round as r')
    .innerJoin('member_line as line', (join) => join.onRef('line.descendant', '=', 'r.member_id').on('line.ancestor', '=', row.holder_id))
    .where('r.merchant', '=', merchant.code)
    .where('r.book', '=', 'real')
    .where('r.status', '=', 'settled')
    .where('r.currency', '=', currency)
    .where('r.settled_at', '>=', row.starts_at)
    .where('r.settled_at', '<', row.ends_at)
    .where('line.depth', '>=', policy.includeSelf && row.kind !== 'affiliate' ? 0 : 1);
  const { count } = await bets.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const { limit, offset } = rowsOf(query);
  const rounds = await bets.selectAll('r').orderBy('r.settled_at', 'desc').orderBy('r.id', 'desc').limit(limit).offset(offset).execute();
  const moved = await db
    .selectFrom('ledger_transfer as t')
    .innerJoin('ledger_entry as e', 'e.transfer_id', 't.id')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .select(['t.key', 't.at', 'a.owner_kind', 'a.owner_id', 'e.amount'])
    .where('t.merchant', '=', merchant.code)
    .where('t.reference', '=', row.key)
    .orderBy('t.at')
    .orderBy('t.key')
    .execute();
  const claims = await db.selectFrom('agent_claim').selectAll().where('bill_key', '=', row.key).orderBy('id').execute();
  const names = await accountNames(context, [
    ...children.map(({ id }) => id),
    ...rounds.map((round) => round.member_id),
    ...moved.filter(({ owner_kind }) => owner_kind === 'member').map(({ owner_id }) => owner_id),
    ...claims.flatMap(({ from_id, to_id }) => [from_id, to_id]),
  ]);
  return {
    bill: bill!,
    formula: formulas[row.kind],
    tiers: tiersToWire(tiers, currency),
    rate: reached && row.kind !== 'hourly' ? writeRate(reached.rate) : null,
    nextTier: next
      ? {
          tier: row.tier + 1,
          turnover: wire(above(next.turnover - read.turnover)),
          active: Math.max(0, next.active - read.active),
          loss: wire(
            above(row.kind === 'affiliate' ? next.ngr - read.basis : next.loss - (row.kind === 'dividend' ? read.basis : read.net)),
          ),
        }
      : null,
    source: { fromBill: wire(row.from_bill), fromWallet: wire(row.from_wallet) },
    team: children.flatMap(({ id }) => {
      const sums = parts.get(id);
      if (!sums && !childDue.has(id)) return [];
      return [
        {
          account: names.get(id) ?? '',
          bets: sums?.bets ?? 0,
          turnover: wire(sums?.turnover ?? 0n),
          active: sums?.active ?? 0,
          net: wire(sums?.net ?? 0n),
          due: wire(childDue.get(id) ?? 0n),
        },
      ];
    }),
    bets: rounds.map((round) => teamBetToWire(round, names, merchant)),
    page: pageOf(query, Number(count)),
    transfers: [...Map.groupBy(moved, ({ key }) => key)].map(([key, entries]) => {
      const nameOf = (entry: (typeof entries)[number] | undefined) =>
        entry?.owner_kind === 'member' ? (names.get(entry.owner_id) ?? null) : null;
      const to = entries.find(({ amount }) => BigInt(amount) > 0n);
      return {
        key: key.replace(/^agent:/, ''),
        from: nameOf(entries.find(({ amount }) => BigInt(amount) < 0n)),
        to: nameOf(to),
        amount: wire(to?.amount ?? 0),
        at: entries[0]!.at.toISOString(),
      };
    }),
    claims: claims.map((claim) => ({
      key: claim.key,
      kind: claim.kind,
      from: names.get(claim.from_id) ?? '',
      to: claim.to_id === null ? null : (names.get(claim.to_id) ?? null),
      open: wire(claim.amount),
      arisen: wire(claim.arisen),
      reason: claim.reason,
      billKey: claim.bill_key,
      aroseAt: claim.arose_at.toISOString(),
    })),
  };
}
