// @flag liteApp
import { useEffect } from 'react';
import { useCounts } from '../frame/use-counts.ts';
import { isInstalled } from './installed.ts';

/** Shows the number of unread messages on the icon of the installed app (content N51); none after the log-out. */
export function useAppBadge(): void {
  const { messages: unread } = useCounts();
  useEffect(() => {
    if (!isInstalled() || !('setAppBadge' in navigator)) return;
    // The operating system may refuse badges.
    void navigator.setAppBadge(unread).catch(() => undefined);
  }, [unread]);
}
