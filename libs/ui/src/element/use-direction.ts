import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** The page's direction; pages are rendered as left-to-right and corrected when they come to life. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    nothing,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
}
