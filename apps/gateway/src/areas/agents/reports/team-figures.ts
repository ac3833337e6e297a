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
  /** Stakes of bets that were won or lost, without refunded parts. */
  readonly stakes: bigint;
  /** The refunded parts of such bets. */
  readonly refunds: bigint;
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
 * The figures of each direct downline's team and of the account itself, by id. Bets count on the day on which they were settled, and are
 * included within a minute (`foldStats`).
 */
export async function sumsByChild(db: Db, { merchant, of, currency, days, activeMin }: Asked): Promise<ReadonlyMap<string, TeamSums>> {
  const { begins, ends } = boundsOf(days, merchant.brand.timeZone);
  const { rows } = await sql<{ part: string } & Record<keyof TeamSums, string>>`
    with team as (
      select top.descendant as id, coalesce(mid.ancestor, top.ancestor) as part
      from member_line top
      left join member_line mid on top.depth > 0 and mid.descendant = top.descendant and mid.depth = top.depth - 1
      where top.ancestor = ${of}
    ), played as (
      select d.member_id, sum(d.rounds) as "betCount", sum(d.stakes) as stakes, sum(d.wins) as prizes
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
      count(*) filter (where played.stakes > 0 and played.stakes >= ${activeMin.toString()}::bigint)::text as active,
      count(*) filter (where f.first_at >= ${begins} and f.first_at < ${ends})::text as "firstDeposits"
    from team join member m on m.id = team.id
    left join played on played.member_id = team.id
    left join moved on moved.member_id = team.id
    left join refunded on refunded.key = team.id
    left join stat_depositor f on f.member_id = team.id
    group by team.part`.execute(db);
  return new Map(rows.map((row) => [row.part, sumsFrom((column) => BigInt(row[column]))]));
}

/**
 * The figures of each day, including how many accounts were active on it; days without events are left out. New accounts and first deposits
 * are not counted.
 */
export async function sumsByDay(db: Db, { merchant, of, currency, days, activeMin }: Asked): Promise<ReadonlyMap<string, TeamSums>> {
  const zone = merchant.brand.timeZone;
  const { begins, ends } = boundsOf(days, zone);
  const { rows } = await sql<{ day: string } & Partial<Record<keyof TeamSums, string>>>`
    with team as (select descendant as id from member_line where ancestor = ${of}), played as (
      select day, sum(rounds) as "betCount", sum(stakes) as stakes, sum(wins) as prizes,
        count(*) filter (where stakes > 0 and stakes >= ${activeMin.toString()}::bigint) as active
      from (
        select d.day, d.member_id, sum(d.rounds) as rounds, sum(d.stakes) as stakes, sum(d.wins) as wins
        from stat_member_day d
        where d.merchant = ${merchant.code} and d.day between ${days.from}::date and ${days.to}::date and d.currency = ${currency}
          and d.member_id in (select id from team)
        group by d.day, d.member_id
      ) own group by day
    ), moved as (
      select (at at time zone ${zone}::text)::date as day, ${moneyColumns} from line_money
      where merchant = ${merchant.code} and member_id in (select id from team) and at >= ${begins} and at < ${ends} and currency = ${currency}
      group by 1
    ), refunded as (${refundsOf(sql`(settled_at at time zone ${zone}::text)::date`, { begins, ends }, currency)})
    select to_char(coalesce(played.day, moved.day), 'YYYY-MM-DD') as day, ${sql.join(
      [...summedColumns, 'active' as const].map((column) => sql`coalesce(${sql.ref(column)}, 0)::text as ${sql.ref(column)}`),
    )}
    from played full join moved on moved.day = played.day left join refunded on refunded.key = played.day`.execute(db);
  return new Map(rows.map((row) => [row.day, sumsFrom((column) => BigInt(row[column] ?? '0'))]));
}

/**
 * For each of several spans of days, how many accounts of a team were active, were created, or deposited for the first time, in one query.
 */
