import type { components } from '@parlour/api/contract';
import { money, toWire, type Currency } from '@parlour/domain';
import { periodOf } from '@parlour/domain/agents';
import { sql, type RawBuilder } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';

type Schemas = components['schemas'];

/** Whole days of a merchant, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Sums over a team or a part of it, by the columns of agents.md 13; amounts in minor units. */
export interface TeamSums {
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly transferIn: bigint;
  readonly transferOut: bigint;
  /** Stakes of settled bets, without refunded parts. */
  readonly stakes: bigint;
  /** The refunded parts of such bets. */
  readonly refunds: bigint;
  /** The stakes of ties that do not count, which are also what they paid. */
  readonly ties: bigint;
  readonly prizes: bigint;
  readonly betRebate: bigint;
  readonly agentRebate: bigint;
  readonly promotion: bigint;
  readonly fee: bigint;
  readonly salaryIn: bigint;
  readonly salaryOut: bigint;
  readonly dividendIn: bigint;
  readonly dividendOut: bigint;
  readonly betCount: bigint;
  readonly newAccounts: bigint;
  readonly active: bigint;
  readonly firstDeposits: bigint;
}

const columns = [
  'deposits',
  'withdrawals',
  'transferIn',
  'transferOut',
  'stakes',
  'refunds',
  'ties',
  'prizes',
  'betRebate',
  'agentRebate',
  'promotion',
  'fee',
  'salaryIn',
  'salaryOut',
  'dividendIn',
  'dividendOut',
  'betCount',
  'newAccounts',
  'active',
  'firstDeposits',
] as const satisfies readonly (keyof TeamSums)[];

/** Columns that are sums of stored rows; the others count accounts. */
const summedColumns = columns.filter((column) => column !== 'newAccounts' && column !== 'active' && column !== 'firstDeposits');

export const noSums: TeamSums = sumsFrom(() => 0n);

function sumsFrom(of: (column: keyof TeamSums) => bigint): TeamSums {
  const read = {} as { -readonly [C in keyof TeamSums]: bigint };
  for (const column of columns) read[column] = of(column);
  return read;
}

export function addSums(a: TeamSums, b: TeamSums): TeamSums {
  return sumsFrom((column) => a[column] + b[column]);
}

/** The start of the first day and the end of the last one in a merchant's zone. */
export function boundsOf({ from, to }: Days, zone: string): { begins: Date; ends: Date } {
  const [first, last] = [periodOf('daily', from, zone), periodOf('daily', to, zone)];
  if (!first || !last) throw new RangeError(`${from} or ${to} is no day`);
  return { begins: new Date(first.start), ends: new Date(last.end) };
}

interface Asked {
  readonly merchant: Pick<Merchant, 'code' | 'brand'>;
  /** The account whose team it is. */
  readonly of: string;
  readonly currency: string;
  readonly days: Days;
  readonly activeMin: bigint;
}

// The kinds of transfer that each column sums.
const moneyColumns = sql`
  coalesce(sum(amount) filter (where kind = 'deposit'), 0) as deposits,
  -coalesce(sum(amount) filter (where kind in ('withdrawalPaid', 'withdrawalReturned')), 0) as withdrawals,
  coalesce(sum(amount) filter (where kind in ('transferDown', 'transferUp') and amount > 0), 0) as "transferIn",
  -coalesce(sum(amount) filter (where kind in ('transferDown', 'transferUp') and amount < 0), 0) as "transferOut",
  coalesce(sum(amount) filter (where kind in ('betRebate', 'rebatePaid')), 0) as "betRebate",
  coalesce(sum(amount) filter (where kind = 'agentRebate'), 0) as "agentRebate",
  coalesce(sum(amount) filter (where kind in ('promo', 'bonusConverted', 'rewardPaid')), 0) as promotion,
  coalesce(sum(amount) filter (where kind = 'fee'), 0) as fee,
  coalesce(sum(amount) filter (where kind in ('dailySalary', 'hourlySalary', 'realTimeSalary') and amount > 0), 0) as "salaryIn",
  -coalesce(sum(amount) filter (where kind in ('dailySalary', 'hourlySalary', 'realTimeSalary') and amount < 0), 0) as "salaryOut",
  coalesce(sum(amount) filter (where kind in ('dividend', 'affiliateEarnings') and amount > 0), 0) as "dividendIn",
  -coalesce(sum(amount) filter (where kind in ('dividend', 'affiliateEarnings') and amount < 0), 0) as "dividendOut"`;

