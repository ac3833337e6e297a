// Separate from the game lists, which are part of the first script.
import type { LanguageCode } from '@parlour/domain';
import { infiniteQueryOptions, mutationOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { GAMES_PAGE_SIZE } from './games.ts';
import { mine } from './keys.ts';

const idsKey = [mine, 'favourites', 'ids'] as const;
const listKey = [mine, 'favourites', 'list'] as const;
const all = { queryKey: [mine, 'favourites'] };

/** The games that the member has marked as favourites: the `nodeId` of each. */
export function favouriteIdsQuery(api: Api) {
  return queryOptions({
    queryKey: idsKey,
    queryFn: async ({ signal }) => (await api.call('getFavGames', {}, { signal })).ids,
    staleTime: 5 * 60_000,
  });
}

/** The member's favourite games, most recently added first: 20 per page, more by `fetchNextPage`. */
export function favouriteGamesQuery(api: Api, language: LanguageCode) {
  return infiniteQueryOptions({
    queryKey: [...listKey, language],
    queryFn: async ({ signal, pageParam }) => {
      const query = { language, pageNo: pageParam, pageSize: GAMES_PAGE_SIZE };
      const { ids, list } = await api.call('listFavGames', { query }, { signal });
      return pageOf(list.content, { pageNo: list.pageNum, totalPages: list.totalPages, totalCount: ids.length });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page.pageNo < page.totalPages ? page.pageNo + 1 : undefined),
    staleTime: 60_000,
  });
}

type GamePage = Schema<'GamePage'>;
const pageOf = (list: GamePage['list'], page: Omit<GamePage['page'], 'pageSize'>): GamePage => ({
  list,
  page: { ...page, pageSize: GAMES_PAGE_SIZE },
  // Only games can be favourites.
  gameCount: page.totalCount,
});

interface Toggle {
  game: Schema<'GameItem'>;
  favourite: boolean;
}

/**
 * Marks a game as a favourite or removes the mark. The heart changes at once, and a game that loses it leaves the list; a refusal restores
 * both and calls `onRefused`, even if the game's tile is gone by then.
 */
export function toggleFavouriteMutation(api: Api, queryClient: QueryClient, onRefused: (error: Error) => void) {
  const lists = { queryKey: listKey };
  return mutationOptions({
    mutationFn: async ({ game: { nodeId, vassalage, gameType }, favourite }: Toggle) => {
      if (favourite) await api.call('addFavGame', { body: { nodeId, vendor: vassalage, gameType } });
      else await api.call('removeFavGame', { query: { nodeId } });
    },
    onMutate: async ({ game: { nodeId }, favourite }: Toggle) => {
      // An answer from before the press would undo it on the page.
      await queryClient.cancelQueries(all);
      const before = { ids: queryClient.getQueryData<string[]>(idsKey), lists: queryClient.getQueriesData<InfiniteData<GamePage>>(lists) };
      queryClient.setQueryData<string[]>(idsKey, (ids = []) => {
        const others = ids.filter((id) => id !== nodeId);
        return favourite ? [nodeId, ...others] : others;
      });
      if (!favourite) queryClient.setQueriesData<InfiniteData<GamePage>>(lists, (data) => data && without(data, nodeId));
      return before;
    },
    onError: (error, _toggle, before) => {
      queryClient.setQueryData(idsKey, before?.ids);
      for (const [key, data] of before?.lists ?? []) queryClient.setQueryData(key, data);
      onRefused(error);
    },
    // The gateway decides the position of an added game, and queries cancelled by the press have to be refetched.
    onSettled: () => void queryClient.invalidateQueries(all),
  });
}

function without(data: InfiniteData<GamePage>, nodeId: string): InfiniteData<GamePage> {
  if (!data.pages.some(({ list }) => list.some((game) => game.nodeId === nodeId))) return data;
  return {
    ...data,
    pages: data.pages.map(({ list, page }) =>
      pageOf(
        list.filter((game) => game.nodeId !== nodeId),
        { ...page, totalCount: page.totalCount - 1 },
      ),
    ),
  };
}
