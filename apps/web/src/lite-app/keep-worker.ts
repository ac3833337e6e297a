// @flag liteApp
import { Workbox } from 'workbox-window';
import { scriptPolicyName } from '@parlour/api/script-policy';
import type { LanguageCode } from '@parlour/domain';
import { workerPath } from './worker/site.ts';

/** How often an open page checks for a new version at most, in ms. */
const checkEvery = 10 * 60_000;
/** How long the page waits for the browser to activate a new version before it is loaded again anyway, in ms. */
const patience = 3000;

interface NewVersions {
  /** A new version waits; `take` activates it. */
  onNewVersion(take: () => void): void;
  /** The new version was taken: the page is loaded again to show it. */
  onTaken(): void;
}

/**
 * Registers the service worker of a language once the page has loaded, and checks for new versions whenever the visitor returns to the
 * page. Returns a function that stops both.
 */
export function keepWorker(language: LanguageCode, { onNewVersion, onTaken }: NewVersions): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const end = new AbortController();
  void loaded().then(async () => {
    if (end.signal.aborted) return;
    const worker = new Workbox(scriptUrl(`${workerPath}?${language}`));
    worker.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => {
      if (end.signal.aborted) return;
      // A version that waited before this page was loaded is the page's own, and one of another language changes nothing on the page.
      const isOtherLanguage = !navigator.serviceWorker.controller?.scriptURL.endsWith(`?${language}`);
      if (wasWaitingBeforeRegister === true || isOtherLanguage) return worker.messageSkipWaiting();
      onNewVersion(once(() => activate(worker, end.signal, onTaken)));
    });
    // Browsers refuse it where storage is forbidden; the site works without it.
    await worker.register().catch(() => undefined);
    let checkedAt = performance.now();
    const check = () => {
      if (document.hidden || !navigator.onLine || performance.now() - checkedAt < checkEvery) return;
      checkedAt = performance.now();
      void worker.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', check, { signal: end.signal });
  });
  return () => end.abort();
}

/**
 * Activates the waiting worker. Chromium lets the active one finish its work first, which may take minutes on a busy machine, so this does
 * not wait for long: pages come from the network whichever worker is active, and the next page activates the new one.
 */
function activate(worker: Workbox, signal: AbortSignal, onTaken: () => void): void {
  const taken = once(() => {
    clearTimeout(timer);
    if (!signal.aborted) onTaken();
  });
  const timer = setTimeout(taken, patience);
  navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true, signal });
  worker.messageSkipWaiting();
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}

function loaded(): Promise<void> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

/** As the page's Trusted Types policy admits it; plain text in a browser without them. */
function scriptUrl(address: string): string {
  return (globalThis[scriptPolicyName]?.createScriptURL(address) ?? address) as string;
}