/**
 * The refunded parts of settled lottery bets; other bets have none. `key` is what they are summed by. An index holds only bets with a
 * refund, which are few.
 */
const refundsOf = (key: RawBuilder<unknown>, { begins, ends }: { begins: Date; ends: Date }, currency: string) => sql`
  select ${key} as key, sum(refund) as refunds from lottery_line
  where refund > 0 and member_id in (select id from team) and settled_at >= ${begins} and settled_at < ${ends} and currency = ${currency}
    and book = 'real' and state in ('won', 'lost')
  group by 1`;

/**
 * A query of a team's accounts, as `id`, each with the direct downline to whose team it belongs, as `part`; the account itself is its own
 * part. Starts at the direct downlines: to look for each account's ancestor below the top, Postgres would read the lines of all teams.
 */
const partsOf = (of: string) => sql`
  select line.descendant as id, child.id as part from member child join member_line line on line.ancestor = child.id where child.upline_id = ${of}
  union all select id, id from member where id = ${of}`;

/**
 * The figures of each direct downline's team and of the account itself, by id. Bets count on the day on which they were settled, and are
 * included within a minute (`foldStats`).
 */
export async function sumsByChild(db: Db, { merchant, of, currency, days, activeMin }: Asked): Promise<ReadonlyMap<string, TeamSums>> {
  const { begins, ends } = boundsOf(days, merchant.brand.timeZone);
  const { rows } = await sql<{ part: string } & Record<keyof TeamSums, string>>`
    with team as (${partsOf(of)}), played as (
      select d.member_id, sum(d.rounds) as "betCount", sum(d.stakes) as stakes, sum(d.wins) as prizes, sum(d.ties) as ties
      from stat_member_day d
      where d.merchant = ${merchant.code} and d.day between ${days.from}::date and ${days.to}::date and d.currency = ${currency}
        and d.member_id in (select id from team)
      group by d.member_id
    ), moved as (
      select member_id, ${moneyColumns} from line_money
      where merchant = ${merchant.code} and member_id in (select id from team) and at >= ${begins} and at < ${ends} and currency = ${currency}
      group by member_id
    ), refunded as (${refundsOf(sql`member_id`, { begins, ends }, currency)})
    select team.part, ${sql.join(summedColumns.map((column) => sql`coalesce(sum(${sql.ref(column)}), 0)::text as ${sql.ref(column)}`))},
      count(*) filter (where m.created_at >= ${begins} and m.created_at < ${ends})::text as "newAccounts",
      count(*) filter (where ${isActive(sql`played.stakes - played.ties`, activeMin)})::text as active,
      count(*) filter (where f.first_at >= ${begins} and f.first_at < ${ends})::text as "firstDeposits"
    from team join member m on m.id = team.id
    left join played on played.member_id = team.id
    left join moved on moved.member_id = team.id
    left join refunded on refunded.key = team.id
    left join stat_depositor f on f.member_id = team.id
    group by team.part`.execute(db);
  return new Map(rows.map((row) => [row.part, sumsFrom((column) => BigInt(row[column]))]));
}

/** Whether an account with this turnover is active (agents.md 1). */
const isActive = (turnover: RawBuilder<unknown>, activeMin: bigint) =>
  sql`${turnover} > 0 and ${turnover} >= ${activeMin.toString()}::bigint`;

type Spans<Span extends string> = Readonly<Record<Span, Days>>;

/**
 * The figures of each day, including how many accounts were active on it, without new accounts and first deposits; days without events are
 * left out. Also how many accounts were active in spans within these days, which is no sum of days.
 */
