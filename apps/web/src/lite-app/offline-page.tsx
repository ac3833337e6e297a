import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState } from '@parlour/ui';
import { LogoPicture } from '../frame/logo.tsx';
import * as styles from '../frame/frame.css.ts';
import { note } from './lite-app.css.ts';

/**
 * What the service worker shows instead of a page that it can neither fetch nor find in its cache: the frame of every other page, with an
 * explanation. Its script opens the requested page as soon as there is a network.
 */
export function OfflinePage() {
  const { t } = useLingui();
  return (
    <main className={styles.shell}>
      <LogoPicture />
      <EmptyState
        title={t`You are offline`}
        text={t`This page will reload automatically when you are back online. Games and money need a connection.`}
        action={
          <Button variant="secondary" render={<a href="/" />}>
            <Trans>Go to the home page</Trans>
          </Button>
        }
      />
    </main>
  );
}

/** Above a page from the service worker's cache, until it is live. `time` is when it was seen. */
export function OfflineNote({ time }: { time: string }) {
  return (
    <p role="status" className={note}>
      <Trans>You are offline: this page is as it was on {time}. Games and money need a connection.</Trans>
    </p>
  );
}
