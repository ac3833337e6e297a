import type { components, operations } from '@parlour/api/contract';
import { type Currency } from '@parlour/domain';
import { daysOf, tierGap, writeRate, type ContractKind, type Cycle, type Period } from '@parlour/domain/agents';
import { sql } from 'kysely';
import { askedLanguage } from '../../../kernel/asked-language.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { pageOf, rowsOf, type PageQuery } from '../../../kernel/page.ts';
import type { Db } from '../../../kernel/tables.ts';
import { tiersFrom, tiersToWire } from '../contracts/stored-tiers.ts';
import { agentPolicyOf, type AgentPolicy } from '../policy.ts';
import { lotteryBetsOf, teamBetToWire, wireIn } from '../reports/team-lists.ts';
import { teamsOf, type BilledKind } from '../settlement/dues.ts';
import { countedBets, sumsOfTeams, teamPairs } from '../settlement/facts.ts';
import { contractsInForce } from '../settlement/run-sums.ts';
import { billFrom, type BillRow } from '../settlement/stored-bills.ts';
import { windowGap, windowOf } from './explain-window.ts';
import { billsToWire, claimToWire, loginNames, type NamesOf } from './lists.ts';
import { billOfTeam } from './of-team.ts';

type Schemas = components['schemas'];

/** How each kind computes the amount due (agents.md 5, 6, 10), in terms of a bill's figures. */
const formulas: Readonly<Record<ContractKind, string>> = {
  daily: 'due = floor(basis * rate)',
  hourly: 'due = floor(won * winRate + lost * lossRate)',
  realtime: 'due = sum over bets of max(0, floor(stake * (winRate or lossRate)) - what the levels below received)',
  dividend: 'basis = net + carryIn; due = floor(basis * rate)',
  affiliate: 'basis = ggr - deductions + adjustment + carryIn; due = floor(basis * rate)',
};

interface Asked {
  readonly db: Db;
  readonly merchant: Merchant;
  readonly namesOf: NamesOf;
}

