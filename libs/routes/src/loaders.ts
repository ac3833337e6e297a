import {
  bannersQuery,
  gameMenusQuery,
  gamesQuery,
  hotGamesQuery,
  isOnIn,
  permissionQuery,
  statusQuery,
  vendorsQuery,
  winnersQuery,
  announcementsQuery,
  type GamesFilter,
} from '@parlour/api';
import { listPaths, type ListedGameType } from '@parlour/domain';
import type { RouterContext } from './context.ts';
import type { GameListSearch } from './search.ts';

/** The filter for a category's list as its screen uses it; without vendor and search it equals the one whose start the home page shows. */
export function gameListFilter(gameType: ListedGameType, search: GameListSearch = {}) {
  // Parameters missing from the address are undefined, which requests and query keys leave out.
  return { gameType, ...search } as GamesFilter & { gameType: ListedGameType };
}

/** The newest games across all categories. */
export const newGamesFilter = { select: 'NEW' } as const satisfies GamesFilter;

/** The data of the frame around every screen. */
export async function loadFrame({ api, queryClient, language }: RouterContext): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(permissionQuery(api)),
    queryClient.ensureQueryData(statusQuery(api)),
    queryClient.ensureQueryData(gameMenusQuery(api, language())),
  ]);
}

/** The data of the home page. */
export async function loadHome({ api, queryClient, language }: RouterContext): Promise<void> {
  const spoken = language();
  const [menus, isOn] = await Promise.all([
    queryClient.ensureQueryData(gameMenusQuery(api, spoken)),
    queryClient.ensureQueryData(permissionQuery(api)).then(isOnIn),
  ]);
  const listed = menus.flatMap(({ gameType }) => (isListed(gameType) ? [gameType] : []));
  await Promise.all([
    queryClient.ensureQueryData(hotGamesQuery(api, spoken)),
    queryClient.ensureInfiniteQueryData(gamesQuery(api, spoken, newGamesFilter)),
    queryClient.ensureQueryData(vendorsQuery(api, spoken)),
    queryClient.ensureQueryData(bannersQuery(api, spoken, 'w_home')),
    FLAGS.announcements && isOn('announcements') && queryClient.ensureQueryData(announcementsQuery(api, spoken)),
    FLAGS.winnerBoard && isOn('winnerBoard') && queryClient.ensureQueryData(winnersQuery(api, spoken)),
    ...listed.map((gameType) => queryClient.ensureInfiniteQueryData(gamesQuery(api, spoken, gameListFilter(gameType)))),
  ]);
}

export async function loadGameList(
  { api, queryClient, language }: RouterContext,
  gameType: ListedGameType,
  search: GameListSearch,
): Promise<void> {
  const isOn = await queryClient.ensureQueryData(permissionQuery(api)).then(isOnIn);
  await Promise.all([
    queryClient.ensureInfiniteQueryData(gamesQuery(api, language(), gameListFilter(gameType, search))),
    queryClient.ensureQueryData(vendorsQuery(api, language())),
    FLAGS.announcements && isOn('announcements') && queryClient.ensureQueryData(announcementsQuery(api, language())),
  ]);
}

export async function loadPromotions({ api, queryClient, language }: RouterContext): Promise<void> {
  await queryClient.ensureQueryData(bannersQuery(api, language(), 'w_promotion'));
}

function isListed(gameType: string): gameType is ListedGameType {
  return Object.hasOwn(listPaths, gameType);
}
