import { listPaths, type GameType, type ListedGameType } from '@parlour/domain';
import { createRootRouteWithContext, createRoute, redirect, type AnyValidator, type Constrain } from '@tanstack/react-router';
import type { RouterContext } from './context.ts';
import { loadFrame, loadGameList } from './loaders.ts';
import { gameListTitle, pages, type Page, type PageId } from './pages.ts';
import type { Screens } from './screens.ts';
import { gameListSearch, registerSearch } from './search.ts';

/** Every path of a site with these product lines: its pages, its game lists, and addresses that lead home with a dialog. */
export function createRouteTree(screens: Screens, gameTypes: readonly GameType[]) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: screens.frame,
    notFoundComponent: screens.notFound,
    errorComponent: screens.error,
    // The frame has loading and error states of its own: missing frame data must not hide the screen.
    loader: ({ context }) => loadFrame(context).catch(() => undefined),
    staleTime: Infinity,
  });
  const under = <Path extends string>(path: Path) => ({ getParentRoute: () => root, path }) as const;
  const page = <Id extends PageId>(id: Id) => {
    const { path, title, search, guard, load, bare, game }: Page = pages[id];
    return createRoute({
      ...under(path as (typeof pages)[Id]['path']),
      component: screens[id],
      staticData: { screen: id, title, ...(bare && { bare }), ...(game && { game }) },
      validateSearch: search as Constrain<SearchOf<Id>, AnyValidator, undefined>,
      ...(guard && { beforeLoad: guard }),
      ...(load && { loader: ({ context }: { context: RouterContext }) => load(context) }),
    });
  };
  type PageRoutes = { [Id in PageId]: ReturnType<typeof page<Id>> };
  const listOf = <Type extends ListedGameType>(gameType: Type) =>
    createRoute({
      ...under(listPaths[gameType]),
      component: screens.gameList,
      staticData: { screen: 'gameList', title: gameListTitle },
      validateSearch: gameListSearch,
      beforeLoad: () => ({ gameType }),
      loaderDeps: ({ search }) => search,
      loader: ({ context, deps }) => loadGameList(context, gameType, deps),
    });
  const gameList = <Type extends ListedGameType>(gameType: Type) => (gameTypes.includes(gameType) ? [listOf(gameType)] : []);

  return root.addChildren([
    ...((Object.keys(pages) as PageId[]).map(page) as PageRoutes[PageId][]),
    ...(['/index', '/index.html', '/home'] as const).map((path) =>
      createRoute({
        ...under(path),
        beforeLoad: goHome,
      }),
    ),
    createRoute({
      ...under('/login'),
      beforeLoad: ({ context, preload }): void => {
        if (!preload) context.access.openLogin();
        goHome();
      },
    }),
    ...(FLAGS.socialLogin
      ? [
          createRoute({
            ...under('/login/$provider'),
            beforeLoad: ({ context, preload }): void => {
              if (!preload) context.access.finishSocialLogin();
              goHome();
            },
          }),
        ]
      : []),
    createRoute({
      ...under('/register'),
      validateSearch: registerSearch,
      beforeLoad: ({ context, preload, search }): void => {
        if (!preload) context.access.openRegister(search.referralCode);
        goHome();
      },
    }),
    ...(FLAGS.recoverByEmail || FLAGS.recoverByMobile
      ? [
          createRoute({
            ...under('/forgot'),
            beforeLoad: ({ context, preload }): void => {
              if (!preload) context.access.openRecovery();
              goHome();
            },
          }),
        ]
      : []),
    // Paths match in any case: `/vnlottery` and `/sealottery` lead to their pages.
    ...(FLAGS.lottery
      ? [
          createRoute({
            ...under('/lottert'),
            beforeLoad: ({ search }): void => {
              throw redirect({ to: '/lottery', search, replace: true } as never);
            },
          }),
        ]
      : []),
    ...gameList('RNG'),
    ...gameList('LIVE'),
    ...gameList('FISH'),
    ...gameList('PVP'),
    ...gameList('BGS'),
  ]);
}

function goHome(): never {
  throw redirect({ to: '/', replace: true });
}

/** The parser of a page's query; undefined where the page reads none. */
type SearchOf<Id extends PageId> = (typeof pages)[Id] extends { search: infer Search } ? Search : undefined;
