import { sql, type Selectable } from 'kysely';
import type { CalendarRow } from '@parlour/domain/lottery';
import { lotteryNames } from '../../catalogue/shipped/index.ts';
import type { LotteryExceptionTable, LotteryGameTable } from '../../lottery/tables.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { dayOf, dayText, withinDays } from './days.ts';

const daysShown = 30;
const dayMs = 24 * 3_600_000;

export type LotteryGameRow = Selectable<LotteryGameTable>;

/** The lottery games of one merchant or of all, in the order of each lobby. */
export async function lotteryGames(operator: Operator, { merchant }: InputOf<'listLotteryGames'>): Promise<Schema<'OfficeLotteryGame'>[]> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const rows = await operator.db
    .selectFrom('lottery_game')
    .selectAll()
    .where('merchant', 'in', codes)
    .orderBy('merchant')
    .orderBy('position')
    .orderBy('game_code')
    .execute();
  return shown(operator, rows);
}

/** One game as the office shows it. */
export async function gameShown(operator: Operator, row: LotteryGameRow): Promise<Schema<'OfficeLotteryGame'>> {
  const [game] = await shown(operator, [row]);
  return game!;
}

/** The game of a merchant, locked until the transaction ends if it is to be changed. Throws `not_found`. */
export async function theLotteryGame(
  operator: Operator,
  { merchant: named, game }: { merchant: string; game: string },
  { toChange = false } = {},
): Promise<LotteryGameRow> {
  const [merchant] = merchantsNamed(operator, named);
  const found = operator.db.selectFrom('lottery_game').selectAll().where('merchant', '=', merchant!.code).where('game_code', '=', game);
  const row = await (toChange ? found.forUpdate() : found).executeTakeFirst();
  if (!row) throw refused('not_found', `${merchant!.code} has no lottery game ${game}.`);
  return row;
}

/** The calendar for draws that have not been created yet. */
export async function calendarOf({ db }: Pick<Operator, 'db'>, { merchant, game_code }: Pick<LotteryGameRow, 'merchant' | 'game_code'>) {
  const row = await db
    .selectFrom('lottery_calendar')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('game_code', '=', game_code)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Validated when it was stored.
  return row && { ...row, rows: row.rows as CalendarRow[] };
}

async function shown(operator: Operator, rows: readonly LotteryGameRow[]): Promise<Schema<'OfficeLotteryGame'>[]> {
  if (rows.length === 0) return [];
  const codes = [...new Set(rows.map(({ merchant }) => merchant))];
  const [calendars, exceptions] = await Promise.all([
    operator.db
      .selectFrom('lottery_calendar')
      .distinctOn(['merchant', 'game_code'])
      .selectAll()
      .where('merchant', 'in', codes)
      .orderBy('merchant')
      .orderBy('game_code')
      .orderBy('version', 'desc')
      .execute(),
    operator.db
      .selectFrom('lottery_exception')
      .selectAll()
      .select([dayText('from_day').as('from'), dayText('to_day').as('to'), sql<string | null>`moved_to::text`.as('movedTo')])
      .where('merchant', 'in', codes)
      .where(withinDays('to_day', dayOf(new Date(operator.clock.now().getTime() - daysShown * dayMs)), undefined))
      .orderBy('from_day', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ]);
  return rows.map((row) => {
    const isOfGame = (each: { merchant: string; game_code: string }) => each.merchant === row.merchant && each.game_code === row.game_code;
    const calendar = calendars.find(isOfGame);
    return {
      id: `${row.merchant}/${row.game_code}`,
      merchant: row.merchant,
      game: row.game_code,
      names: lotteryNames(row.game_code),
      pack: row.pack_id,
      area: row.area,
      prizeMode: row.prize_mode,
      source: row.source,
      resultOf: row.result_of,
      on: row.is_on,
      hot: row.is_hot,
      version: row.version,
      rows: (calendar?.rows ?? []) as Schema<'CalendarRow'>[],
      exceptions: exceptions.filter(isOfGame).map(exceptionShown),
      calendar: {
        version: calendar?.version ?? 0,
        by: calendar?.made_by ?? '',
        at: (calendar?.made_at ?? operator.clock.now()).toISOString(),
        reason: calendar?.reason ?? '',
      },
    };
  });
}

const exceptionShown = (
  row: Selectable<LotteryExceptionTable> & { from: string; to: string; movedTo: string | null },
): Schema<'CalendarException'> => ({
  id: Number(row.id),
  from: row.from,
  to: row.to,
  action: row.action,
  movedTo: row.movedTo,
  reason: row.reason,
  by: row.made_by,
  at: row.made_at.toISOString(),
});
