// @flag liteApp
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { mine } from './keys.ts';

/** A code lasts ten minutes; one that is shown is replaced before that. */
const renewAfter = 9 * 60_000;

/** The code of a link that logs the member in where the app is opened; it is renewed in time while it is shown. */
export function appCodeQuery(api: Api) {
  return queryOptions({
    queryKey: [mine, 'appCode'],
    queryFn: () => api.call('createAppCode', {}),
    staleTime: renewAfter,
    refetchInterval: renewAfter,
    // The code may have been used by the time the visitor comes back to the page.
    gcTime: 0,
  });
}
