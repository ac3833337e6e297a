// @flag lottery
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { site } from './keys.ts';

/**
 * How far the gateway's clock is ahead of this device's, in milliseconds; half of the round trip counts as the answer's age. Of three
 * answers the fastest is used.
 */
export function clockOffsetQuery(api: Api) {
  return queryOptions({
    queryKey: [site, 'clockOffset'],
    queryFn: async ({ signal }) => {
      let best = { took: Infinity, offset: 0 };
      for (let tries = 0; tries < 3; tries += 1) {
        const sent = Date.now();
        const { serverTime } = await api.call('getSystemStatus', {}, { signal });
        const took = Date.now() - sent;
        if (took < best.took) best = { took, offset: Date.parse(serverTime) - sent - took / 2 };
      }
      return Math.round(best.offset);
    },
    staleTime: 10 * 60_000,
    refetchInterval: 10 * 60_000,
    refetchOnReconnect: 'always',
  });
}
