import { useLingui } from '@lingui/react/macro';
import { ToastRegion, useToasts } from '@parlour/ui';
import { LiveEvents } from '../live/live-events.tsx';

/** Toasts at the edge of the window: the gateway's news, and messages of the page itself. */
export function News() {
  const { t } = useLingui();
  return (
    <>
      <LiveEvents />
      <ToastRegion store={useToasts()} label={t`Notifications`} closeText={t`Close`} />
    </>
  );
}