export async function countsOfSpans<Span extends string>(
  db: Db,
  { merchant, of, currency, activeMin }: Omit<Asked, 'days'>,
  spans: Readonly<Record<Span, Days>>,
): Promise<Record<Span, Pick<TeamSums, 'active' | 'newAccounts' | 'firstDeposits'>>> {
  const zone = merchant.brand.timeZone;
  const named = (Object.entries(spans) as [Span, Days][]).map(([span, days]) => ({ span, days, ...boundsOf(days, zone) }));
  const first = named.map(({ days }) => days.from).reduce((a, b) => (b < a ? b : a));
  const last = named.map(({ days }) => days.to).reduce((a, b) => (b > a ? b : a));
  const all = boundsOf({ from: first, to: last }, zone);
  const column = (span: string, count: string) => sql.ref(`${span}_${count}`);
  const within = (at: string, { begins, ends }: { begins: Date; ends: Date }) =>
    sql`${sql.ref(at)} >= ${begins} and ${sql.ref(at)} < ${ends}`;
  const min = sql`${activeMin.toString()}::bigint`;
  const { rows } = await sql<Record<string, string>>`
    with team as (select descendant as id from member_line where ancestor = ${of}), played as (
      select ${sql.join(
        named.map(
          ({ span, days }) =>
            sql`sum(stakes) filter (where day between ${days.from}::date and ${days.to}::date) as ${column(span, 'stakes')}`,
        ),
      )}
      from stat_member_day
      where merchant = ${merchant.code} and day between ${first}::date and ${last}::date and currency = ${currency}
        and member_id in (select id from team)
      group by member_id
    ), joined as (
      select ${sql.join(named.map((each) => sql`count(*) filter (where ${within('m.created_at', each)}) as ${column(each.span, 'new')}`))}
      from team join member m on m.id = team.id where ${within('m.created_at', all)}
    ), paid as (
      select ${sql.join(named.map((each) => sql`count(*) filter (where ${within('f.first_at', each)}) as ${column(each.span, 'first')}`))}
      from team join stat_depositor f on f.member_id = team.id where ${within('f.first_at', all)}
    ), active as (
      select ${sql.join(
        named.map(({ span }) => {
          const stakes = column(span, 'stakes');
          return sql`count(*) filter (where ${stakes} > 0 and ${stakes} >= ${min}) as ${column(span, 'active')}`;
        }),
      )} from played
    )
    select * from active, joined, paid`.execute(db);
  const row = rows[0] ?? {};
  const counts = named.map(({ span }) => {
    const of = (count: string): bigint => BigInt(row[`${span}_${count}`] ?? 0);
    return [span, { active: of('active'), newAccounts: of('new'), firstDeposits: of('first') }];
  });
  return Object.fromEntries(counts) as Record<Span, Pick<TeamSums, 'active' | 'newAccounts' | 'firstDeposits'>>;
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

/** The current state of accounts: how many are below, the available money, and how many used a session within the last five minutes. */
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
    select coalesce(mid.ancestor, top.ancestor) as part, count(*)::text as size,
      coalesce(sum(${cashOf(sql`top.descendant`, merchant.code, currency)}), 0)::text as balance,
      count(*) filter (where exists (
        select from session s where s.member_id = top.descendant and s.last_seen_at > ${since} and s.expires_at > ${now}))::text as online
    from member_line top
    left join member_line mid on top.depth > 0 and mid.descendant = top.descendant and mid.depth = top.depth - 1
    where top.ancestor = ${of}
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

export function figuresToWire(sums: TeamSums, currency: Currency): Schemas['TeamFigures'] {
  const wire = (minor: bigint): Schemas['Money'] => toWire(money(minor, currency));
  return {
    deposits: wire(sums.deposits),
    withdrawals: wire(sums.withdrawals),
    transferIn: wire(sums.transferIn),
    transferOut: wire(sums.transferOut),
    betCount: Number(sums.betCount),
    stakes: wire(sums.stakes + sums.refunds),
    // The stake of a settled round is the valid bet: refunds are already subtracted, and void rounds are not settled.
    turnover: wire(sums.stakes),
    prizes: wire(sums.prizes),
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
