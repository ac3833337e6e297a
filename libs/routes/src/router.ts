import type { GameType } from '@parlour/domain';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from './context.ts';
import type { Screens } from './screens.ts';
import { createRouteTree } from './tree.ts';

export interface AppRouterParts extends RouterContext {
  screens: Screens;
  /** The product lines of the site: there are no routes for lists of others. */
  gameTypes: readonly GameType[];
  /** The browser's history if absent. */
  history?: RouterHistory;
  /** The page was prerendered: the first render must match it. */
  prerendered?: boolean;
}

/** The router of one page load. The query cache owns the data: loaders only fill it. */
export function createAppRouter({ screens, gameTypes, history, prerendered = false, ...context }: AppRouterParts) {
  // The page under a popup keeps its scroll position. The router knows it only if the page was scrolled after the script loaded.
  let popupOnly = false;
  // A prerendered page that was scrolled before hydration stays put: the router knows no position for it and would jump to the top.
  let firstView = prerendered;
  const router = createRouter({
    routeTree: createRouteTree(screens, gameTypes),
    context,
    ...(history && { history }),
    defaultPendingComponent: screens.pending,
    defaultErrorComponent: screens.error,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Enabled in browsers only: at build time it would put an inline script into the page.
    scrollRestoration: typeof document !== 'undefined' && (() => !popupOnly && !(firstView && scrollY > 0)),
    defaultHashScrollIntoView: { block: 'start' },
  });
  router.subscribe('onBeforeLoad', ({ hrefChanged, fromLocation, toLocation }) => {
    firstView = prerendered && fromLocation === undefined;
    popupOnly = !hrefChanged && fromLocation?.state.popup !== toLocation.state.popup;
  });
  if (prerendered) router.ssr = { manifest: undefined };
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
