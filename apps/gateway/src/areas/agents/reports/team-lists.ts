import type { components, operations } from '@parlour/api/contract';
import { money, toWire, type Currency, type LanguageCode, lotteryVendor } from '@parlour/domain';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { askedLanguage, textIn } from '../../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { pageOf, rowsOf } from '../../../kernel/page.ts';
import type { Db } from '../../../kernel/tables.ts';
import { gameNames } from '../../catalogue/shipped/index.ts';
import { memberOf } from '../../identity/member/find.ts';
import type { LotteryLineTable } from '../../lottery/tables.ts';
import type { RoundTable } from '../../vendors/tables.ts';
import { accountNames } from '../contracts/to-wire.ts';
import { teamMember } from '../team.ts';
import { rebatedBets, rebatesOf } from './bet-rebates.ts';
import { transferKindsOf } from './income.ts';
import { daysOfQuery } from './overview.ts';
import { boundsOf } from './team-figures.ts';

type Schemas = components['schemas'];
type BetQuery = NonNullable<operations['listTeamBets']['parameters']['query']>;
type MoneyQuery = NonNullable<operations['listTeamTransactions']['parameters']['query']>;

/** The accounts of a query, with the name that each is shown by. */
async function scopeOf(context: Context, { account, only }: Pick<BetQuery, 'account' | 'only'>) {
  const { db } = context;
  const of = account === undefined ? await memberOf(db, sessionOf(context).memberId) : (await teamMember(db, context, account)).member;
  return { of, deepest: only === 'self' ? 0 : 32_767 };
}

/** Converts stored amounts of a currency to the contract's form. */
export const wireIn =
  (currency: string) =>
  (minor: string | number | bigint): Schemas['Money'] =>
    toWire(money(BigInt(minor), currency as Currency));

/** What was bet on in rounds that are lottery lines, by round id. */
export async function lotteryBetsOf(db: Db, rounds: readonly Selectable<RoundTable>[]): Promise<ReadonlyMap<string, LotteryBet>> {
  const ids = rounds.filter(({ vendor }) => vendor === lotteryVendor).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const lines = await db.selectFrom('lottery_line').select(['id', 'draw_id', 'odds']).where('id', 'in', ids).execute();
  return new Map(lines.map(({ id, ...line }) => [id, line]));
}
type LotteryBet = Pick<Selectable<LotteryLineTable>, 'draw_id' | 'odds'>;

interface AroundBets {
  /** Names of accounts, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly merchant: Context['merchant'];
  /** Of the games' names. */
  readonly language: LanguageCode;
  readonly lotteryBets: ReadonlyMap<string, LotteryBet>;
  /** What bets brought in rebates, by round id. */
  readonly rebates?: ReadonlyMap<string, bigint>;
}

/** A round in the contract's form for lists of a team's bets. */
export function teamBetToWire(
  row: Selectable<RoundTable>,
  { names, merchant, language, lotteryBets, rebates }: AroundBets,
): Schemas['TeamBet'] {
  const wire = wireIn(row.currency);
  const rebate = rebates?.get(row.id);
  const line = lotteryBets.get(row.id);
  return {
    roundId: row.id,
    account: names.get(row.member_id) ?? '',
    vendor: row.vendor,
    gameCode: row.game_code,
    game: textIn(gameNames(row.vendor, row.game_code), language, merchant),
    drawId: line?.draw_id ?? null,
    odds: line?.odds ?? null,
    stake: wire(row.stake),
    win: wire(row.win),
    state: row.status,
    placedAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    ...(rebate !== undefined && { rebate: wire(rebate) }),
  };
}

/** Bets of a team in real money, newest first, with what each has brought the account in rebates. */
export async function teamBets(context: Context, query: BetQuery): Promise<Schemas['TeamBetPage']> {
  const { db, merchant } = context;
  const { begins, ends } = boundsOf(daysOfQuery(query), merchant.brand.timeZone);
  const { of, deepest } = await scopeOf(context, query);
  const currency = of.currency as Currency;
  const found = query.rebated
    ? await rebatedBets(db, of.id, query, rowsOf(query))
    : await placedBets(db, { of, deepest, begins, ends }, query);
  const names = await accountNames(
    context,
    found.rows.map((row) => row.member_id),
  );
  const rebates = await rebatesOf(
    db,
    of.id,
    found.rows.map(({ id }) => id),
  );
  const wire = wireIn(currency);
  const language = askedLanguage(merchant, query.language);
  const around = { names, merchant, language, lotteryBets: await lotteryBetsOf(db, found.rows), rebates };
  return {
    list: found.rows.map((row) => teamBetToWire(row, around)),
    stakes: wire(found.stakes),
    wins: wire(found.wins),
    ...(found.rebates !== undefined && { rebates: wire(found.rebates) }),
    page: pageOf(query, found.count),
  };
}

interface PlacedIn {
  readonly of: { readonly id: string; readonly currency: string };
  readonly deepest: number;
  readonly begins: Date;
  readonly ends: Date;
}

