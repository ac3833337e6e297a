// @flag liteApp
import { useLingui } from '@lingui/react/macro';
import { useMatches, useRouter, useShownPage } from '@parlour/routes';
import { ChevronStartIcon, IconButton, useToasts } from '@parlour/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { languageOf } from '../boot/language.ts';
import { InstallLine } from './install-line.tsx';
import { isInstalled } from './installed.ts';
import { keepWorker } from './keep-worker.ts';
import { useAppBadge } from './use-app-badge.ts';
import { useOutdated } from './use-outdated.ts';
import { whatIsOpen } from './what-is-open.ts';
import { whileSettling } from './while-settling.ts';
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

/** A new version waits until nothing is in the way: it is activated by a button, or on the next navigation to another page. */
function useNewVersions(): void {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const { game = false } = useShownPage();
  // Of the page that is shown, not of the address, which may be ahead of it.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const language = languageOf(i18n);
  const waiting = useRef<() => void>(null);
  /** The visitor wants it whatever is open. */
  const asked = useRef(false);

  const open = () => whatIsOpen(shown, game);
  const offer = useEffectEvent(() => {
    if (waiting.current === null || open().game) return;
    toasts.show({
      text: t`A new version is here.`,
      lastsMs: null,
      action: {
        text: t`Update now`,
        onPress: () => {
          asked.current = true;
          waiting.current?.();
        },
      },
    });
  });
  /** Takes the version, or loads the page that has it, unless something is in the way. */
  const takeIfFree = useEffectEvent((): boolean => {
    const { game: playing, work } = open();
    if (waiting.current !== null && (playing || (work && !asked.current))) return false;
    waiting.current?.();
    return true;
  });
  const taken = useEffectEvent(() => {
    // Whatever was opened meanwhile stays: pages of the version before are served on for a while.
    waiting.current = () => location.reload();
    whileSettling(
      () => takeIfFree(),
      () => offer(),
    );
  });
  useEffect(
    () =>
      keepWorker(language, {
        onNewVersion(take) {
          waiting.current = take;
          offer();
        },
        onTaken: () => taken(),
      }),
    [language],
  );
  // Not by an event of the router: those of a step that another one overtakes never come.
  useEffect(() => {
    asked.current = false;
    return whileSettling(
      () => takeIfFree(),
      () => offer(),
    );
  }, [shown]);
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
