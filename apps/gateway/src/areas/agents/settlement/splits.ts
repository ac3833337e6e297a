import {
  AgentTree,
  billKey,
  groupSplits,
  poolSplits,
  realtimeSplits,
  realtimeTier,
  reverseSplit,
  type Book,
  type Split,
  type Tier,
} from '@parlour/domain/agents';
import { sql } from 'kysely';
import { publishMany } from '../../../db/publish.ts';
import type { Db } from '../../../kernel/tables.ts';
import { commissionSource, credit } from '../../../ledger/credit.ts';
import { sharesOf, usualShare } from '../shares.ts';
import { ownRebate, termsOfContracts, type LinesRun } from './lines-state.ts';
import { countedBets, noTeamSums } from './facts.ts';
import { contractsInForce } from './run-sums.ts';
import type { LateBet } from './late-bets.ts';
import { withoutBets, writeWindowBills, type WindowHolder } from './window-bills.ts';

type PerBet = 'realtime' | 'rebate';

/**
 * Reverses the splits of late bets in the line's book; returns the affected accounts and the work to do. A round whose payout changed
 * without a new settlement time keeps its splits.
 */
export async function reverseSplits(
  trx: Db,
  { merchant, now }: LinesRun,
  kind: PerBet,
  late: readonly LateBet[],
): Promise<{ accounts: readonly string[]; bills: readonly string[]; take(line: { book: Book; tree: AgentTree }): void }> {
  const gone = late.filter(({ settled_at, now_settled_at }) => now_settled_at?.getTime() !== settled_at.getTime());
  if (gone.length === 0) return { accounts: [], bills: [], take: () => undefined };
  const rows = await trx
    .updateTable('agent_split')
    .set({ reversed_at: now })
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('reversed_at', 'is', null)
    .where(
      'round_id',
      'in',
      gone.map(({ round_id }) => round_id),
    )
    .returningAll()
    .execute();
  const order = new Map(gone.map(({ round_id }, index) => [round_id, index]));
  const players = new Map(gone.map(({ round_id, member_id }) => [round_id, member_id]));
  // Only real-time salary makes bills. The first record of a bet holds the values that it was counted with.
  const asCounted = new Map(gone.toReversed().map((bet) => [bet.round_id, bet]));
  const ofBills = Map.groupBy(kind === 'realtime' ? rows : [], ({ member_id, period }) => billKey('realtime', member_id, period));
  return {
    accounts: rows.map(({ member_id }) => member_id),
    bills: [...ofBills.keys()],
    take: ({ book, tree }) => {
      // In the order in which bets became void, and for each bet upwards along the line, as the rules list them.
      rows.sort((a, b) => order.get(a.round_id)! - order.get(b.round_id)! || tree.compare(b.member_id, a.member_id));
      for (const { period, round_id, member_id, amount } of rows) {
        const paidAs = kind === 'rebate' && players.get(round_id) === member_id ? ownRebate : kind;
        reverseSplit(book, { bet: `${paidAs}:${period}:${round_id}`, account: member_id, amount: BigInt(amount) });
      }
      for (const [key, taken] of ofBills) {
        const bill = book.bill(key);
        if (!bill) continue;
        const bets = taken.map(({ round_id }) => asCounted.get(round_id)!);
        book.write(
          withoutBets(
            bill,
            bets,
            taken.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
          ),
        );
      }
    },
  };
}

interface BetRow {
  id: string;
  member_id: string;
  /** The head of the bettor's line. */
  head: string;
  stake: string;
  win: string;
  /** The prize group at which a lottery line was played; null for all other bets. */
  played: number | null;
}

