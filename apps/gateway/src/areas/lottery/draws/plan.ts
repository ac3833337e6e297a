import { plannedDraws, type CalendarException, type CalendarRow } from '@parlour/domain/lottery';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';

const hour = 3600 * 1000;
/** How far ahead draws are created, in ms: of daily games and of fast ones (lottery 2). */
const ahead = { daily: 7 * 24 * hour, fast: hour };

interface PlannedGame {
  merchant: string;
  game_code: string;
  pack_id: string;
  calendar_version: number;
  rows: CalendarRow[];
  exceptions: CalendarException[];
}

/**
 * Creates upcoming draws of all merchants by their calendars, each once; returns how many. A draw that should already have opened is
 * created too as long as it has not closed, so that a new game takes bets at once.
 */
export async function planDraws(db: Db, now: Date): Promise<number> {
  const games = await plannedGames(db, now);
  const draws = games.flatMap(({ rows, exceptions, ...game }) => {
    const isFast = rows.some(({ everyMinutes }) => everyMinutes !== undefined);
    const to = new Date(now.getTime() + (isFast ? ahead.fast : ahead.daily));
    return plannedDraws(rows, exceptions, { from: now, to })
      .filter(({ closesAt }) => closesAt > now)
      .map((draw) => ({
        ...game,
        id: `${game.game_code}-${draw.name}`,
        day: draw.day,
        issue: draw.issue,
        opens_at: draw.opensAt,
        closing_at: draw.closingAt,
        closes_at: draw.closesAt,
        draw_at: draw.drawAt,
      }));
  });
  if (draws.length === 0) return 0;
  return inTransaction(db, async (trx) => {
    const { rows } = await sql`
      with made as (
        insert into lottery_draw (merchant, id, game_code, pack_id, calendar_version, day, issue, opens_at, closing_at, closes_at, draw_at, next_at)
          select merchant, id, game_code, pack_id, calendar_version, day, issue, opens_at, closing_at, closes_at, draw_at, opens_at
          from jsonb_to_recordset(${JSON.stringify(draws)}::jsonb) as x(merchant text, id text, game_code text, pack_id text,
            calendar_version int, day date, issue text, opens_at timestamptz, closing_at timestamptz, closes_at timestamptz, draw_at timestamptz)
          order by merchant, id
          on conflict do nothing
          returning merchant, id, calendar_version
      )
      insert into lottery_draw_step (merchant, key, draw_id, from_status, to_status, at, made_by, evidence)
        select merchant, 'draw:' || id || ':scheduled', id, null, 'scheduled', ${now}, 'calendar', jsonb_build_object('calendarVersion', calendar_version)
        from made
        returning key`.execute(trx);
    return rows.length;
  });
}

/**
 * Every game that has draws, with the newest version of its calendar; games that are off are included, since others may need their results.
 */
async function plannedGames(db: Db, now: Date): Promise<PlannedGame[]> {
  const { rows } = await sql<PlannedGame>`
    select g.merchant, g.game_code, g.pack_id, c.version as calendar_version, c.rows,
      coalesce((select jsonb_agg(jsonb_build_object('from', e.from_day, 'to', e.to_day, 'action', e.action)
          || case when e.moved_to is null then '{}' else jsonb_build_object('movedTo', e.moved_to) end)
        from lottery_exception e where e.merchant = g.merchant and e.game_code = g.game_code
          and greatest(e.to_day, e.moved_to) >= ${now}::timestamptz::date - 2), '[]') as exceptions
    from lottery_game g
    join lateral (select version, rows from lottery_calendar c where c.merchant = g.merchant and c.game_code = g.game_code
      order by version desc limit 1) c on true
    order by g.merchant, g.game_code`.execute(db);
  return rows;
}
