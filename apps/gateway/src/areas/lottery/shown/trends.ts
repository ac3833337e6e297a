import type { components } from '@parlour/api/contract';
import {
  coldTails,
  hasPrizes,
  hotTails,
  lotoBoard,
  specialsByWeekday,
  specialTail,
  tailGaps,
  tailsOfResult,
  tailStats,
  type RulePack,
} from '@parlour/domain/lottery';
import { sql } from 'kysely';
import { cachePerDatabase } from '../../../kernel/cache-per-database.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { newestPack } from '../offered-packs.ts';
import type { StoredResult } from '../tables.ts';
import { wireResult } from './menus.ts';
import { positionRows } from './position-trend.ts';

type Schemas = components['schemas'];
type Trend = Schemas['Trend'];

interface Asked {
  merchant: string;
  gameCode: string;
  kind: Schemas['TrendKind'];
  /** How many of the latest draws are used. */
  window: number;
}

/** A settled draw. */
interface PastDraw {
  id: string;
  issue: string;
  /** The day in the game's zone, `yyyy-mm-dd`. */
  day: string;
  drawAt: Date;
  result: StoredResult;
}

/** Figures cached by subject; they are valid until another draw is settled, or a past one corrected or voided. */
const trendsOf = cachePerDatabase(() => new Map<string, { of: string; trend: Trend }>());
const mostKnown = 2000;

/**
 * Figures of a game's settled draws (lottery.md 8). Throws the Refusal `not_found` for a game that the merchant does not have, and for
 * figures that do not exist for its kind of game.
 */
export async function trendOf(db: Db, asked: Asked): Promise<Trend> {
  const { merchant, gameCode, kind, window } = asked;
  const newest = await newestOf(db, merchant, gameCode);
  const pack = newest && (await newestPack(db, merchant, newest.pack_id));
  if (!pack || (kind !== 'results' && hasPrizes(pack.result) === (kind === 'positions'))) throw new Refusal('not_found');
  const key = JSON.stringify([merchant, gameCode, kind, window]);
  const of = `${newest.id} ${newest.changes}`;
  const known = trendsOf(db);
  const found = known.get(key);
  if (found?.of === of) return found.trend;
  const trend = figures(asked, pack, await settledDraws(db, asked));
  if (known.size >= mostKnown) known.clear();
  known.set(key, { of, trend });
  return trend;
}

async function newestOf(db: Db, merchant: string, gameCode: string) {
  const { rows } = await sql<{ pack_id: string; id: string | null; changes: string }>`
    select g.pack_id, d.id, changed.changes from lottery_game g
    left join lateral (select id from lottery_draw d where d.merchant = g.merchant and d.game_code = g.game_code and d.status in ('settled', 'corrected')
      order by draw_at desc limit 1) d on true
    -- Its corrected and voided draws, of which there are few: each of these changes adds a run.
    cross join lateral (select coalesce(sum(d.run), 0)::text as changes from lottery_draw d
      where d.merchant = g.merchant and d.game_code = g.game_code and d.status in ('corrected', 'void') and d.result is not null) changed
    where g.merchant = ${merchant} and g.game_code = ${gameCode}`.execute(db);
  return rows[0];
}

/**
 * Settled draws, newest first; all of them without a limit. Figures of tails need every number, so draws with a void prize are left out.
 */
async function settledDraws(db: Db, { merchant, gameCode, kind, window }: Asked): Promise<PastDraw[]> {
  const limit = kind === 'gaps' ? null : window;
  const { rows } = await sql<{ id: string; issue: string; day: string; draw_at: Date; result: StoredResult }>`
    select id, issue, day::text as day, draw_at, result from lottery_draw
    where merchant = ${merchant} and game_code = ${gameCode} and status in ('settled', 'corrected')
      and (${kind === 'results'} or void_prizes = '{}')
    order by draw_at desc limit ${limit}`.execute(db);
  return rows.map(({ draw_at, ...draw }) => ({ ...draw, drawAt: draw_at }));
}

/** Computes the figures. `draws` are newest first; figures over time reverse them. */
function figures({ gameCode, kind, window }: Asked, pack: RulePack, draws: readonly PastDraw[]): Trend {
  const last = draws[0]?.id;
  const about = { gameCode, draws: draws.length, ...(last !== undefined && { lastDrawId: last }) };
  const past = draws.toReversed();
  const tails = () => past.map(({ result }) => tailsOfResult(pack, result));
  const stats = () => tailStats(tails(), window).tails;
  switch (kind) {
    case 'results':
      return { kind, ...about, rows: draws.map((draw) => ({ ...named(draw), result: wireResult(draw.result) })) };
    case 'loto':
      return { kind, ...about, rows: draws.map((draw) => lotoRow(pack, draw)) };
    case 'frequency':
      return { kind, ...about, rows: stats().map((row) => ({ ...row })) };
    case 'hot':
      return { kind, ...about, rows: hotTails(stats()).map((row) => ({ ...row })) };
    case 'cold':
      return { kind, ...about, rows: coldTails(stats()).map((row) => ({ ...row })) };
    case 'gaps':
      return { kind, ...about, rows: tailGaps(tails()).map(({ tail, current, longest }) => ({ tail, gap: current, longest })) };
    case 'weekdays':
      return {
        kind,
        ...about,
        rows: specialsByWeekday(pack, past).map((specials, weekday) => ({
          weekday: weekday + 1,
          specials: specials.toReversed().map(({ day, tail }) => ({ day, tail })),
        })),
      };
    case 'positions':
      return {
        kind,
        ...about,
        rows: positionRows(
          pack,
          past.map(({ result }) => result),
        ),
      };
  }
}

const named = ({ id, issue, drawAt }: PastDraw) => ({ drawId: id, issue, drawAt: drawAt.toISOString() });

function lotoRow(pack: RulePack, draw: PastDraw): Schemas['LotoRow'] {
  const { heads, tails } = lotoBoard(pack, draw.result);
  const digits = (rows: typeof heads) => rows.map((row) => row.map(({ digit }) => digit));
  return { ...named(draw), heads: digits(heads), tails: digits(tails), special: specialTail(pack, draw.result) };
}
