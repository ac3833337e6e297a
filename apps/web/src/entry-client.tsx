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
 * A function, for what waits at the top of a module keeps it unfinished: screens in files of their own import from this one,
 * and would wait for it while it waits for them.
 */
async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');

  if (FLAGS.socialLogin && globalThis.parlourSocialBack && (await goBack(globalThis.parlourSocialBack))) return;
  const code = takeCode();
  const state = readPageState();
  // Whoever comes by such a link is a member at once, which is not what was rendered.
  const prerendered = code === null && isRendered(state, location);
  const language = languageOfPage();
  markDocument(language);

  const i18n = await speaking(language);
  bringTextsLater(i18n);
  const page = createPage({ i18n, prerendered });
  if (state) hydrate(page.queryClient, state.queries);
  if (code) await import('./boot/log-in-by-code.ts').then(({ logInByCode }) => logInByCode(page, code));
  // Whoever was a member when the page was left is waited for by messages and the account.
  if (!prerendered || browserSessionHint.exists()) bringPartsNow();
  bringPartsLater();
  await page.router.load();

  const view = <PageRoot page={page} onLive={() => requestAnimationFrame(() => setTimeout(sayLive))} />;
  if (prerendered) {
    await idle();
    // In pieces: whoever touches the page meanwhile does not wait for all of it.
    startTransition(() => void hydrateRoot(root, view));
  } else {
    createRoot(root).render(view);
  }
}

/** Says that the page answers now: to whoever waits for the event, and to whoever looks at the document instead. */
function sayLive(): void {
  document.documentElement.dataset['live'] = '';
  document.dispatchEvent(new Event(hydratedEvent));
  // Dialogs open without a wait, and also when the network has gone by then; who only looks does not pay for them.
  const preloadPopups = () => import('./frame/popups.tsx').then((popups) => popups.preloadPopups());
  afterFirstInteraction(
    () => void Promise.all([preloadCalls(), preloadPopups(), preloadMemberAccount(), preloadErrorScreen()]).catch(() => undefined),
  );
}

/** The page is readable: making it live waits until the browser has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 2_000 }) : setTimeout(resolve),
  );
}
