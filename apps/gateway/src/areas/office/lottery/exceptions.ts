import { sql } from 'kysely';
import { publishMany } from '../../../db/publish.ts';
import { voidHeld } from '../../lottery/draws/void-draw.ts';
import { reasonFor } from '../games/the-game.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { Examined } from '../proposals/examined.ts';
import { dayOf, dayText, isDay, withinDays } from './days.ts';
import { gameShown, theLotteryGame, type LotteryGameRow } from './games.ts';
import { decidersText } from './names.ts';

type Asked = InputOf<'setLotteryException'>;

interface Exception {
  game: LotteryGameRow;
  from: string;
  to: string;
  action: Asked['action'];
  movedTo: string | null;
  reason: string;
}

/** Skips, moves or adds the draws of a day. Existing draws of a skipped or moved day that have not opened become void. */
export async function lotteryException(operator: Operator, input: Asked): Promise<Schema<'OfficeLotteryGame'>> {
  const { game, from, to, action, movedTo, reason } = await exceptionOf(operator, input);
  const { db, clock } = operator;
  const by = await decidersText(operator);
  const now = clock.now();
  await db
    .insertInto('lottery_exception')
    .values({
      merchant: game.merchant,
      game_code: game.game_code,
      from_day: from,
      to_day: to,
      action,
      moved_to: movedTo,
      reason,
      made_by: by,
      made_at: now,
    })
    .execute();
  if (action !== 'add') {
    const draws = await madeDraws(operator, game, from, to);
    await publishMany(
      db,
      await voidHeld(
        db,
        draws.filter(({ status }) => status === 'scheduled'),
        { reason, by },
        now,
      ),
    );
  }
  return gameShown(operator, game);
}

export async function examineException(operator: Operator, input: Asked): Promise<Examined> {
  const { game, reason, ...exception } = await exceptionOf(operator, input);
  return {
    merchant: game.merchant,
    subject: { kind: 'calendar', id: `${game.merchant}/${game.game_code}`, name: game.game_code },
    changes: [{ field: 'day', before: null, after: exceptionText(exception) }],
    effect: null,
    reason,
    version: await exceptionsSeen(operator, game),
    // Skipping a day harms nobody, but a moved or additional draw takes bets.
    needsTwo: exception.action !== 'skip',
  };
}

/** Restores the calendar; draws that became void stay so. */
export async function lotteryExceptionRemoval(
  operator: Operator,
  input: InputOf<'removeLotteryException'>,
): Promise<Schema<'OfficeLotteryGame'>> {
  const { row, game } = await removalOf(operator, input);
  await operator.db.deleteFrom('lottery_exception').where('merchant', '=', game.merchant).where('id', '=', row.id).execute();
  return gameShown(operator, game);
}

export async function examineExceptionRemoval(operator: Operator, input: InputOf<'removeLotteryException'>): Promise<Examined> {
  const { row, game, reason } = await removalOf(operator, input);
  return {
    merchant: game.merchant,
    subject: { kind: 'calendar', id: `${game.merchant}/${game.game_code}`, name: game.game_code },
    changes: [{ field: 'day', before: exceptionText(row), after: null }],
    effect: null,
    reason,
    version: String(row.id),
    needsTwo: true,
  };
}

/** Throws if the exception is impossible: invalid days, or a day whose draws have opened. */
async function exceptionOf(operator: Operator, input: Asked): Promise<Exception> {
  const game = await theLotteryGame(operator, input, { toChange: true });
  const { action, from, to = from, movedTo = null } = input;
  for (const day of [from, to, ...(movedTo === null ? [] : [movedTo])])
    if (!isDay(day)) throw refused('field_invalid', `${day} is no day: write it like 2026-08-22.`);
  if (to < from) throw refused('field_invalid', 'The last day is before the first one.');
  if ((action === 'move') !== (movedTo !== null))
    throw refused('field_invalid', action === 'move' ? 'Give the day it moves to.' : 'Only a draw that is moved has a new day.');
  if (action === 'move' && (to !== from || movedTo === from)) throw refused('field_invalid', 'A draw can only move to a different day.');
  if (movedTo !== null && movedTo < dayOf(operator.clock.now()))
    throw refused('field_invalid', `${movedTo} is over: say a day to come, or skip the draw.`);
  if (action !== 'add') {
    const opened = (await madeDraws(operator, game, from, to)).find(({ status }) => status !== 'scheduled' && status !== 'void');
    if (opened) throw refused('draw_state', `${opened.id} has opened already: void it, if it must not be drawn.`);
  }
  return { game, from, to, action, movedTo, reason: reasonFor(input.reason) };
}

/** A value that changes with every exception of the game: a proposal reviewed before another exception was made is stale. */
async function exceptionsSeen({ db }: Operator, { merchant, game_code }: LotteryGameRow): Promise<string> {
  const { seen } = await db
    .selectFrom('lottery_exception')
    .select(sql<string>`count(*) || ' ' || coalesce(max(id), 0)`.as('seen'))
    .where('merchant', '=', merchant)
    .where('game_code', '=', game_code)
    .executeTakeFirstOrThrow();
  return seen;
}

/** The existing draws of these days, locked until the transaction ends. */
function madeDraws({ db }: Operator, { merchant, game_code }: LotteryGameRow, from: string, to: string) {
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('game_code', '=', game_code)
    .where(withinDays('day', from, to))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function removalOf(operator: Operator, input: InputOf<'removeLotteryException'>) {
  const merchant = merchantsNamed(operator, input.merchant)[0]!.code;
  const row = await operator.db
    .selectFrom('lottery_exception')
    .select(['id', 'game_code', 'action'])
    .select([dayText('from_day').as('from'), dayText('to_day').as('to'), sql<string | null>`moved_to::text`.as('movedTo')])
    .where('merchant', '=', merchant)
    .where('id', '=', input.id)
    .executeTakeFirst();
  if (!row) throw refused('not_found', `${merchant} has no exception ${input.id}.`);
  const game = await theLotteryGame(operator, { merchant, game: row.game_code });
  return { row, game, reason: reasonFor(input.reason) };
}

/** The exception as proposals and the audit log show it. */
function exceptionText({ action, from, to, movedTo }: Pick<Exception, 'action' | 'from' | 'to' | 'movedTo'>): string {
  const days = to === from ? from : `${from}–${to}`;
  return movedTo === null ? `${action} ${days}` : `${action} ${days} to ${movedTo}`;
}
