// Office O2.
import { Stage } from '@parlour/office-ui/testing';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SessionContext } from '../session/session.ts';
import { sessionOf } from '../testing/session-of.ts';
import { Home } from './home.tsx';

test('the bare address leads to the dashboard of the merchant, once, while the dashboard still loads', async () => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<Record<string, unknown>>();
  const root = createRootRoute();
  const bare = createRoute({ getParentRoute: () => root, path: '/', component: Home });
  const dashboard = createRoute({
    getParentRoute: () => root,
    path: '/m/$merchant',
    component: lazyRouteComponent(() => loaded as never, 'Dashboard' as never),
  });
  const router = createRouter({
    routeTree: root.addChildren([bare, dashboard]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const went: string[] = [];
  router.history.subscribe(({ location }) => void went.push(location.pathname));
  await render(
    <Stage answers={{}}>
      <SessionContext value={sessionOf('owner')}>
        <RouterProvider router={router as never} />
      </SessionContext>
    </Stage>,
  );
  await expect.poll(() => went).toEqual(['/m/atrium01']);
  load({ Dashboard: () => <h1>Dashboard</h1> });
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(went).toEqual(['/m/atrium01']);
});
