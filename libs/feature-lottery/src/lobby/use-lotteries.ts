// @flag lottery
import {
  lotteryMenusQuery,
  recentLotteriesQuery,
  useApi,
  useLanguage,
  vnLotteryMenusQuery,
  type PrizeMode,
  type Schema,
} from '@parlour/api';
import type { Asked } from '@parlour/loaded';
import { useQueries, useQuery } from '@tanstack/react-query';

/** A page with a lobby. */
export type LotteryLobby = 'lottery' | 'vnLottery' | 'seaLottery';
/** A page that shows lotteries; `trend` may show any of them. */
type LotteryPage = LotteryLobby | 'trend';

/** Prize modes shown at `/lottery`: all that have no page of their own (lottery.md 9). */
const modes: readonly PrizeMode[] = ['ELOTT', 'ZY', 'LOTT'];

interface Lotteries {
  menus: readonly Schema<'LotteryMenu'>[] | undefined;
  recent: readonly Schema<'LotteryGame'>[];
  /** All queries as one, for the pending or error state. */
  asked: Asked;
}

const modesOf: Readonly<Record<LotteryPage, readonly PrizeMode[]>> = {
  lottery: modes,
  vnLottery: [],
  seaLottery: ['SEA'],
  trend: [...modes, 'SEA'],
};

/** The lotteries of a page in groups; undefined until loaded. */
export function useLotteries(page: LotteryPage): Lotteries {
  const api = useApi();
  const language = useLanguage();
  const byMode = useQueries({ queries: modesOf[page].map((mode) => lotteryMenusQuery(api, language, mode)) });
  const vietnam = useQuery({ ...vnLotteryMenusQuery(api, language), enabled: page === 'vnLottery' });
  const asked = page === 'vnLottery' ? [vietnam] : byMode;
  const recent =
    useQuery({ ...recentLotteriesQuery(api, language), enabled: FLAGS.vnLottery && (page === 'lottery' || page === 'vnLottery') }).data ??
    [];
  const menus = asked.every(({ data }) => data) ? asked.flatMap(({ data }) => data ?? []) : undefined;
  const here = new Set(menus?.flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode)));
  return {
    menus,
    // A card links to its game, which must be on the same page.
    recent: recent.filter(({ gameCode }) => here.has(gameCode)),
    asked: {
      error: asked.find(({ error }) => error)?.error ?? null,
      isFetching: asked.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(asked.map(({ refetch }) => refetch())),
    },
  };
}
