// Runs like a site's own code, with its flags in FLAGS (addresses.ts).
import { createApi, createQueryClient, type Schema } from '@parlour/api';
import type { GameType } from '@parlour/domain';
import { createAppRouter, Outlet, RouterProvider, screenIds } from '@parlour/routes';
import { createMemoryHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A gateway with an empty answer to every request. */
const nothing = { list: [], data: { lanes: [] }, info: {}, page: { pageNo: 1, totalPages: 0 } };
const notFound = 'not found';
const ignore = () => undefined;

/** Every path that the router knows, with `$name` for any one part. */
export function knownAddresses(gameTypes: readonly GameType[]): string[] {
  return Object.keys(routerAt('/', gameTypes).routesByPath).sort();
}

/** Whether a member finds a screen at this address, or is redirected to one. */
export async function answers(address: string, gameTypes: readonly GameType[]): Promise<boolean> {
  const router = routerAt(address, gameTypes);
  await router.load();
  return !renderToStaticMarkup(createElement(RouterProvider, { router })).includes(notFound);
}

function routerAt(address: string, gameTypes: readonly GameType[]) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['session', 'member'], { id: 'm-1', role: 'member' } as Schema<'MemberInfo'>);
  const shows = () => null;
  return createAppRouter({
    screens: {
      ...(Object.fromEntries(screenIds.map((id) => [id, shows])) as Record<(typeof screenIds)[number], typeof shows>),
      frame: Outlet,
      pending: shows,
      notFound: () => notFound,
      error: ({ error }) => {
        throw error;
      },
    },
    gameTypes,
    api: createApi({ baseUrl: 'http://site.invalid', fetch: async () => Response.json({ success: true, value: nothing }) }),
    queryClient,
    access: {
      refuse: ignore,
      openLogin: ignore,
      openRegister: ignore,
      finishSocialLogin: ignore,
      openRecovery: ignore,
      stepUp: async () => false,
    },
    language: () => 'EN',
    history: createMemoryHistory({ initialEntries: [address] }),
  });
}
