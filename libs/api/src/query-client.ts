import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

/** The cache of server data. Only questions that may fare better the next time are asked again: lost connections and faults of the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && (!(error instanceof ApiError) || error.ambiguous),
        staleTime: 10_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