/** Pays what each bet of a window earns for the levels above its player, by one transfer per account. */
export async function paySplits(trx: Db, run: LinesRun, kind: PerBet): Promise<void> {
  const { merchant, heads, period, currency, now, policy } = run;
  const { rows: bets } = await sql<BetRow>`
    select r.id, r.member_id, r.stake::text as stake, r.win::text as win, line.head,
      (select l.prize_group from lottery_line l where l.id = r.id) as played
    from round r
    cross join lateral (select ancestor as head from member_line where descendant = r.member_id order by depth desc limit 1) line
    where line.head = any (${sql.val([...heads])}::uuid[]) and r.settled_at >= ${new Date(period.start)} and r.settled_at < ${new Date(period.end)} and r.merchant = ${merchant}
      and r.book = 'real' and r.status = 'settled' and r.currency = ${currency} and r.stake > 0
      ${await countedBets(trx, { kind, merchant, policy, span: period })}
    order by r.settled_at, r.id`.execute(trx);
  if (bets.length === 0) return;
  const { rows: accounts } = await sql<{ id: string; parent: string | null; prize_group: number | null }>`
    select m.id, m.upline_id as parent, m.prize_group from member m
    where m.id in (select ancestor from member_line where descendant = any (${sql.val([...new Set(bets.map((bet) => bet.member_id))])}::uuid[]))
    order by m.created_at, m.id`.execute(trx);
  const tree = new AgentTree(accounts);
  const groups = new Map(accounts.map((account) => [account.id, account.prize_group ?? undefined]));
  const holders = kind === 'realtime' ? await realtimeHolders(trx, run) : new Map<string, Holder>();
  const isPool = kind === 'rebate' && policy.rebateMode === 'pool';
  const shares = await sharesOf(trx, isPool ? accounts.map(({ id }) => id) : []);
  const splitsOf = ({ member_id, ...bet }: BetRow): Split[] => {
    const stake = BigInt(bet.stake);
    const uplines = tree.uplinesOf(member_id);
    const line = [member_id, ...uplines];
    if (kind === 'realtime') return realtimeSplits({ stake, won: BigInt(bet.win) > 0n }, line, (account) => holders.get(account)?.of);
    if (policy.rebateMode === 'pool') return poolSplits(stake, policy.pool, uplines, (account) => shares.get(account) ?? usualShare);
    return groupSplits({ stake, played: bet.played ?? policy.base }, line, (account) => groups.get(account));
  };
  const rows = bets.flatMap((bet) => splitsOf(bet).map((split) => ({ ...split, bet })));
  if (rows.length === 0) return;
  for (let at = 0; at < rows.length; at += 1000)
    await trx
      .insertInto('agent_split')
      .values(
        rows.slice(at, at + 1000).map(({ account, amount, bet }) => ({
          merchant,
          kind,
          period: period.id,
          round_id: bet.id,
          member_id: account,
          head_id: bet.head,
          amount,
          reversed_at: null,
        })),
      )
      .execute();
  if (kind === 'realtime') await writeWindowBills(trx, run, rows, holders);
  const sums = new Map<string, { memberId: string; own: boolean; minor: bigint }>();
  for (const { account, amount, bet } of rows) {
    const own = kind === 'rebate' && account === bet.member_id;
    const key = `${kind}:${account}:${period.id}${own ? ':bet' : ''}`;
    const sum = sums.get(key) ?? { memberId: account, own, minor: 0n };
    sums.set(key, { ...sum, minor: sum.minor + amount });
  }
  const credits = [...sums].map(([key, { memberId, own, minor }]) => ({
    kind: kind === 'realtime' ? ('realTimeSalary' as const) : own ? ownRebate : ('agentRebate' as const),
    key: `agent:${key}`,
    reference: `${kind}:${memberId}:${period.id}`,
    memberId,
    minor,
  }));
  const balances = await credit(trx, commissionSource(merchant, currency, `${kind}:${period.id}:${heads[0]}`), credits, now);
  await publishMany(
    trx,
    [...balances].map(([memberId, balance]) => ({ merchant, memberId, type: 'balanceChanged' as const, data: { balance } })),
  );
}

type Holder = WindowHolder & { readonly of: Tier };

/** Each holder's tier for a window, from the team's figures on the 5 and 15 whole days before it; holders without one are left out. */
async function realtimeHolders(trx: Db, run: LinesRun): Promise<ReadonlyMap<string, Holder>> {
  const contracts = await contractsInForce(trx, run)
    .innerJoin('member_line as line', (join) => join.onRef('line.descendant', '=', 'c.holder_id').on('line.ancestor', 'in', [...run.heads]))
    .execute();
  const terms = await termsOfContracts(
    trx,
    contracts.map(({ id }) => id),
    run.currency,
  );
  const holders = new Map<string, Holder>();
  for (const { id, holder_id } of contracts) {
    const { turnover: bet15, recent: bet5, active: active15 } = run.sums?.ofDaysBefore?.teams.get(holder_id) ?? noTeamSums;
    const { tiers } = terms.get(id)!;
    const tier = realtimeTier(tiers, { bet5, bet15, active15 });
    if (tier) holders.set(holder_id, { contractId: id, tier: tiers.indexOf(tier) + 1, active: active15, of: tier });
  }
  return holders;
}
