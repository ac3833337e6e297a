// @flag liteApp
import { useLingui } from '@lingui/react/macro';
import { useRouter, useShownPage } from '@parlour/routes';
import { ChevronStartIcon, IconButton } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { InstallLine } from './install-line.tsx';
import { isInstalled } from './installed.ts';
import { useAppBadge } from './use-app-badge.ts';
import { useNewVersions } from './use-new-versions.ts';
import { useOutdated } from './use-outdated.ts';
import * as styles from './lite-app.css.ts';

/**
 * What makes a site the Lite app (content N82 to N86): its service worker, the offer of new versions, the badge of its icon, a way back
 * where the browser shows none, and the offer to install it.
 */
export function LiteApp() {
  useNewVersions();
  useOutdated();
  useAppBadge();
  return (
    <>
      <WayBack />
      <InstallLine />
    </>
  );
}

/** In an installed site there is no browser around the page to go back with. */
function WayBack() {
  const { t } = useLingui();
  const router = useRouter();
  const { game = false } = useShownPage();
  const [installed] = useState(isInstalled);
  const [canGoBack, setCanGoBack] = useState(() => router.history.canGoBack());
  useEffect(() => router.subscribe('onResolved', () => setCanGoBack(router.history.canGoBack())), [router]);
  if (!installed || game || !canGoBack) return null;
  return (
    <IconButton
      variant="outline"
      className={styles.back}
      label={t`Back`}
      icon={<ChevronStartIcon />}
      onClick={() => router.history.back()}
    />
  );
}
