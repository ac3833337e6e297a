import { useSearch } from '@tanstack/react-router';
import type { SeamlessSearch } from './search.ts';

/** Which game the page /seamless shows; only below its route. */
export function useSeamlessRoute(): SeamlessSearch {
  return useSearch({ strict: false }) as SeamlessSearch;
}
