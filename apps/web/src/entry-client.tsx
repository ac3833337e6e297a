import '@parlour/ui/base';
import 'virtual:brand-theme.css';
import { afterFirstInteraction } from '@parlour/ui';
import { browserSessionHint, preloadCalls } from '@parlour/api';
import { goBack } from '@parlour/feature-auth';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeCode } from './boot/exchange-code.ts';
import { bringTextsLater, languageOfPage, markDocument, speaking } from './boot/language.ts';
import { createPage } from './boot/page.ts';
import { bringPartsLater, bringPartsNow } from './boot/later.ts';
import { PageRoot } from './boot/providers.tsx';
import { isRendered, readPageState } from './boot/state.ts';
import { preloadMemberAccount } from './frame/account.tsx';
import { preloadErrorScreen } from './screens/lazy-error-screen.tsx';
import { hydratedEvent } from './entry-server.types.ts';

void begin();

/**
 * A function, because waiting at the top of a module keeps it unfinished: screens in other files import from this one, and would wait for
 * it while it waits for them.
 */
async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');

  if (FLAGS.socialLogin && globalThis.parlourSocialBack && (await goBack(globalThis.parlourSocialBack))) return;
  const code = takeCode();
  const state = readPageState();
  // Such a link logs the visitor in at once, unlike in the rendered page.
  const prerendered = code === null && isRendered(state, location);
  const language = languageOfPage();
  // A rendered page is marked. To set an attribute to the value that it has makes a browser compute the style of the whole page again.
  if (!prerendered) markDocument(language);

  const i18n = await speaking(language);
  bringTextsLater(i18n);
  const page = createPage({ i18n, prerendered });
  if (state) hydrate(page.queryClient, state.queries);
  if (code) await import('./boot/log-in-by-code.ts').then(({ logInByCode }) => logInByCode(page, code));
  // Messages and the account expect a visitor who was logged in when the page was left.
  if (!prerendered || browserSessionHint.exists()) bringPartsNow();
  bringPartsLater();
  await page.router.load();

  const view = <PageRoot page={page} onLive={() => requestAnimationFrame(() => setTimeout(sayLive))} />;
  if (prerendered) {
    await idle();
    // In pieces, so that a visitor who touches the page meanwhile does not wait for all of it.
    startTransition(() => void hydrateRoot(root, view));
  } else {
    createRoot(root).render(view);
  }
}

/** Says that the page responds now: to listeners for the event, and to those that look at the document instead. */
function sayLive(): void {
  document.documentElement.dataset['live'] = '';
  document.dispatchEvent(new Event(hydratedEvent));
  // Dialogs open without delay, even if the network has gone by then; visitors who only look do not pay for them.
  const preloadPopups = () => import('./frame/popups.tsx').then((popups) => popups.preloadPopups());
  afterFirstInteraction(
    () => void Promise.all([preloadCalls(), preloadPopups(), preloadMemberAccount(), preloadErrorScreen()]).catch(() => undefined),
  );
}

/** The page is readable: making it live waits until the browser is idle. */
function idle(): Promise<void> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 2_000 }) : setTimeout(resolve),
  );
}
