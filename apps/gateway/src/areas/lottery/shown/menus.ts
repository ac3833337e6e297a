import type { components } from '@parlour/api/contract';
import type { LanguageCode } from '@parlour/domain';
import { sql } from 'kysely';
import { textIn } from '../../../kernel/asked-language.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { lotteryNames } from '../../catalogue/shipped/index.ts';
import type { DrawStatus, PrizeMode, StoredResult } from '../tables.ts';
import { provinceOf } from './provinces.ts';

type Schemas = components['schemas'];

interface GameRow {
  game_code: string;
  pack_id: string;
  area: string;
  prize_mode: PrizeMode;
  zone: string;
  is_hot: boolean;
  draw_id: string | null;
  issue: string | null;
  day: string | null;
  status: DrawStatus | null;
  opens_at: Date | null;
  closes_at: Date | null;
  draw_at: Date | null;
  last_id: string | null;
  last_issue: string | null;
  last_at: Date | null;
  last_result: StoredResult | null;
}

/** Areas of Vietnam's lotteries. */
export const vietnamese: ReadonlySet<string> = new Set(['vnNorth', 'vnCentral', 'vnSouth']);

/** The flag that a game needs besides `lottery`. */
export function isOffered({ flags }: Merchant, { area, prize_mode }: Pick<GameRow, 'area' | 'prize_mode'>): boolean {
  if (!flags.lottery) return false;
  if (vietnamese.has(area)) return flags.vnLottery;
  if (prize_mode === 'SEA') return flags.seaLottery;
  return prize_mode === 'ELOTT' || prize_mode === 'ZY' ? flags.eLottery : true;
}

/** The games that are requested. */
export interface GamesAsked {
  prizeMode?: PrizeMode | undefined;
  vietnamOnly?: boolean;
  /** If set, only games with these codes. */
  codes?: readonly string[];
}

/** The merchant's games in its order, each with the draw to bet on or wait for and its last result. */
export async function lotteryGames(db: Db, merchant: Merchant, asked: GamesAsked, language: LanguageCode, now: Date) {
  const { rows } = await sql<GameRow>`
    select g.game_code, g.pack_id, g.area, g.prize_mode, g.is_hot,
      (select c.rows->0->>'zone' from lottery_calendar c where c.merchant = g.merchant and c.game_code = g.game_code
        order by c.version desc limit 1) as zone, d.id as draw_id, d.issue, d.day::text as day, d.status, d.opens_at,
      d.closes_at, d.draw_at, l.id as last_id, l.issue as last_issue, l.draw_at as last_at, l.result as last_result
    from lottery_game g
    left join lateral (
      select * from lottery_draw d
      where d.merchant = g.merchant and d.game_code = g.game_code and d.status in ('scheduled', 'open', 'closing', 'closed')
        and d.draw_at > ${now}::timestamptz - interval '2 days'
      order by case when d.status in ('open', 'closing') then 0 when d.status = 'closed' then 1 else 2 end, d.draw_at
      limit 1) d on true
    left join lateral (
      select * from lottery_draw d
      where d.merchant = g.merchant and d.game_code = g.game_code and d.status in ('resulted', 'settling', 'settled', 'corrected')
      order by d.draw_at desc limit 1) l on true
    where g.merchant = ${merchant.code} and g.is_on
      and (${asked.codes === undefined} or g.game_code = any (${[...(asked.codes ?? [])]}::text[]))
    order by g.position, g.game_code`.execute(db);
  return rows
    .filter((row) => isOffered(merchant, row))
    .filter((row) => asked.prizeMode === undefined || row.prize_mode === asked.prizeMode)
    .filter((row) => !asked.vietnamOnly || vietnamese.has(row.area))
    .map((row) => ({ row, game: toWire(row, language, merchant) }));
}

/** The same games, grouped by area and prize mode in the order of their first games. */
export function inGroups(games: Awaited<ReturnType<typeof lotteryGames>>): Schemas['LotteryMenu'][] {
  const groups = new Map<string, Schemas['LotteryMenu']>();
  for (const { row, game } of games) {
    const key = `${row.area} ${row.prize_mode}`;
    const group = groups.get(key) ?? {
      groupCode: row.area,
      nameId: `lottery.area.${row.area}`,
      accountType: row.prize_mode,
      gameMenus: [],
    };
    groups.set(key, group);
    group.gameMenus.push(game);
  }
  return [...groups.values()];
}

function toWire(row: GameRow, language: LanguageCode, merchant: Merchant): Schemas['LotteryGame'] {
  const province = row.day === null ? undefined : provinceOf(row.game_code, row.day);
  return {
    gameCode: row.game_code,
    packId: row.pack_id,
    displayName: textIn(lotteryNames(row.game_code), language, merchant),
    icon: row.pack_id,
    isHot: row.is_hot,
    prizeMode: row.prize_mode,
    zone: row.zone,
    ...(province !== undefined && { province }),
    ...(row.draw_id !== null && {
      drawId: row.draw_id,
      issue: row.issue!,
      status: row.status!,
      opensAt: row.opens_at!.toISOString(),
      closesAt: row.closes_at!.toISOString(),
      drawAt: row.draw_at!.toISOString(),
    }),
    ...(row.last_id !== null && {
      lastResult: {
        drawId: row.last_id,
        issue: row.last_issue!,
        drawAt: row.last_at!.toISOString(),
        result: wireResult(row.last_result!),
      },
    }),
  };
}

/** A stored result in the contract's form. */
export function wireResult(result: Readonly<Record<string, readonly (string | null)[]>>): Schemas['LotteryResult'] {
  return Object.fromEntries(Object.entries(result).map(([prize, numbers]) => [prize, [...numbers]]));
}

/** Codes of the games that a member bet on most recently, latest first. */
export async function recentGameCodes(db: Db, memberId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ game_code: string }>`
    select game_code from (
      select game_code, placed_at from lottery_line where member_id = ${memberId} order by placed_at desc, id desc limit 1000) last
    group by game_code order by max(placed_at) desc limit ${most}`.execute(db);
  return rows.map(({ game_code }) => game_code);
}