/** Bets that a team placed on some days. */
async function placedBets(
  db: Db,
  { of, deepest, begins, ends }: PlacedIn,
  query: BetQuery,
): Promise<{ rows: Selectable<RoundTable>[]; count: number; stakes: string; wins: string; rebates?: undefined }> {
  const { limit, offset } = rowsOf(query);
  const asked = [
    sql`r.book = 'real' and r.currency = ${of.currency} and r.placed_at >= ${begins} and r.placed_at < ${ends}`,
    ...(query.state === undefined ? [] : [sql`r.status = ${query.state}`]),
    ...(query.vendor === undefined ? [] : [sql`r.vendor = ${query.vendor}`]),
    ...(query.game === undefined ? [] : [sql`r.game_code = ${query.game}`]),
  ];
  // In the order of the index by account, which is thus read as it is.
  const betsOf = (account: string, last: RawBuilder<unknown>) => sql`select r.id, r.placed_at, r.stake, r.win from round r
    where r.member_id = ${sql.ref(account)} and ${sql.join(asked, sql` and `)} order by r.placed_at desc, r.id desc ${last}`;
  // The bets are added up account by account, since as a join Postgres would read those of all accounts. The newest bets of the team belong to
  // the accounts with the newest bets, as many as there are rows to show, so that only the bets of these are sorted.
  const { rows: found } = await sql<{ count: string; stakes: string; wins: string; ids: string[] }>`
    with account as materialized (
      select line.descendant as id, own.* from member_line line cross join lateral (
        select count(*) as bets, sum(stake) as stakes, sum(win) as wins, max(placed_at) as newest
        from (${betsOf('line.descendant', sql`offset 0`)}) bet
      ) own
      where line.ancestor = ${of.id} and line.depth <= ${deepest} and own.bets > 0
    ), latest as (
      select id from account order by newest desc fetch first ${limit + offset} rows with ties
    ), shown as (
      select bet.id from latest cross join lateral (${betsOf('latest.id', sql`limit ${limit + offset}`)}) bet
      order by bet.placed_at desc, bet.id desc limit ${limit} offset ${offset}
    )
    select coalesce(sum(bets), 0)::text as count, coalesce(sum(stakes), 0)::text as stakes, coalesce(sum(wins), 0)::text as wins,
      array(select id from shown) as ids
    from account`.execute(db);
  const { ids, ...sums } = found[0]!;
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('round').selectAll().where('id', 'in', ids).orderBy('placed_at', 'desc').orderBy('id', 'desc').execute();
  return { ...sums, rows, count: Number(sums.count) };
}

/** Movements of the available money of a team, newest first. */
export async function teamTransactions(context: Context, query: MoneyQuery): Promise<Schemas['TeamTransactionPage']> {
  const { db, merchant } = context;
  const { begins, ends } = boundsOf(daysOfQuery(query), merchant.brand.timeZone);
  const { of, deepest } = await scopeOf(context, query);
  const currency = of.currency as Currency;
  let moved = db
    .selectFrom('member_line as line')
    .innerJoin('ledger_account as a', (join) => join.on('a.owner_id', '=', sql`line.descendant::text`).on('a.owner_kind', '=', 'member'))
    .innerJoin('ledger_entry as e', 'e.account_id', 'a.id')
    .innerJoin('ledger_transfer as t', 't.id', 'e.transfer_id')
    .where('line.ancestor', '=', of.id)
    .where('line.depth', '<=', deepest)
    .where('a.merchant', '=', merchant.code)
    .where('a.kind', '=', 'cash')
    .where('a.book', '=', 'real')
    .where('a.asset', '=', currency)
    .where('t.at', '>=', begins)
    .where('t.at', '<', ends);
  if (query.type !== undefined) moved = moved.where('t.kind', '=', query.type);
  if (query.income !== undefined) moved = moved.where('t.kind', 'in', transferKindsOf(query.income));
  const sums = await moved
    .select((eb) => [
      eb.fn.countAll<string>().as('count'),
      sql<string>`coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text`.as('came'),
      sql<string>`coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::text`.as('went'),
    ])
    .executeTakeFirstOrThrow();
  const { limit, offset } = rowsOf(query);
  const rows = await moved
    .select(['t.id', 't.kind', 't.reference', 't.at', 'e.amount', 'e.balance_after', 'line.descendant'])
    .orderBy('t.at', 'desc')
    .orderBy('t.id', 'desc')
    .orderBy('e.version', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const names = await accountNames(
    context,
    rows.map(({ descendant }) => descendant),
  );
  const wire = wireIn(currency);
  return {
    list: rows.map((row) => ({
      id: row.id,
      account: names.get(row.descendant) ?? '',
      // Available money moves only by the kinds in the contract's list.
      type: row.kind as Schemas['TransactionType'],
      amount: wire(row.amount),
      balanceAfter: wire(row.balance_after),
      at: row.at.toISOString(),
      ...(row.reference !== null && { reference: row.reference }),
    })),
    moneyIn: wire(sums.came),
    moneyOut: wire(sums.went),
    page: pageOf(query, Number(sums.count)),
  };
}
