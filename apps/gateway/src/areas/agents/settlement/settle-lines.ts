import { billKey, correctBills, newBill, payAffiliates, payDownTheLine, platform, type Bill, type Due } from '@parlour/domain/agents';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { lockHeads } from '../contracts/lines.ts';
import { agentPolicyOf, type AgentPolicy } from '../policy.ts';
import { duesOf, type BilledKind } from './dues.ts';
import { knownTo, lateBetsOf, noteCorrected, type LateBet } from './late-bets.ts';
import { loadLines, termsOfContracts, type LinesRun, type LinesState } from './lines-state.ts';
import { paySplits, reverseSplits } from './splits.ts';
import { productOfRound } from './facts.ts';
import { contractsInForce } from './run-sums.ts';
import { billFrom, type BillRow } from './stored-bills.ts';

/**
 * Settles lines in one run: first corrections, then claims, then the bills of the period, which each line gets once (agents.md 4). All of
 * it is one transaction that also marks the lines as done, so that whatever fails, it happens once or not at all. Returns how many lines
 * had something new; lines already done are only corrected and collected.
 */
export async function settleLines(trx: Db, run: LinesRun): Promise<number> {
  const { merchant, kind, heads, period, now } = run;
  await lockHeads(trx, heads);
  const done = await trx
    .selectFrom('agent_line_run')
    .select('head_id')
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('period', '=', period.id)
    .where('head_id', 'in', [...heads])
    .execute();
  const isDone = new Set(done.map(({ head_id }) => head_id));
  const fresh = { ...run, heads: heads.filter((head) => !isDone.has(head)) };
  const late = run.sums?.ofPeriod ? knownTo(run.sums.ofPeriod, period, await lateBetsOf(trx, run)) : await lateBetsOf(trx, run);
  if (kind === 'realtime' || kind === 'rebate') await settleSplits(trx, run, kind, late, fresh);
  else await settleBills(trx, run, kind, late, fresh);
  if (fresh.heads.length > 0)
    await trx
      .insertInto('agent_line_run')
      .values(fresh.heads.map((head) => ({ merchant, kind, period: period.id, head_id: head, done_at: now })))
      .execute();
  return fresh.heads.length;
}

async function settleSplits(trx: Db, run: LinesRun, kind: 'realtime' | 'rebate', late: readonly LateBet[], fresh: LinesRun): Promise<void> {
  const reversed = await reverseSplits(trx, run, kind, late);
  const lines = await loadLines(trx, run, { accounts: [...run.heads, ...reversed.accounts], bills: reversed.bills });
  reversed.take(lines);
  lines.book.collect();
  await lines.save(trx);
  await noteCorrected(trx, run, late);
  if (fresh.heads.length > 0) await paySplits(trx, fresh, kind);
}

async function settleBills(trx: Db, run: LinesRun, kind: BilledKind, late: readonly LateBet[], fresh: LinesRun): Promise<void> {
  const isSalary = kind === 'daily' || kind === 'hourly';
  const wrong = isSalary ? await billsCountingLate(trx, run, kind, late) : [];
  const contracts = fresh.heads.length === 0 ? [] : await contractsOf(trx, fresh);
  const lines = await loadLines(trx, run, {
    accounts: [...run.heads, ...contracts.map(({ holder_id }) => holder_id)],
    bills: wrong.map(({ key }) => key),
  });
  await correct(trx, run, kind, lines, wrong);
  lines.book.collect();
  // Dividends and affiliate earnings take late bets into account in the next bill.
  const taken = isSalary ? late : late.filter(({ head_id }) => fresh.heads.includes(head_id));
  if (fresh.heads.length > 0) {
    await expireUncollected(trx, fresh);
    await makeBills(trx, fresh, kind, lines, contracts, taken);
  }
  await lines.save(trx);
  await noteCorrected(trx, run, taken);
}

