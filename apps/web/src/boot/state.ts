import type { DehydratedState } from '@tanstack/react-query';
import { stateElementId } from '../entry-server.types.ts';

/** What a rendered page hands to the browser. A shell has no `path`: nothing of its screen was rendered. */
export interface PageState {
  path: string | null;
  queries: DehydratedState;
}

/** The state that stands in the page; null in development, where nothing is rendered before. */
export function readPageState(): PageState | null {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

/** True when what stands in the page is what this address shows: a query in the address may ask for something else. */
export function isRendered(state: PageState | null, { pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return state !== null && state.path === pathname && search === '';
}
