import { useCallback, useSyncExternalStore } from 'react';
import { media } from '../theme/contract.ts';

/**
 * Whether the window is at least so wide, for what styles cannot decide: where to go, what to fetch. Pages are rendered as
 * on a phone and corrected when they come to life, so no look may hang on it (`Above` and `Below` are for that).
 */
export function useIsWide(width: 'tablet' | 'desktop' | 'wide'): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(media[width]);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [width],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media[width]).matches,
    () => false,
  );
}