/** Everything a bill is computed from: formula, tier and distance to the next one, team, a page of its bets, transfers and claims. */
export async function explainBill(
  { db, merchant, namesOf }: Asked,
  row: BillRow,
  query: PageQuery & { language?: string | undefined },
): Promise<Schemas['BillExplanation']> {
  const currency = row.currency as Currency;
  const wire = wireIn(currency);
  const [bill] = await billsToWire(db, [row], namesOf);
  const contract = await db.selectFrom('agent_contract').selectAll().where('id', '=', row.contract_id).executeTakeFirstOrThrow();
  const tiers = tiersFrom(contract.tiers, currency);
  const reached = tiers[row.tier - 1];
  const next = tiers[row.tier];
  const read = billFrom(row);
  const policy = await agentPolicyOf(db, merchant.code, currency, row.policy_version);
  const children = await db.selectFrom('member').select('id').where('upline_id', '=', row.holder_id).orderBy('created_at').execute();
  const childIds = children.map(({ id }) => id);
  const { parts, count, rounds, earned } =
    row.kind === 'realtime'
      ? await windowOf(db, row, query)
      : await periodOf(db, { ...row, kind: row.kind }, { merchant, policy, cycle: contract.cycle, children: childIds }, query);
  const childBills = await db
    .selectFrom('agent_bill')
    .select(['holder_id', 'due'])
    // Real-time salary is paid by the platform on every level.
    .where(
      row.kind === 'realtime' ? sql<boolean>`holder_id = any (${sql.val(childIds)}::uuid[])` : sql<boolean>`payer_id = ${row.holder_id}`,
    )
    .where('kind', '=', row.kind)
    .where('period', '=', row.period)
    .execute();
  const childDue = new Map(childBills.map(({ holder_id, due }) => [holder_id, BigInt(due)]));
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
  const claims = await claimsOf(db, row);
  const names = await namesOf([
    ...childIds,
    ...rounds.map((round) => round.member_id),
    ...moved.filter(({ owner_kind }) => owner_kind === 'member').map(({ owner_id }) => owner_id),
    ...claims.flatMap(({ from_id, to_id }) => [from_id, to_id]),
  ]);
  const around = { names, merchant, language: askedLanguage(merchant, query.language), lotteryBets: await lotteryBetsOf(db, rounds) };
  const gap =
    next &&
    (row.kind === 'realtime'
      ? await windowGap(db, row, { merchant, policy, tier: next })
      : {
          ...tierGap(row.kind, next, read, { ...policy, days: daysOf(periodFrom(row, contract.cycle), merchant.brand.timeZone) }),
          bet5: 0n,
          bet15: 0n,
        });
  return {
    bill: bill!,
    formula: formulas[row.kind],
    tiers: tiersToWire(tiers, currency),
    rate: reached && row.kind !== 'hourly' && row.kind !== 'realtime' ? writeRate(reached.rate) : null,
    nextTier: gap
      ? {
          tier: row.tier + 1,
          turnover: wire(gap.turnover),
          active: gap.active,
          loss: wire(gap.loss),
          bet5: wire(gap.bet5),
          bet15: wire(gap.bet15),
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
    bets: rounds.map((round) => ({
      ...teamBetToWire(round, around),
      ...(earned && { earned: wire(earned.get(round.id) ?? 0n) }),
    })),
    page: pageOf(query, count),
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
    claims: claims.map((claim) => claimToWire(claim, names)),
  };
}

/** The claims to what is due on a bill, and those to what its corrections could not take back: each is keyed by what it arose from. */
function claimsOf(db: Db, { merchant, kind, key, period, holder_id, corrections }: BillRow) {
  const keys =
    kind === 'realtime'
      ? sql<string>`(select concat_ws(':', 'void', s.kind, s.period, s.round_id, s.member_id) from agent_split s
          where s.member_id = ${holder_id} and s.period = ${period} and s.kind = ${kind} and s.reversed_at is not null)`
      : sql<string>`(select unnest(${sql.val([key, ...corrections.map((_, index) => `${key}:c${index + 1}`)])}::text[]))`;
  return db.selectFrom('agent_claim').selectAll().where('merchant', '=', merchant).where('key', 'in', keys).orderBy('id').execute();
}

const periodFrom = ({ period, starts_at, ends_at }: BillRow, cycle: Cycle): Period => ({
  cycle,
  id: period,
  start: starts_at.getTime(),
  end: ends_at.getTime(),
});

interface AskedPeriod {
  readonly merchant: Merchant;
  readonly policy: AgentPolicy;
  readonly cycle: Cycle;
  readonly children: readonly string[];
}

/** What each direct downline's team contributed to a bill of a whole period, and a page of the bets that counted. */
async function periodOf(
  db: Db,
  row: BillRow & { readonly kind: BilledKind },
  { merchant, policy, cycle, children: childIds }: AskedPeriod,
  query: PageQuery,
) {
  const span = { start: row.starts_at.getTime(), end: row.ends_at.getTime() };
  // The same accounts as in the bill's sums; for an affiliate, those without a nearer affiliate above.
  const teams = teamsOf(row.kind);
  const holders =
    teams === 'all'
      ? [row.holder_id]
      : (await contractsInForce(db, { merchant: merchant.code, kind: row.kind, period: periodFrom(row, cycle) }).execute()).map(
          ({ holder_id }) => holder_id,
        );
  const counting = sql`${teamPairs({ teams, holders, policy })} and ancestor = ${row.holder_id}`;
  const parts = await sumsOfTeams(db, {
    merchant: merchant.code,
    currency: row.currency,
    kind: row.kind,
    policy: { ...policy, includeSelf: true },
    span,
    holders: childIds,
    teams: 'all',
    only: counting,
  });
  const bets = db
    .selectFrom('round as r')
    .where(sql<boolean>`r.member_id in (select descendant from (${counting}) counted)`)
    .where('r.merchant', '=', merchant.code)
    .where('r.book', '=', 'real')
    .where('r.status', '=', 'settled')
    .where('r.currency', '=', row.currency)
    .where('r.settled_at', '>=', row.starts_at)
    .where('r.settled_at', '<', row.ends_at)
    .where(sql<boolean>`true ${await countedBets(db, { kind: row.kind, merchant: merchant.code, policy, span })}`);
  const { count } = await bets.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const { limit, offset } = rowsOf(query);
  const rounds = await bets.selectAll('r').orderBy('r.settled_at', 'desc').orderBy('r.id', 'desc').limit(limit).offset(offset).execute();
  return { parts, count: Number(count), rounds, earned: null };
}

/** The same for a bill within the calling agent's team. Throws `not_found`. */
export async function getBillExplanation(
  context: Context,
  query: operations['getBillExplanation']['parameters']['query'],
): Promise<Schemas['BillExplanation']> {
  const { db, merchant } = context;
  return explainBill({ db, merchant, namesOf: loginNames(context) }, await billOfTeam(db, context, query.billKey), query);
}
