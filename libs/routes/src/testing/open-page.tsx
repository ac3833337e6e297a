import { createApi, createQueryClient, type Schema } from '@parlour/api';
import { gameTypes, type GameType, type Role } from '@parlour/domain';
import { createMemoryHistory, type RouteComponent } from '@tanstack/react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Access } from '../context.ts';
import { createAppRouter, Outlet, RouterProvider, screenIds, type Screens } from '../index.ts';

/** Answers of a site without games, banners or settings. */
const nothing = { list: [], data: { lanes: [] }, info: {}, page: { pageNo: 1, totalPages: 0 } };

/**
 * The site's routes with placeholder screens around `home`, logged in as `role`, with empty answers from the gateway and every product line
 * unless told otherwise. A prerendered page is loaded before it is rendered, as in the app. `frame` is what stays around every page.
 */
export async function openPage(
  path: string,
  role: Role,
  home: RouteComponent,
  {
    productLines = gameTypes,
    prerendered = false,
    frame = () => <Outlet />,
  }: { productLines?: readonly GameType[]; prerendered?: boolean; frame?: RouteComponent } = {},
) {
  const queryClient = createQueryClient();
  const member = role === 'guest' ? null : ({ id: 'm-1', role } as Schema<'MemberInfo'>);
  queryClient.setQueryData(['session', 'member'], member);
  const access = {
    refuse: vi.fn<Access['refuse']>(),
    openLogin: vi.fn(),
    openRegister: vi.fn(),
    finishSocialLogin: vi.fn(),
    openRecovery: vi.fn(),
    stepUp: vi.fn<Access['stepUp']>(),
  };
  const named = Object.fromEntries(screenIds.map((id) => [id, () => <h1>{id}</h1>])) as unknown as Screens;
  const router = createAppRouter({
    screens: {
      ...named,
      home,
      error: () => <h1>Error</h1>,
      frame,
      pending: () => <p>…</p>,
      notFound: () => <h1>Not found</h1>,
    },
    gameTypes: productLines,
    api: createApi({ fetch: async () => Response.json({ success: true, value: nothing }) }),
    queryClient,
    access,
    language: () => 'EN',
    prerendered,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  if (prerendered) await router.load();
  const screen = await render(<RouterProvider router={router} />);
  return { screen, router, access, queryClient };
}
