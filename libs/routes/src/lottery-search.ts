// @flag lottery
import type { Query } from './search.ts';

/** What a lottery page shows. */
export interface LotterySearch {
  /** The game to bet on; the lobby if absent or unknown. */
  gameCode?: string | undefined;
  /** What to show of the game in place of its slip. */
  view?: LotteryView | undefined;
}

const lotteryViews = ['results', 'trends', 'rules'] as const;
export type LotteryView = (typeof lotteryViews)[number];

/** Checks only the form of a game code; whether the game exists is for the gateway to say. */
export function lotterySearch({ gameCode, view }: Query): LotterySearch {
  const known = lotteryViews.find((each) => each === view);
  return { ...(isGameCode(gameCode) && { gameCode, ...(known && { view: known }) }) };
}

/** Which lines the record shows, and the ticket that is open over it, if any. */
export interface LotteryRecordSearch {
  pageNo?: number | undefined;
  gameCode?: string | undefined;
  state?: string | undefined;
  drawId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  period?: string | undefined;
  ticket?: string | undefined;
  show?: 'chases' | undefined;
}

export function lotteryRecordSearch({ pageNo, gameCode, state, drawId, ticket, show, ...rest }: Query): LotteryRecordSearch {
  return {
    ...(typeof pageNo === 'number' && Number.isInteger(pageNo) && pageNo > 1 && pageNo <= 10_000 && { pageNo }),
    ...(isGameCode(gameCode) && { gameCode }),
    ...(typeof state === 'string' && /^[a-z]{1,20}$/.test(state) && { state }),
    ...(typeof drawId === 'string' && /^[A-Z0-9_]{1,40}-\d{8}(-\d{4})?$/.test(drawId) && { drawId }),
    ...(typeof ticket === 'string' && /^[0-9a-f-]{36}$/.test(ticket) && { ticket }),
    ...(show === 'chases' && { show }),
    ...daysOf(rest),
  };
}

const presets = ['today', 'yesterday', 'week', 'month', 'thisMonth'];

function daysOf({ period, from, to }: Query): Pick<LotteryRecordSearch, 'period' | 'from' | 'to'> {
  const isDay = (day: unknown): day is string => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day);
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  return typeof period === 'string' && presets.includes(period) ? { period } : {};
}

function isGameCode(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code);
}