/** The bills that late bets were counted in, or must now be counted in, in the order of their runs. */
async function billsCountingLate(
  trx: Db,
  { merchant, heads }: LinesRun,
  kind: 'daily' | 'hourly',
  late: readonly LateBet[],
): Promise<BillRow[]> {
  const moments = late.flatMap(({ settled_at, now_settled_at }) => (now_settled_at ? [settled_at, now_settled_at] : [settled_at]));
  if (moments.length === 0) return [];
  // Matched by span, not by period id, since the merchant's zone may have been different when they ran.
  return trx
    .selectFrom('agent_bill')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('head_id', 'in', [...heads])
    .where(
      sql<boolean>`exists (select from unnest(${sql.val(moments.map((at) => at.toISOString()))}::timestamptz[]) as bet (at)
        where bet.at >= agent_bill.starts_at and bet.at < agent_bill.ends_at)`,
    )
    .orderBy('starts_at')
    .execute();
}

async function correct(trx: Db, run: LinesRun, kind: BilledKind, lines: LinesState, wrong: readonly BillRow[]): Promise<void> {
  for (const [, rows] of Map.groupBy(wrong, ({ period }) => period)) {
    const [first] = rows;
    if (!first) continue;
    const contracts = await termsOfContracts(
      trx,
      rows.map(({ contract_id }) => contract_id),
      run.currency,
    );
    const policy = await agentPolicyOf(trx, run.merchant, run.currency, first.policy_version);
    const period = {
      cycle: kind === 'hourly' ? ('hourly' as const) : ('daily' as const),
      id: first.period,
      start: first.starts_at.getTime(),
      end: first.ends_at.getTime(),
    };
    const terms = new Map(rows.map(({ holder_id, contract_id }) => [holder_id, contracts.get(contract_id)!]));
    const { merchant, currency, zone } = run;
    const dues = await duesOf(trx, { merchant, currency, zone, kind, policy, period, tree: lines.tree, terms });
    const bills = rows.flatMap(({ key }) => lines.book.bill(key) ?? []);
    correctBills(lines.book, bills, dues, lines.tree);
  }
}

/** Contracts of the lines that are in force during the whole period. */
const contractsOf = (trx: Db, run: LinesRun) =>
  contractsInForce(trx, run)
    .innerJoin('member_line as line', (join) => join.onRef('line.descendant', '=', 'c.holder_id').on('line.ancestor', 'in', [...run.heads]))
    .execute();

async function makeBills(
  trx: Db,
  run: LinesRun,
  kind: BilledKind,
  lines: LinesState,
  contracts: readonly { id: string; holder_id: string }[],
  late: readonly LateBet[],
): Promise<void> {
  if (contracts.length === 0) return;
  const { period, policy, currency } = run;
  const { tree, book } = lines;
  const byId = await termsOfContracts(
    trx,
    contracts.map(({ id }) => id),
    currency,
  );
  const terms = new Map(contracts.map(({ id, holder_id }) => [holder_id, byId.get(id)!]));
  const carries = kind === 'dividend' || kind === 'affiliate';
  const dues = await duesOf(trx, {
    merchant: run.merchant,
    zone: run.zone,
    currency,
    policy,
    period,
    kind,
    tree,
    terms,
    ...(run.sums?.ofPeriod && { sums: run.sums.ofPeriod.teams }),
    ...(carries && { last: await lastBills(trx, run, kind), adjustments: await adjustmentsOf(trx, run, kind, late) }),
  });
  const bills: Bill[] = [];
  for (const { id, holder_id: holder } of contracts) {
    const due: Due | undefined = dues.get(holder);
    if (!due) continue;
    const payer = kind === 'affiliate' ? platform : (tree.parentOf(holder) ?? platform);
    if (payer !== platform && !terms.has(payer)) throw new Error(`contract ${id} has no payer with a contract in ${period.id}`);
    bills.push(newBill({ kind, holder, period: period.id, payer }, due));
    lines.source(billKey(kind, holder, period.id), {
      contractId: id,
      policyVersion: policy.version,
      starts: new Date(period.start),
      ends: new Date(period.end),
    });
  }
  if (kind === 'affiliate') payAffiliates(book, bills, tree, (holder) => terms.get(holder)?.introducerRate ?? 0n);
  else if (kind === 'dividend' && !policy.autoSend)
    for (const bill of bills) book.write({ ...bill, waits: bill.due > 0n ? 'awaiting' : undefined });
  else payDownTheLine(book, bills, tree, policy);
}

