import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet, type RouterHistory } from '@tanstack/react-router';
import { Home } from '../frame/home.tsx';
import { Frame } from '../frame/frame.tsx';
import { NotFoundScreen } from '../frame/not-found-screen.tsx';

/** What is open and what is selected on a screen, in the address, so that a link shows a colleague the same. */
const chosen = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, String(value)]] : [],
    ),
  );

/** The other lists of proposals; the operator's own list has the bare address. */
const isView = (view: unknown): view is string => ['forMe', 'mine', 'all', 'decided'].includes(view as string);

const root = createRootRoute({ component: Frame, notFoundComponent: NotFoundScreen });
const page = (path: string, load: () => Promise<Record<string, unknown>>, name: string) =>
  createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load as never, name as never) });

const merchant = createRoute({ getParentRoute: () => root, path: '/m/$merchant', component: Outlet });
const list = (path: string, load: () => Promise<Record<string, unknown>>, name: string) =>
  createRoute({
    getParentRoute: () => merchant,
    path,
    validateSearch: chosen,
    component: lazyRouteComponent(load as never, name as never),
  });

const tree = root.addChildren([
  page('/ledger', () => import('../screens/ledger.tsx'), 'Ledger'),
  createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: chosen,
    component: Home,
  }),
  page('/health', () => import('../screens/health.tsx'), 'Health'),
  createRoute({
    getParentRoute: () => root,
    path: '/people',
    validateSearch: chosen,
    component: lazyRouteComponent(() => import('../screens/people.tsx'), 'People'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/imports',
    validateSearch: chosen,
    component: lazyRouteComponent(() => import('../screens/imports.tsx'), 'Imports'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/roles',
    validateSearch: chosen,
    component: lazyRouteComponent(() => import('../screens/roles.tsx'), 'Roles'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/approvals',
    validateSearch: ({ view, open }: Record<string, unknown>): { view?: string; open?: string } => ({
      ...(isView(view) && { view }),
      ...(typeof open === 'string' && { open }),
    }),
    component: lazyRouteComponent(() => import('../screens/approvals.tsx'), 'Approvals'),
  }),
  page('/exports', () => import('../exports/exports-screen.tsx'), 'ExportsScreen'),
  page('/sessions', () => import('../session/sessions-screen.tsx'), 'SessionsScreen'),
  merchant.addChildren([
    list('/', () => import('../screens/dashboard.tsx'), 'Dashboard'),
    list('/reports', () => import('../screens/reports.tsx'), 'Reports'),
    list('/withdrawals', () => import('../screens/withdrawals.tsx'), 'Withdrawals'),
    list('/risk', () => import('../screens/risk.tsx'), 'Risk'),
    list('/deposits', () => import('../screens/deposits.tsx'), 'Deposits'),
    list('/methods', () => import('../screens/methods.tsx'), 'Methods'),
    list('/members', () => import('../screens/members.tsx'), 'Members'),
    list('/members/$member', () => import('../screens/member.tsx'), 'Member'),
    list('/mentions', () => import('../screens/mentions.tsx'), 'Mentions'),
    list('/vendors', () => import('../screens/vendors.tsx'), 'Vendors'),
    list('/games', () => import('../screens/games.tsx'), 'Games'),
    list('/games/$game', () => import('../screens/game.tsx'), 'Game'),
    list('/draws', () => import('../screens/draws.tsx'), 'Draws'),
    list('/draws/$draw', () => import('../screens/draw.tsx'), 'Draw'),
    list('/promotions', () => import('../screens/promotions.tsx'), 'Promotions'),
    list('/promotions/$promotion', () => import('../screens/promotion.tsx'), 'Promotion'),
    list('/applications', () => import('../screens/applications.tsx'), 'Applications'),
    list('/redeems', () => import('../screens/redeems.tsx'), 'Redeems'),
    list('/referrals', () => import('../screens/referrals.tsx'), 'Referrals'),
    list('/mall', () => import('../screens/mall.tsx'), 'Mall'),
    list('/loyalty', () => import('../screens/loyalty.tsx'), 'Loyalty'),
    list('/agents', () => import('../screens/agents.tsx'), 'Agents'),
    list('/lotteries', () => import('../screens/lotteries.tsx'), 'Lotteries'),
    list('/odds', () => import('../screens/odds.tsx'), 'Odds'),
    list('/odds/$pack', () => import('../screens/pack-odds.tsx'), 'PackOdds'),
    list('/content', () => import('../screens/content.tsx'), 'Content'),
    list('/content/$item', () => import('../screens/content-item.tsx'), 'ContentItem'),
    list('/chat', () => import('../screens/chat.tsx'), 'Chat'),
    list('/feedback', () => import('../screens/feedback.tsx'), 'Feedback'),
    list('/audit', () => import('../screens/audit.tsx'), 'Audit'),
    list('/settings', () => import('../screens/settings.tsx'), 'Settings'),
    list('/sites', () => import('../screens/sites.tsx'), 'Sites'),
  ]),
]);

export function createOfficeRouter(history?: RouterHistory) {
  return createRouter({ routeTree: tree, defaultPreload: 'intent', scrollRestoration: true, ...(history && { history }) });
}
