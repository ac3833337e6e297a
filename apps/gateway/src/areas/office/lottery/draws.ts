import { toDecimal, type Currency } from '@parlour/domain';
import { sql, type Selectable } from 'kysely';
import type { LotteryDrawTable } from '../../lottery/tables.ts';
import { aboutOf, exactly, pageOf, pageRows, placeAfter } from '../lists.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { dayText, isDay, withinDays } from './days.ts';

export type DrawRow = Selectable<LotteryDrawTable>;
/** A draw with its calendar day and the problem that it has, if any. */
export interface LookedAtDraw extends DrawRow {
  onDay: string;
  problem: Schema<'DrawProblem'> | null;
}

const minute = 60_000;
/** A result is late if it has not arrived this long after the draw. */
const lateAfter = 60 * minute;
/** A settlement that takes this long is stuck. */
const stuckAfter = 10 * minute;

/** Draws of one merchant or of all, the latest first. */
export async function drawsList(operator: Operator, { merchant, game, status, problem, from, to, after }: InputOf<'listDraws'>) {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const why = problemOf(operator.clock.now());
  let found = operator.db.selectFrom('lottery_draw as d').where('d.merchant', 'in', codes);
  if (game !== undefined) found = found.where('d.game_code', '=', game);
  if (status !== undefined) found = found.where('d.status', '=', status);
  if (problem) found = found.where(unfinished).where(sql<boolean>`${why} is not null`);
  if (from !== undefined || to !== undefined) found = found.where(withinDays('d.day', aDay(from), aDay(to)));
  let shown = found;
  if (after !== undefined) {
    const [at, id, code] = placeAfter(after, ['time', 'text', 'text']);
    shown = shown.where(sql<boolean>`(d.draw_at, d.id, d.merchant) < (${at}::timestamptz, ${id}, ${code})`);
  }
  const read = await shown
    .selectAll('d')
    .select([why.as('problem'), dayText('d.day').as('onDay'), exactly('d.draw_at').as('place')])
    .orderBy('d.draw_at', 'desc')
    .orderBy('d.id', 'desc')
    .orderBy('d.merchant', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.place, row.id, row.merchant]);
  return { list: rows.map(drawToWire), next, about: await aboutOf(operator.db, found.select('d.id'), after) };
}

/** Throws `draw_state` for an in-house draw: anybody can compute its result from the seeds, so operators neither enter nor correct it. */
export function refuseSeeded({ id, seed_chain }: DrawRow): void {
  if (seed_chain !== null) throw refused('draw_state', `${id} is drawn in-house: its seed gives the result.`);
}

/** A merchant's draw with its problem; locked until the transaction ends if it is to be changed. Throws `not_found`. */
export async function theDraw(
  operator: Operator,
  { merchant: named, draw }: { merchant: string; draw: string },
  { toChange = false } = {},
): Promise<LookedAtDraw> {
  const [merchant] = merchantsNamed(operator, named);
  const found = operator.db
    .selectFrom('lottery_draw as d')
    .selectAll('d')
    .select([problemOf(operator.clock.now()).as('problem'), dayText('d.day').as('onDay')])
    .where('d.merchant', '=', merchant!.code)
    .where('d.id', '=', draw);
  const row = await (toChange ? found.forNoKeyUpdate() : found).executeTakeFirst();
  if (!row) throw refused('not_found', `${merchant!.code} has no draw ${draw}.`);
  return row;
}

/** A draw as lists show it. */
export function drawToWire(row: LookedAtDraw): Schema<'OfficeDraw'> {
  return {
    id: `${row.merchant}/${row.id}`,
    merchant: row.merchant,
    draw: row.id,
    game: row.game_code,
    pack: row.pack_id,
    day: row.onDay,
    issue: row.issue,
    status: row.status,
    opens: row.opens_at.toISOString(),
    closes: row.closes_at.toISOString(),
    drawn: row.draw_at.toISOString(),
    lines: row.line_count,
    stakes: sums(row.stakes ?? {}),
    payouts: sums(Object.fromEntries(Object.entries(totalsOf(row)).map(([book, { payout }]) => [book, payout]))),
    problem: row.problem,
    result: row.result && numbersOf(row.result),
  };
}

/** The result in the contract's type: JSON objects from the database are read-only here. */
export function numbersOf(result: Readonly<Record<string, readonly (string | null)[]>>): Schema<'LotteryNumbers'> {
  return Object.fromEntries(Object.entries(result).map(([name, numbers]) => [name, [...numbers]]));
}

/** Sums of real money by currency, from minor units by `book currency`. */
function sums(byBook: Readonly<Record<string, string>>): Schema<'LotterySum'>[] {
  return Object.entries(byBook)
    .filter(([book]) => book.startsWith('real '))
    .map(([book, minor]) => {
      const currency = book.slice('real '.length);
      return { amount: toDecimal({ minor: BigInt(minor), currency: currency as Currency }), currency };
    });
}

/** The totals of the draw's settlement, in minor units by `book currency`. */
export function totalsOf({ totals }: Pick<DrawRow, 'totals'>) {
  return (totals ?? {}) as Readonly<Record<string, { lines: number; stake: string; payout: string; refund: string }>>;
}

/** Only these draws can have a problem; an index finds them. */
const unfinished = sql<boolean>`(d.status = 'closed' or d.status in ('resulted', 'settling')
  or (d.status in ('corrected', 'void') and d.settled_at is null))`;

function problemOf(now: Date) {
  const typed = sql`(select count(*) from lottery_typed_result t where t.merchant = d.merchant and t.draw_id = d.id)`;
  return sql<Schema<'DrawProblem'> | null>`case
    when d.status = 'closed' and ${typed} > 1 then 'conflict'
    when d.status = 'closed' and ${typed} = 1 then 'secondNeeded'
    when d.status = 'closed' and d.stopped_reason is not null then 'sourcesDiffer'
    when d.status = 'closed' and d.draw_at < ${new Date(now.getTime() - lateAfter)} then 'late'
    when d.status in ('resulted', 'settling') and d.resulted_at < ${new Date(now.getTime() - stuckAfter)} then 'stuck'
    when d.status = 'corrected' and d.settled_at is null and d.resulted_at < ${new Date(now.getTime() - stuckAfter)} then 'stuck'
    end`;
}

function aDay(text: string | undefined): string | undefined {
  if (text !== undefined && !isDay(text)) throw refused('field_invalid', `${text} is no day: write it like 2026-08-22.`);
  return text;
}
