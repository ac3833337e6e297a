import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState } from '@parlour/ui';
import { LogoPicture } from '../frame/logo.tsx';
import * as styles from '../frame/frame.css.ts';
import { note } from './lite-app.css.ts';

/**
 * What the service worker shows in place of a page that can be neither fetched nor remembered: the frame of every other page, with
 * words. Its script goes on to the page that was wanted as soon as there is a network.
 */
export function OfflinePage() {
  const { t } = useLingui();
  return (
    <main className={styles.shell}>
      <LogoPicture />
      <EmptyState
        title={t`You are offline`}
        text={t`This page comes by itself when the network is back. Games and money need a network.`}
        action={
          <Button variant="secondary" render={<a href="/" />}>
            <Trans>To the home page</Trans>
          </Button>
        }
      />
    </main>
  );
}

/** Above a page that the service worker remembers, while nothing of it is live. `time` is when it was seen. */
export function OfflineNote({ time }: { time: string }) {
  return (
    <p role="status" className={note}>
      <Trans>You are offline: this page is as it was on {time}. Games and money need a network.</Trans>
    </p>
  );
}
