// @flag lottery
import { lotteryMenusQuery, useApi, useLanguage, type PrizeMode } from '@parlour/api';
import { useQueries } from '@tanstack/react-query';

const modes: readonly PrizeMode[] = ['LOTT', 'SEA', 'ZY', 'ELOTT'];

/** The names of the site's lotteries by code, in the order of the lobby; empty until loaded. */
export function useGameNames(): ReadonlyMap<string, string> {
  const api = useApi();
  const language = useLanguage();
  const menus = useQueries({ queries: modes.map((mode) => lotteryMenusQuery(api, language, mode)) });
  const games = menus.flatMap(({ data }) => data ?? []).flatMap(({ gameMenus }) => gameMenus);
  return new Map(games.map(({ gameCode, displayName }) => [gameCode, displayName]));
}
