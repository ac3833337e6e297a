// Navigation: paths, search parameters, guards, loaders and links.
// Must never know a component or how anything looks.
export {
  useCentreRoute,
  useDownlineRoute,
  type CentreRoute,
  type CentreSearch,
  type DownlineRoute,
  type DownlineSearch,
} from './agent-route.ts';
export type { Access, Intent, RouterContext, StepUpMethod } from './context.ts';
export { useDepositRoute, type DepositRoute } from './deposit-route.ts';
export { useGameListRoute, type GameListRoute } from './game-list-route.ts';
export { currentRole } from './guards.ts';
export { gameListFilter, newGamesFilter } from './loaders.ts';
export { useDrawRoute, useLotteryRecordRoute, useLotteryRoute, type LotteryRecordRoute, type LotteryRoute } from './lottery-route.ts';
export { type LotteryRecordSearch, type LotterySearch, type LotteryView } from './lottery-search.ts';
export { useMemberAction, type MemberActionAsker } from './member-action.ts';
export { gameListTitle, pages, type Page, type PageId } from './pages.ts';
export { usePopup, type Popup } from './popup.ts';
export { useRecordRoute, type RecordRoute, type RecordSearch } from './record-route.ts';
export { useRegistration } from './registration.ts';
export { createAppRouter, type AppRouter, type AppRouterParts } from './router.ts';
export { screenIds, type ScreenId, type Screens } from './screens.ts';
export { gameSorts, type GameListSearch } from './search.ts';
export { useSeamlessRoute, type SeamlessSearch } from './seamless-route.ts';
export { useSearchRoute, type SearchRoute } from './search-route.ts';
export { useShownPage } from './shown-page.ts';
export { useStepUp, type StepUpAsker } from './step-up.ts';
export {
  Link,
  Outlet,
  RouterProvider,
  useLocation,
  useMatches,
  useNavigate,
  useRouter,
  useRouterState,
  useSearch,
} from '@tanstack/react-router';
