import { listPaths, type GameType, type ListedGameType, type MemberAction } from '@parlour/domain';
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import type { RouterContext } from './context.ts';
import { needs, needsAgent, needsNoAgent } from './guards.ts';
import { loadFrame, loadGameList, loadHome, loadPromotions } from './loaders.ts';
import type { ScreenId, Screens } from './screens.ts';
import { depositSearch, gameListSearch, homeSearch, recordSearch, registerSearch } from './search.ts';

/** Every path of a site with these product lines. Paths and their purpose: specification 2. */
export function createRouteTree(screens: Screens, gameTypes: readonly GameType[]) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: screens.frame,
    notFoundComponent: screens.notFound,
    errorComponent: screens.error,
    // What surrounds a screen has states of its own: a frame whose data is missing must not hide the screen.
    loader: ({ context }) => loadFrame(context).catch(() => undefined),
    staleTime: Infinity,
  });
  const under = <Path extends string>(path: Path) => ({ getParentRoute: () => root, path }) as const;
  const shows = <Id extends ScreenId>(screen: Id) => ({ component: screens[screen], staticData: { screen } });
  const listOf = <Type extends ListedGameType>(gameType: Type) =>
    createRoute({
      ...under(listPaths[gameType]),
      ...shows('gameList'),
      validateSearch: gameListSearch,
      beforeLoad: () => ({ gameType }),
      loaderDeps: ({ search: { vassalage, search, sort } }) => ({ vassalage, search, sort }),
      loader: ({ context, deps }) => loadGameList(context, gameType, deps),
    });
  const gameList = <Type extends ListedGameType>(gameType: Type) => (gameTypes.includes(gameType) ? [listOf(gameType)] : []);
  const memberPage = <Id extends ScreenId>(screen: Id, action: MemberAction = 'openMemberCentre') => ({
    ...shows(screen),
    beforeLoad: needs(action),
  });

  return root.addChildren([
    createRoute({ ...under('/'), ...shows('home'), validateSearch: homeSearch, loader: ({ context }) => loadHome(context) }),
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
    ...gameList('RNG'),
    ...gameList('LIVE'),
    ...gameList('FISH'),
    ...gameList('PVP'),
    ...gameList('BGS'),
    createRoute({ ...under('/promotions'), ...shows('promotions'), loader: ({ context }) => loadPromotions(context) }),
    createRoute({ ...under('/agent'), ...shows('agents'), beforeLoad: needsNoAgent }),
    createRoute({ ...under('/agentHome'), ...shows('agents'), beforeLoad: needsAgent }),
    createRoute({ ...under('/member'), ...memberPage('memberList') }),
    createRoute({ ...under('/member/depositv2'), ...memberPage('deposit', 'deposit'), validateSearch: depositSearch }),
    createRoute({ ...under('/member/withdraw'), ...memberPage('withdraw', 'withdraw') }),
    createRoute({ ...under('/member/personalHistoryCopy'), ...memberPage('bettingRecord'), validateSearch: recordSearch }),
    createRoute({ ...under('/member/transactionHistory'), ...memberPage('accountRecord'), validateSearch: recordSearch }),
    createRoute({ ...under('/member/messageV2'), ...memberPage('messages') }),
    createRoute({ ...under('/member/securityCenter'), ...memberPage('security') }),
  ]);
}

function goHome(): never {
  throw redirect({ to: '/', replace: true });
}
