import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { stateElementId } from '../entry-server.types.ts';

/** What a rendered page hands to the browser. A shell has no `path`: nothing of its screen was rendered. */
export interface PageState {
  path: string | null;
  queries: DehydratedState;
}

/** The data that a rendered page starts from. It is shown at once and refetched at once: the build may be old. */
export function pageState(path: string, queryClient: QueryClient): PageState {
  const { queries } = dehydrate(queryClient);
  const aged = queries.map((query) => ({ ...query, dehydratedAt: 0, state: { ...query.state, dataUpdatedAt: 0 } }));
  return { path, queries: { queries: aged, mutations: [] } };
}

/** The state in the page; null in development, where nothing is prerendered. */
export function readPageState(): PageState | null {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

/** True if the page's content is what this address shows: a query in the address may ask for something else. */
export function isRendered(state: PageState | null, { pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return state !== null && state.path === pathname && search === '';
}
