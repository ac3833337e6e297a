import type { components } from '@parlour/api/contract';
import { sql } from 'kysely';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { StoredResult } from '../tables.ts';
import { positionRows, type PastDraw } from './position-trend.ts';
import { gapRows, lotoRow, ranked, tailRows, weekdayRows } from './tail-trends.ts';
import { wireResult } from './menus.ts';

type Schemas = components['schemas'];
type Trend = Schemas['Trend'];

interface Asked {
  merchant: string;
  gameCode: string;
  kind: Schemas['TrendKind'];
  /** How many of the last draws. */
  window: number;
}

interface Newest {
  has_prizes: boolean;
  id: string | null;
  run: number | null;
}

/** Figures by what they are of; each stays true until another draw is settled, or one is corrected. */
const known = new Map<string, { of: string; trend: Trend }>();
const mostKnown = 2000;

/**
 * Figures of a game's settled draws (lottery.md 8). Throws the Refusal `not_found` for a game that the merchant lacks, and for figures
 * that a game of its kind does not have.
 */
export async function trendOf(db: Db, asked: Asked): Promise<Trend> {
  const { merchant, gameCode, kind, window } = asked;
  const newest = await newestOf(db, merchant, gameCode);
  if (!newest || newest.has_prizes === (kind === 'positions')) {
    if (!newest || kind !== 'results') throw new Refusal('not_found');
  }
  const key = JSON.stringify([merchant, gameCode, kind, window]);
  const of = `${newest.id} ${newest.run}`;
  const found = known.get(key);
  if (found?.of === of) return found.trend;
  const draws = await settledDraws(db, merchant, gameCode, kind === 'gaps' ? null : window);
  const trend = figures(asked, draws);
  if (known.size >= mostKnown) known.clear();
  known.set(key, { of, trend });
  return trend;
}

async function newestOf(db: Db, merchant: string, gameCode: string): Promise<Newest | undefined> {
  const { rows } = await sql<Newest>`
    select p.pack->'result' ? 'prizes' as has_prizes, d.id, d.run
    from lottery_game g
    join lateral (select pack from lottery_pack p where p.merchant = g.merchant and p.pack_id = g.pack_id order by version desc limit 1) p on true
    left join lateral (select id, run from lottery_draw d where d.merchant = g.merchant and d.game_code = g.game_code and d.status in ('settled', 'corrected')
      order by draw_at desc limit 1) d on true
    where g.merchant = ${merchant} and g.game_code = ${gameCode}`.execute(db);
  return rows[0];
}

/** The newest first; all of them where there is no limit. */
async function settledDraws(db: Db, merchant: string, gameCode: string, limit: number | null): Promise<PastDraw[]> {
  const { rows } = await sql<{ id: string; issue: string; day: string; draw_at: Date; result: StoredResult }>`
    select id, issue, day::text as day, draw_at, result from lottery_draw
    where merchant = ${merchant} and game_code = ${gameCode} and status in ('settled', 'corrected')
    order by draw_at desc limit ${limit}`.execute(db);
  return rows.map(({ draw_at, ...draw }) => ({ ...draw, drawAt: draw_at }));
}

function figures({ gameCode, kind, window }: Asked, draws: readonly PastDraw[]): Trend {
  const last = draws[0]?.id;
  const about = {
    gameCode,
    draws: Math.min(draws.length, kind === 'gaps' ? draws.length : window),
    ...(last !== undefined && { lastDrawId: last }),
  };
  switch (kind) {
    case 'results':
      return {
        kind,
        ...about,
        rows: draws.map(({ id, issue, drawAt, result }) => ({
          drawId: id,
          issue,
          drawAt: drawAt.toISOString(),
          result: wireResult(result),
        })),
      };
    case 'loto':
      return { kind, ...about, rows: draws.map(lotoRow) };
    case 'frequency':
      return { kind, ...about, rows: tailRows(draws) };
    case 'hot':
    case 'cold':
      return { kind, ...about, rows: ranked(tailRows(draws), kind) };
    case 'gaps':
      return { kind, ...about, rows: gapRows(draws) };
    case 'weekdays':
      return { kind, ...about, rows: weekdayRows(draws) };
    case 'positions':
      return { kind, ...about, rows: positionRows(draws) };
  }
}
