import { lotteryVendor } from '@parlour/domain';
import { wholeRate, type TeamFigures } from '@parlour/domain/agents';
import { selectionsOf, typeOf } from '@parlour/domain/lottery';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { offeredPack } from '../../lottery/offered-packs.ts';
import { excludesTies } from '../../vendors/ties.ts';
import type { AgentPolicy } from '../policy.ts';
import type { RunKind } from '../tables.ts';

/** A span of time in ms, excluding its end. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A team's figures; `costs` are those that the policy deducts, and `net` is what is left after them. `recent` is the part of the turnover
 * since `recentFrom`.
 */
export interface TeamSums extends TeamFigures {
  readonly costs: bigint;
  readonly deposits: bigint;
  readonly recent: bigint;
}

export const noTeamSums: TeamSums = { bets: 0, turnover: 0n, active: 0, net: 0n, won: 0n, lost: 0n, costs: 0n, deposits: 0n, recent: 0n };

/** The figures of the teams of a run's holders, and the late bets that were already known when they were computed. */
export interface TakenSums {
  /** By holder. */
  readonly teams: ReadonlyMap<string, TeamSums>;
  /** Ids of the span's late bets that had changed before the sums were computed. */
  readonly knownLate: ReadonlySet<string>;
}

/** The sums that a run settles with: those of its period or, for real-time salary, of the 15 whole days before it, the last 5 as `recent`. */
export interface RunSums {
  readonly ofPeriod: TakenSums | null;
  readonly ofDaysBefore: TakenSums | null;
}

/** The kinds of transfer behind each cost that a policy may deduct. Fees are booked by operators as such. */
const costKinds: Readonly<Record<string, readonly string[]>> = {
  betRebate: ['betRebate', 'rebatePaid'],
  agentRebate: ['agentRebate'],
  promotion: ['promo', 'bonusConverted', 'rewardPaid'],
  salary: ['dailySalary', 'hourlySalary', 'realTimeSalary'],
  fee: ['fee'],
};

export interface AskedSums {
  readonly merchant: string;
  readonly currency: string;
  readonly kind: RunKind;
  readonly policy: Pick<AgentPolicy, 'includeSelf' | 'products' | 'activeMin' | 'deducts' | 'singlePickMin'>;
  readonly span: Span;
  /** The start of the last part of the span, whose turnover is also summed by itself, in ms. */
  readonly recentFrom?: number;
  /** The accounts whose teams are summed. */
  readonly holders: readonly string[];
  /**
   * With `nearest`, an account counts only for its nearest upline among the holders, and for nobody if it is a holder itself (agents.md
   * 10).
   */
  readonly teams: 'all' | 'nearest';
  /** A query of ids, as `descendant`, to restrict the sums to these accounts. */
  readonly only?: RawBuilder<unknown>;
}

type SumColumn = 'holder' | 'bets' | 'turnover' | 'payouts' | 'won' | 'lost' | 'active' | 'costs' | 'deposits' | 'recent';
export type SumRow = Record<SumColumn, string | number | bigint>;

/** The figures of accounts' teams in a span, in one statement; teams without any are left out. */
export async function sumsOfTeams(db: Db, asked: AskedSums): Promise<ReadonlyMap<string, TeamSums>> {
  if (asked.holders.length === 0) return new Map();
  const { rows } = await teamSums({ ...asked, counted: await countedBets(db, asked) }).execute(db);
  return new Map(rows.map((row) => [String(row.holder), sumsFromRow(row)]));
}

/** A row of `teamSums` as the rules read it. */
export function sumsFromRow(row: SumRow): TeamSums {
  const [turnover, costs] = [BigInt(row.turnover), BigInt(row.costs)];
  return {
    bets: Number(row.bets),
    turnover,
    active: Number(row.active),
    net: turnover - BigInt(row.payouts) - costs,
    won: BigInt(row.won),
    lost: BigInt(row.lost),
    costs,
    deposits: BigInt(row.deposits),
    recent: BigInt(row.recent),
  };
}

/** A condition on rounds `r`, starting with `and`: only bets on the policy's products. */
function ofProducts({ products }: Pick<AgentPolicy, 'products'>): RawBuilder<unknown> {
  return products === null ? sql`` : sql`and ${productOfRound} = any (${sql.val([...products])}::text[])`;
}

/** The game type of round `r`. */
export const productOfRound = sql<
  string | null
>`coalesce((select g.game_type from game g where g.vendor = r.vendor and g.code = r.game_code),
    case when r.vendor = ${lotteryVendor} then ${lotteryVendor} end)`;

/** A condition on rounds `r`, starting with `and`: no ties in the product lines where the merchant does not count them (agents.md 1). */
const withoutTies = (merchant: string) => sql`and not (r.win = r.stake
  and ${excludesTies({ merchant: sql`${merchant}`, line: productOfRound, at: sql`r.settled_at` })})`;

