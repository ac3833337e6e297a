// @flag lottery
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Schema } from '../operation.ts';
import { drawKey, lotteryBetsKey, lotteryGamesKey, openedDrawsKey, slipQuoteKey, trendKey } from './lottery-keys.ts';

/** The events of lotteries. */
export type LotteryEvent = Extract<Schema<'Event'>, { type: 'drawStatus' | 'drawResult' | 'lineSettled' | 'oddsChanged' }>;

/**
 * Every open page learns of a draw at the same moment. So that they do not all refetch together, each waits for a random part of this many
 * milliseconds.
 */
const spread = 3000;
const waiting = new WeakMap<QueryClient, Set<string>>();

/** Applies an event of a lottery to the cache. */
export function applyLotteryEvent(queryClient: QueryClient, event: LotteryEvent): void {
  switch (event.type) {
    case 'drawStatus':
      queryClient.setQueriesData<readonly Schema<'LotteryMenu'>[]>({ queryKey: lotteryGamesKey }, (menus) => withStatus(menus, event));
      soon(queryClient, lotteryGamesKey);
      soon(queryClient, [...drawKey, event.drawId]);
      if (event.status === 'settled' || event.status === 'corrected') soon(queryClient, [...trendKey, event.gameCode]);
      if (event.status === 'void') {
        // No result is announced with it, and the draw may already be in the list of results.
        soon(queryClient, [...openedDrawsKey, event.gameCode]);
        soon(queryClient, [...trendKey, event.gameCode]);
        soon(queryClient, lotteryBetsKey);
      }
      break;
    case 'drawResult':
      soon(queryClient, lotteryGamesKey);
      soon(queryClient, [...drawKey, event.drawId]);
      soon(queryClient, [...openedDrawsKey, event.gameCode]);
      break;
    case 'lineSettled':
      void queryClient.invalidateQueries({ queryKey: lotteryBetsKey });
      break;
    case 'oddsChanged':
      void queryClient.invalidateQueries({ queryKey: slipQuoteKey });
      break;
    default:
      event satisfies never;
  }
}

/** The menus with the new status of a draw that they contain. */
function withStatus(menus: readonly Schema<'LotteryMenu'>[] | undefined, { drawId, status, closesAt }: Schema<'DrawStatusEvent'>) {
  return menus?.map((menu) => ({
    ...menu,
    gameMenus: menu.gameMenus.map((game) => (game.drawId === drawId ? { ...game, status, closesAt } : game)),
  }));
}

/** Refetches `queryKey` shortly; once, however often it is called until then. */
function soon(queryClient: QueryClient, queryKey: QueryKey): void {
  const name = queryKey.join(' ');
  const due = waiting.get(queryClient) ?? new Set<string>();
  waiting.set(queryClient, due);
  if (due.has(name)) return;
  due.add(name);
  setTimeout(() => {
    due.delete(name);
    void queryClient.invalidateQueries({ queryKey });
  }, Math.random() * spread);
}
