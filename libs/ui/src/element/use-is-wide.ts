import { useCallback, useSyncExternalStore } from 'react';
import { media } from '../theme/contract.ts';

/**
 * Whether the window is at least this wide, for what styles cannot decide: where to navigate, what to load. Pages are
 * prerendered for a phone and corrected on hydration, so do not use it for layout (`Above` and `Below` are for that).
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
