import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { site } from './queries/keys.ts';

const RETRIES = 2;

/**
 * The cache of server data. Only questions that may fare better the next time are asked again: lost connections and
 * faults of the server. A refusal because the site is closed makes the page ask for the site's state.
 */
export function createQueryClient(): QueryClient {
  const heed = (error: Error) => {
    if (error instanceof ApiError && (error.code === 'maintenance' || error.code === 'region_restricted')) {
      void queryClient.invalidateQueries({ queryKey: [site, 'status'] });
    }
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: heed }),
    mutationCache: new MutationCache({ onError: heed }),
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < RETRIES && (!(error instanceof ApiError) || (error.ambiguous && error.code !== 'maintenance')),
        staleTime: 10_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}
