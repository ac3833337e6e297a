// @flag liteApp
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand } from '@parlour/brand';
import { deviceOf } from '@parlour/domain/app';
import { Link, useMatches, useShownPage } from '@parlour/routes';
import { Button, Inline } from '@parlour/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { countVisit, gameFinished, mayOffer, notNow } from './install-memory.ts';
import { isInstalled } from './installed.ts';
import { whatIsOpen } from './what-is-open.ts';
import * as styles from './lite-app.css.ts';

/** The event that Chromium fires instead of prompting; TypeScript's DOM types lack it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Pages on which there is something to fill in, to write or to read about the app itself. */
const busyPages = /^\/(member|chat|download)(\/|$)/;

/**
 * Offers to install the site, by a quiet line after the second visit or the first game that was played; "not now" holds 30 days (content
 * N86). Where the browser has no question of its own, the guide opens.
 */
export function InstallLine() {
  const { t } = useLingui();
  const { name } = useBrand();
  const { game = false } = useShownPage();
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null);
  const [shown, setShown] = useState(false);
  const wasGame = useRef(game);

  const decide = useEffectEvent(() => {
    const { game: playing, work } = whatIsOpen(path, game);
    // Where the browser asks and has not handed its question over, the site is installed already or cannot be.
    const asksItself = 'onbeforeinstallprompt' in window && deviceOf(navigator.userAgent).browser === 'chrome';
    setShown(!isInstalled() && !playing && !work && !busyPages.test(path) && mayOffer() && (!asksItself || prompt !== null));
  });
  useEffect(() => {
    countVisit();
    const take = (event: Event) => {
      event.preventDefault();
      setPrompt(event as InstallPrompt);
    };
    const done = () => {
      notNow();
      setShown(false);
    };
    addEventListener('beforeinstallprompt', take);
    addEventListener('appinstalled', done);
    return () => {
      removeEventListener('beforeinstallprompt', take);
      removeEventListener('appinstalled', done);
    };
  }, []);
  useEffect(() => {
    if (wasGame.current && !game) gameFinished();
    wasGame.current = game;
    decide();
  }, [path, game, prompt]);

  if (!shown) return null;
  const close = () => {
    notNow();
    setShown(false);
  };
  const install = () => {
    close();
    void prompt?.prompt();
    setPrompt(null);
  };
  return (
    <aside className={styles.install} aria-label={t`Install the app`}>
      <p className={styles.installText}>
        <Trans>{name} as an app: it opens at once, with no browser bars.</Trans>
      </p>
      <Inline gap="2">
        {prompt ? (
          <Button size="s" onClick={install}>
            <Trans>Install</Trans>
          </Button>
        ) : (
          <Button size="s" render={<Link to="/download" onClick={close} />}>
            <Trans>Show me how</Trans>
          </Button>
        )}
        <Button size="s" variant="ghost" onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </Inline>
    </aside>
  );
}