export async function sumsByDay<Span extends string>(
  db: Db,
  { merchant, of, currency, days, activeMin }: Asked,
  spans: Spans<Span>,
): Promise<{ byDay: ReadonlyMap<string, TeamSums>; active: Readonly<Record<Span, bigint>> }> {
  const zone = merchant.brand.timeZone;
  const { begins, ends } = boundsOf(days, zone);
  const named = Object.entries(spans) as [Span, Days][];
  const turnoverIn = named.map(
    ([name, { from, to }]) => sql`sum(stakes - ties) filter (where day between ${from}::date and ${to}::date) as ${sql.ref(name)}`,
  );
  const activeIn = named.map(([name]) => sql`${name}::text, count(*) filter (where ${isActive(sql.ref(name), activeMin)})`);
  // Days are looked up by account: over a month, Postgres would rather read those of all accounts of the merchant.
  const { rows } = await sql<{ day: string; spans: Record<Span, number> } & Partial<Record<keyof TeamSums, string>>>`
    with team as (select descendant as id from member_line where ancestor = ${of}), own as materialized (
      select d.day, team.id as member_id, d.rounds, d.stakes, d.wins, d.ties
      from team cross join lateral (
        select day, rounds, stakes, wins, ties from stat_member_day
        where member_id = team.id and day between ${days.from}::date and ${days.to}::date and rounds > 0 and merchant = ${merchant.code}
          and currency = ${currency} offset 0
      ) d
    ), played as (
      select day, sum(rounds) as "betCount", sum(stakes) as stakes, sum(wins) as prizes, sum(ties) as ties,
        count(*) filter (where ${isActive(sql`stakes - ties`, activeMin)}) as active
      from own group by day
    ), active as (
      select jsonb_build_object(${sql.join(activeIn)}) as spans from (
        select ${sql.join(turnoverIn)} from own group by member_id
      ) played
    ), moved as (
      select (at at time zone ${zone}::text)::date as day, ${moneyColumns} from line_money
      where merchant = ${merchant.code} and member_id in (select id from team) and at >= ${begins} and at < ${ends} and currency = ${currency}
      group by 1
    ), refunded as (${refundsOf(sql`(settled_at at time zone ${zone}::text)::date`, { begins, ends }, currency)})
    select to_char(coalesce(played.day, moved.day), 'YYYY-MM-DD') as day, (select spans from active) as spans,
      ${sql.join([...summedColumns, 'active' as const].map((column) => sql`coalesce(${sql.ref(column)}, 0)::text as ${sql.ref(column)}`))}
    from played full join moved on moved.day = played.day left join refunded on refunded.key = played.day`.execute(db);
  const active = Object.fromEntries(named.map(([name]) => [name, BigInt(rows[0]?.spans[name] ?? 0)])) as Record<Span, bigint>;
  return { byDay: new Map(rows.map((row) => [row.day, sumsFrom((column) => BigInt(row[column] ?? '0'))])), active };
}

/** How many accounts of a team were created, and how many deposited for the first time, in each of several spans of days. */
export async function newInSpans<Span extends string>(
  db: Db,
  { merchant, of }: Pick<Asked, 'merchant' | 'of'>,
  spans: Spans<Span>,
): Promise<Record<Span, Pick<TeamSums, 'newAccounts' | 'firstDeposits'>>> {
  const named = (Object.entries(spans) as [Span, Days][]).map(([span, days]) => ({ span, ...boundsOf(days, merchant.brand.timeZone) }));
  const earliest = new Date(Math.min(...named.map(({ begins }) => begins.getTime())));
  const counted = (at: RawBuilder<unknown>) =>
    sql.join(
      named.map(({ span, begins, ends }) => sql`count(*) filter (where ${at} >= ${begins} and ${at} < ${ends})::text as ${sql.ref(span)}`),
    );
  // From the newest of the merchant's accounts, which are fewer than the accounts of a large team.
  const [created, paid] = await Promise.all([
    sql<Record<Span, string>>`select ${counted(sql`m.created_at`)} from member m join member_line line on line.descendant = m.id
      where m.merchant = ${merchant.code} and m.kind = 'member' and m.created_at >= ${earliest} and line.ancestor = ${of}`.execute(db),
    sql<
      Record<Span, string>
    >`select ${counted(sql`f.first_at`)} from stat_depositor f join member_line line on line.descendant = f.member_id
      where f.merchant = ${merchant.code} and f.first_at >= ${earliest} and line.ancestor = ${of}`.execute(db),
  ]);
  const counts = named.map(({ span }) => [
    span,
    { newAccounts: BigInt(created.rows[0]![span]), firstDeposits: BigInt(paid.rows[0]![span]) },
  ]);
  return Object.fromEntries(counts) as Record<Span, Pick<TeamSums, 'newAccounts' | 'firstDeposits'>>;
}