/** Expires dividends that were not collected before the run of a later period (agents.md 6). */
async function expireUncollected(trx: Db, { merchant, kind, heads, period }: LinesRun): Promise<void> {
  if (kind !== 'dividend') return;
  await trx
    .updateTable('agent_bill')
    .set({ waits: 'expired', state: 'expired' })
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('head_id', 'in', [...heads])
    .where('waits', '=', 'toCollect')
    .where('starts_at', '<', new Date(period.start))
    .execute();
}

/**
 * Each holder's previous bill. The amount that a dividend carries over is lost once the holder's last contract ends: a contract that starts
 * later does not revive it (agents.md 3).
 */
async function lastBills(trx: Db, { merchant, heads, period }: LinesRun, kind: BilledKind): Promise<ReadonlyMap<string, Bill>> {
  const rows = await trx
    .selectFrom('agent_bill')
    .distinctOn('holder_id')
    .selectAll('agent_bill')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('agent_contract as c')
            .select('c.id')
            .whereRef('c.holder_id', '=', 'agent_bill.holder_id')
            .where('c.kind', '=', kind)
            .where('c.state', '=', 'active')
            .whereRef('c.from_at', '<=', 'agent_bill.ends_at')
            .where((or) => or.or([or('c.to_at', 'is', null), or('c.to_at', '>', or.ref('agent_bill.ends_at'))])),
        )
        .as('goesOn'),
    )
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('head_id', 'in', [...heads])
    .where('starts_at', '<', new Date(period.start))
    .orderBy('holder_id')
    .orderBy('starts_at', 'desc')
    .execute();
  const carried = kind === 'dividend' ? rows.filter(({ goesOn }) => goesOn) : rows;
  return new Map(carried.map((row) => [row.holder_id, billFrom(row)]));
}

/** What late bets change for teams whose bills already counted them. No bill is reopened; the next one takes the difference. */
async function adjustmentsOf(
  trx: Db,
  { merchant, currency }: LinesRun,
  kind: BilledKind,
  late: readonly LateBet[],
): Promise<Map<string, bigint>> {
  const adjustments = new Map<string, bigint>();
  const policies = new Map<number, AgentPolicy>();
  const policyOf = async (version: number): Promise<AgentPolicy> => {
    const policy = policies.get(version) ?? (await agentPolicyOf(trx, merchant, currency, version));
    policies.set(version, policy);
    return policy;
  };
  for (const bet of late) {
    const add = async (at: Date, by: bigint): Promise<void> => {
      const { rows } = await sql<{ holder_id: string; depth: number; policy_version: number; product: string | null }>`
        select b.holder_id, line.depth, b.policy_version, (select ${productOfRound} from round r where r.id = ${bet.round_id}) as product
        from agent_bill b join member_line line on line.ancestor = b.holder_id and line.descendant = ${bet.member_id}
        where b.merchant = ${merchant} and b.kind = ${kind} and b.head_id = ${bet.head_id} and b.starts_at <= ${at} and b.ends_at > ${at}
        order by line.depth limit ${kind === 'affiliate' ? 1 : 100}`.execute(trx);
      for (const { holder_id, depth, policy_version, product } of rows) {
        const { includeSelf, products } = await policyOf(policy_version);
        const isOwn = depth === 0 && (kind === 'affiliate' || !includeSelf);
        if (isOwn || (products !== null && !products.includes(product ?? ''))) continue;
        adjustments.set(holder_id, (adjustments.get(holder_id) ?? 0n) + by);
      }
    };
    await add(bet.settled_at, -(BigInt(bet.stake) - BigInt(bet.win)));
    if (bet.now_settled_at) await add(bet.now_settled_at, BigInt(bet.now_stake) - BigInt(bet.now_win));
  }
  return adjustments;
}
