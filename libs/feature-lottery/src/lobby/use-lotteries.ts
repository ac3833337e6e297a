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

export type LotteryPage = 'lottery' | 'vnLottery' | 'seaLottery';

/** Prize modes of `/lottery`: everything that is not an area's own (lottery.md 9). */
const modes: readonly PrizeMode[] = ['ELOTT', 'ZY', 'LOTT'];

interface Lotteries {
  menus: readonly Schema<'LotteryMenu'>[] | undefined;
  recent: readonly Schema<'LotteryGame'>[];
  /** All queries as one, for what is shown instead if they fail. */
  asked: Asked;
}

const modesOf: Readonly<Record<LotteryPage, readonly PrizeMode[]>> = { lottery: modes, vnLottery: [], seaLottery: ['SEA'] };

/** The lotteries of a page in groups; undefined until they are known. */
export function useLotteries(page: LotteryPage): Lotteries {
  const api = useApi();
  const language = useLanguage();
  const byMode = useQueries({ queries: modesOf[page].map((mode) => lotteryMenusQuery(api, language, mode)) });
  const vietnam = useQuery({ ...vnLotteryMenusQuery(api, language), enabled: page === 'vnLottery' });
  const asked = page === 'vnLottery' ? [vietnam] : byMode;
  const recent = useQuery({ ...recentLotteriesQuery(api, language), enabled: FLAGS.vnLottery && page !== 'seaLottery' }).data ?? [];
  const menus = asked.every(({ data }) => data) ? asked.flatMap(({ data }) => data ?? []) : undefined;
  const here = new Set(menus?.flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode)));
  return {
    menus,
    // A card leads to its game on the page that it is on.
    recent: recent.filter(({ gameCode }) => here.has(gameCode)),
    asked: {
      error: asked.find(({ error }) => error)?.error ?? null,
      isFetching: asked.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(asked.map(({ refetch }) => refetch())),
    },
  };
}
