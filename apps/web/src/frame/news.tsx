import { useLingui } from '@lingui/react/macro';
import { ToastRegion, useToasts } from '@parlour/ui';
import { LiveEvents } from '../live/live-events.tsx';

/** The gateway's news, and the messages at the edge of the window, theirs and others'. */
export function News() {
  const { t } = useLingui();
  return (
    <>
      <LiveEvents />
      <ToastRegion store={useToasts()} label={t`Notifications`} closeText={t`Close`} />
    </>
  );
}