/** A condition on the rounds `r` of a span, starting with `and`: only bets that count for contracts of this kind (agents.md 1, 5). */
export async function countedBets(
  db: Db,
  { kind, merchant, policy, span }: Pick<AskedSums, 'kind' | 'merchant' | 'policy' | 'span'>,
): Promise<RawBuilder<unknown>> {
  const played = sql`${ofProducts(policy)} ${withoutTies(merchant)}`;
  if (kind !== 'hourly' || policy.singlePickMin === 0n) return played;
  const narrow = await narrowTypes(db, { merchant, policy, span });
  if (narrow.length === 0) return played;
  return sql`${played} and not exists (
    select from lottery_line l
    join jsonb_to_recordset(${JSON.stringify(narrow)}::jsonb) as narrow (pack text, version integer, type text, least numeric)
      on narrow.pack = l.pack_id and narrow.version = l.pack_version and narrow.type = l.type
    where l.id = r.id and l.combinations < narrow.least)`;
}

/** How many combinations a line must have for each lottery bet type of a span to cover enough of the possible results. */
async function narrowTypes(
  db: Db,
  { merchant, policy, span }: Pick<AskedSums, 'merchant' | 'span'> & { policy: Pick<AgentPolicy, 'singlePickMin'> },
): Promise<{ pack: string; version: number; type: string; least: string }[]> {
  const { rows } = await sql<{ pack: string; version: number; type: string }>`
    select distinct l.pack_id as pack, l.pack_version as version, l.type from round r join lottery_line l on l.id = r.id
    where r.settled_at >= ${new Date(span.start)} and r.settled_at < ${new Date(span.end)} and r.merchant = ${merchant}
      and r.vendor = ${lotteryVendor} and r.book = 'real' and r.status = 'settled'`.execute(db);
  const narrow = [];
  for (const row of rows) {
    const pack = await offeredPack(db, merchant, row.pack, row.version);
    const type = pack && typeOf(pack, row.type);
    if (!type) continue;
    const least = (selectionsOf(type) * policy.singlePickMin + wholeRate - 1n) / wholeRate;
    narrow.push({ ...row, least: least.toString() });
  }
  return narrow;
}

/** The accounts of teams: each holder as `ancestor` with each `descendant` that counts for it; further conditions may follow with `and`. */
export function teamPairs({ teams, holders, policy }: Pick<AskedSums, 'teams' | 'holders'> & { policy: Pick<AgentPolicy, 'includeSelf'> }) {
  const whose = sql`${sql.val([...holders])}::uuid[]`;
  return teams === 'all'
    ? sql`select ancestor, descendant from member_line where ancestor = any (${whose}) and depth >= ${policy.includeSelf ? 0 : 1}`
    : sql`select ancestor, descendant from (
            select distinct on (descendant) ancestor, descendant, depth from member_line where ancestor = any (${whose}) order by descendant, depth
          ) nearest where depth > 0`;
}

/**
 * The query behind every bill; `counted` comes from `countedBets`. Set `ofMost` if the holders' teams include most of the merchant's
 * accounts: then bets are summed without first checking for each whether its account is in a team.
 */
export function teamSums(asked: AskedSums & { readonly counted: RawBuilder<unknown>; readonly ofMost?: boolean }): RawBuilder<SumRow> {
  const { merchant, currency, policy, span, recentFrom, counted, ofMost } = asked;
  const [start, end] = [new Date(span.start), new Date(span.end)];
  const kinds = policy.deducts.flatMap((cost) => costKinds[cost] ?? []);
  const team = asked.only ? sql`${teamPairs(asked)} and descendant in (select descendant from (${asked.only}) counted)` : teamPairs(asked);
  const recent = recentFrom === undefined ? sql`0` : sql`coalesce(sum(r.stake) filter (where r.settled_at >= ${new Date(recentFrom)}), 0)`;
  const inTeam = ofMost ? sql`` : sql`and member_id in (select descendant from team)`;
  return sql<SumRow>`
    with team as ${ofMost ? sql`not materialized` : sql`materialized`} (${team}), bet as (
      select r.member_id, count(*) as bets, sum(r.stake) as stake, sum(r.win) as win,
        coalesce(sum(r.stake) filter (where r.win > 0), 0) as won, coalesce(sum(r.stake) filter (where r.win = 0), 0) as lost,
        ${recent} as recent
      from round r
      where r.settled_at >= ${start} and r.settled_at < ${end} and r.merchant = ${merchant} and r.book = 'real' and r.status = 'settled'
        and r.currency = ${currency} ${inTeam} ${counted}
      group by r.member_id
    ), cost as (
      select member_id, coalesce(sum(amount) filter (where kind = any (${sql.val(kinds)}::text[])), 0) as costs,
        coalesce(sum(amount) filter (where kind = 'deposit'), 0) as deposits
      from line_money where at >= ${start} and at < ${end} and merchant = ${merchant} and currency = ${currency} ${inTeam}
      group by member_id
    ), fact as (
      select coalesce(bet.member_id, cost.member_id) as member_id, coalesce(bets, 0) as bets, coalesce(stake, 0) as stake,
        coalesce(win, 0) as win, coalesce(won, 0) as won, coalesce(lost, 0) as lost, coalesce(costs, 0) as costs, coalesce(deposits, 0) as deposits,
        coalesce(recent, 0) as recent
      from bet full join cost on cost.member_id = bet.member_id
    )
    select team.ancestor as holder, sum(bets) as bets, sum(stake) as turnover, sum(win) as payouts, sum(won) as won,
      sum(lost) as lost, sum(costs) as costs, sum(deposits) as deposits, sum(recent) as recent,
      count(*) filter (where stake > 0 and stake >= ${policy.activeMin.toString()}::bigint) as active
    from fact join team on team.descendant = fact.member_id
    group by team.ancestor`;
}
