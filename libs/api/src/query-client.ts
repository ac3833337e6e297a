import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { site } from './queries/keys.ts';
import { settingsChanged } from './queries/system.ts';

const RETRIES = 2;

/**
 * The cache of server data. Only failures that may pass are retried: lost connections and server faults. A refusal because the site is
 * closed refetches the site's state, one because a feature is off its settings.
 */
export function createQueryClient(): QueryClient {
  const heed = (error: Error) => {
    if (error instanceof ApiError && (error.code === 'maintenance' || error.code === 'region_restricted')) {
      void queryClient.invalidateQueries({ queryKey: [site, 'status'] });
    }
    // The page adapts to what operators have turned off.
    if (error instanceof ApiError && error.code === 'function_not_enabled') settingsChanged(queryClient);
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
