import { calendarProblems } from '@parlour/domain/lottery';
import { breaksUnique } from '../../../kernel/transaction.ts';
import { tell } from '../audit/append.ts';
import { reasonFor } from '../games/the-game.ts';
import { refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { Examined } from '../proposals/examined.ts';
import { calendarOf, gameShown, theLotteryGame } from './games.ts';
import { decidersText } from './names.ts';

/** Turns a game off or on, or marks it as hot; its existing draws continue. */
export async function lotteryGameChange(
  operator: Operator,
  { merchant, game, on, hot, version, reason: why }: InputOf<'changeLotteryGame'>,
): Promise<Schema<'OfficeLotteryGame'>> {
  const reason = reasonFor(why);
  const before = await theLotteryGame(operator, { merchant, game }, { toChange: true });
  if (version !== undefined && version !== before.version) throw changedMeanwhile(game);
  const after = { ...before, is_on: on ?? before.is_on, is_hot: hot ?? before.is_hot, version: before.version + 1 };
  if (after.is_on === before.is_on && after.is_hot === before.is_hot)
    throw refused('field_invalid', `${game} already has these terms, so nothing would change.`);
  await operator.db
    .updateTable('lottery_game')
    .set({ is_on: after.is_on, is_hot: after.is_hot, version: after.version })
    .where('merchant', '=', before.merchant)
    .where('game_code', '=', game)
    .execute();
  tell(operator, {
    merchant: before.merchant,
    subject: { kind: 'calendar', id: `${before.merchant}/${game}` },
    before: { on: before.is_on, hot: before.is_hot },
    after: { on: after.is_on, hot: after.is_hot },
    reason,
  });
  return gameShown(operator, after);
}

/** Creates the next version of a game's calendar; existing draws keep their times. Throws `version_conflict`. */
export async function lotteryCalendarChange(
  operator: Operator,
  input: InputOf<'changeLotteryCalendar'>,
): Promise<Schema<'OfficeLotteryGame'>> {
  const { game, version, reason } = await changeOf(operator, input);
  await operator.db
    .insertInto('lottery_calendar')
    .values({
      merchant: game.merchant,
      game_code: game.game_code,
      version: version + 1,
      rows: JSON.stringify(input.rows),
      made_by: await decidersText(operator),
      made_at: operator.clock.now(),
      reason,
    })
    .execute()
    .catch((error: unknown) => {
      throw breaksUnique(error, 'lottery_calendar_pkey') ? changedMeanwhile(game.game_code) : error;
    });
  return gameShown(operator, game);
}

export async function examineCalendar(operator: Operator, input: InputOf<'changeLotteryCalendar'>): Promise<Examined> {
  const { game, before, version, reason } = await changeOf(operator, input);
  return {
    merchant: game.merchant,
    subject: { kind: 'calendar', id: `${game.merchant}/${game.game_code}`, name: game.game_code },
    changes: [{ field: 'calendar', before: before.map(rowText).join('; '), after: input.rows.map(rowText).join('; ') }],
    effect: null,
    reason,
    version: String(version),
    // Needs two operators: a draw that closes after it was drawn would take bets on known numbers.
    needsTwo: true,
  };
}

async function changeOf(operator: Operator, input: InputOf<'changeLotteryCalendar'>) {
  const game = await theLotteryGame(operator, input);
  const reason = reasonFor(input.reason);
  const calendar = await calendarOf(operator, game);
  const version = calendar?.version ?? 0;
  if (input.version !== undefined && input.version !== version) throw changedMeanwhile(input.game);
  const problems = calendarProblems(input.rows);
  if (problems.length > 0) throw refused('field_invalid', problems.map((problem) => `rows.${problem}.`).join(' '));
  const before: readonly Schema<'CalendarRow'>[] = (calendar?.rows ?? []).map(
    (row) => JSON.parse(JSON.stringify(row)) as Schema<'CalendarRow'>,
  );
  if (before.map(rowText).join('; ') === input.rows.map(rowText).join('; '))
    throw refused('field_invalid', `The calendar of ${input.game} already looks like this, so nothing would change.`);
  return { game, before, version, reason };
}

/** The row as proposals and the audit log show it. */
function rowText(row: Schema<'CalendarRow'>): string {
  const { weekdays, monthDays, everyMinutes, drawAt, zone, closeBefore, openBefore, closing, sources } = row;
  const days = weekdays ? `weekdays ${weekdays.join(' ')}` : monthDays ? `days ${monthDays.join(' ')}` : `every ${everyMinutes} min`;
  const times = [`close −${closeBefore} s`, `warn −${closing} s`, ...(openBefore === undefined ? [] : [`open −${openBefore} s`])];
  return [days, ...(drawAt === undefined ? [] : [drawAt]), zone, ...times, ...(sources ?? [])].join(', ');
}

const changedMeanwhile = (game: string) =>
  refused('version_conflict', `Someone else has just changed ${game}. Look at the current version and change that.`);