/**
 * A member's available money as a subquery, so that it is looked up per account of a team. With a join, Postgres would read all accounts of
 * the merchant for any team, because it cannot estimate how few of them match an owner's id.
 */
const cashOf = (id: RawBuilder<unknown>, merchant: string, currency: string) => sql`(select cash.balance from ledger_account cash
  where cash.merchant = ${merchant} and cash.owner_kind = 'member' and cash.owner_id = ${id}::text and cash.kind = 'cash' and cash.book = 'real'
    and cash.asset = ${currency})`;

/** How many accounts a team has, itself included, and their available money. */
export async function teamNow(
  db: Db,
  { merchant, of, currency }: Pick<Asked, 'merchant' | 'of' | 'currency'>,
): Promise<Pick<TeamNow, 'size' | 'balance'>> {
  const { rows } = await sql<{ size: string; balance: string }>`
    select count(*)::text as size, coalesce(sum(${cashOf(sql`line.descendant`, merchant.code, currency)}), 0)::text as balance
    from member_line line where line.ancestor = ${of}`.execute(db);
  return { size: Number(rows[0]!.size), balance: BigInt(rows[0]!.balance) };
}

/** The current state of some accounts: how many they are, their available money, and how many used a session within the last five minutes. */
export interface TeamNow {
  readonly size: number;
  readonly balance: bigint;
  readonly online: number;
}

/** Accounts with a session used after this time count as online. */
export const onlineSince = (now: Date): Date => new Date(now.getTime() - 5 * 60_000);

/** The same for each direct downline's team, and for the account itself. */
export async function nowByChild(
  db: Db,
  { merchant, of, currency }: Pick<Asked, 'merchant' | 'of' | 'currency'>,
  now: Date,
): Promise<ReadonlyMap<string, TeamNow>> {
  const since = onlineSince(now);
  const { rows } = await sql<{ part: string; size: string; balance: string; online: string }>`
    select part, count(*)::text as size, coalesce(sum(${cashOf(sql`team.id`, merchant.code, currency)}), 0)::text as balance,
      count(*) filter (where exists (
        select from session s where s.member_id = team.id and s.last_seen_at > ${since} and s.expires_at > ${now}))::text as online
    from (${partsOf(of)}) team
    group by 1`.execute(db);
  return new Map(
    rows.map(({ part, size, balance, online }) => [part, { size: Number(size), balance: BigInt(balance), online: Number(online) }]),
  );
}

/** The players' profit: payouts less stakes. */
export function profitOf(sums: TeamSums): bigint {
  return sums.prizes + sums.betRebate + sums.agentRebate + sums.promotion + sums.fee - sums.stakes;
}

/** Income from contracts and rebates. */
export function incomeOf(sums: TeamSums): bigint {
  return sums.salaryIn - sums.salaryOut + sums.dividendIn - sums.dividendOut + sums.agentRebate;
}

/** The valid bet: neither refunded parts nor ties that do not count. Void rounds are not settled. */
export function turnoverOf(sums: TeamSums): bigint {
  return sums.stakes - sums.ties;
}

export function figuresToWire(sums: TeamSums, currency: Currency): Schemas['TeamFigures'] {
  const wire = (minor: bigint): Schemas['Money'] => toWire(money(minor, currency));
  return {
    deposits: wire(sums.deposits),
    withdrawals: wire(sums.withdrawals),
    transferIn: wire(sums.transferIn),
    transferOut: wire(sums.transferOut),
    betCount: Number(sums.betCount),
    stakes: wire(sums.stakes + sums.refunds),
    turnover: wire(turnoverOf(sums)),
    prizes: wire(sums.prizes - sums.ties),
    betRebate: wire(sums.betRebate),
    agentRebate: wire(sums.agentRebate),
    promotion: wire(sums.promotion),
    fee: wire(sums.fee),
    salaryIn: wire(sums.salaryIn),
    salaryOut: wire(sums.salaryOut),
    dividendIn: wire(sums.dividendIn),
    dividendOut: wire(sums.dividendOut),
    profit: wire(profitOf(sums)),
    income: wire(incomeOf(sums)),
    newAccounts: Number(sums.newAccounts),
    active: Number(sums.active),
    firstDeposits: Number(sums.firstDeposits),
  };
}
