// @flag liteApp
import { Workbox } from 'workbox-window';
import { scriptPolicyName } from '@parlour/api/script-policy';
import type { LanguageCode } from '@parlour/domain';
import { workerPath } from './worker/site.ts';

/** How long an open page waits before checking for a new version again, in ms. */
const askEvery = 10 * 60_000;
/** How long until a version that is to be taken is told so again, in ms. */
const tellAgainEvery = 1000;

/**
 * Registers the service worker of a language once the page has loaded, and asks for new versions whenever the page is looked at again.
 * `onNewVersion` hears of a version that waits, with what takes it; `onTaken` hears when it is in charge, and loads the page again. Gives
 * what ends both.
 */
export function keepWorker(
  language: LanguageCode,
  { onNewVersion, onTaken }: { onNewVersion(take: () => void): void; onTaken(): void },
): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const end = new AbortController();
  void loaded().then(async () => {
    if (end.signal.aborted) return;
    const worker = new Workbox(scriptUrl(`${workerPath}?${language}`));
    let registration: ServiceWorkerRegistration | undefined;
    worker.addEventListener('waiting', () => {
      if (end.signal.aborted) return;
      // Only the language differs: nothing of the page changes.
      if (!navigator.serviceWorker.controller?.scriptURL.endsWith(`?${language}`)) return worker.messageSkipWaiting();
      let telling: ReturnType<typeof setInterval> | undefined;
      const tell = () => {
        // Another tab has taken it already: this page is the last of the old version.
        if (!registration?.waiting) taken();
        else worker.messageSkipWaiting();
      };
      const taken = () => {
        clearInterval(telling);
        navigator.serviceWorker.removeEventListener('controllerchange', taken);
        if (!end.signal.aborted) onTaken();
      };
      onNewVersion(() => {
        if (telling !== undefined) return;
        navigator.serviceWorker.addEventListener('controllerchange', taken);
        // Chromium keeps a worker in charge that is answering at that moment, as it is while a page is opened, and may look again
        // only minutes later, or when it is told again.
        telling = setInterval(tell, tellAgainEvery);
        end.signal.addEventListener('abort', () => clearInterval(telling));
        tell();
      });
    });
    // Browsers refuse it where storage is forbidden; the site works without.
    registration = await worker.register().catch(() => undefined);
    let askedAt = performance.now();
    const ask = () => {
      if (document.hidden || !navigator.onLine || performance.now() - askedAt < askEvery) return;
      askedAt = performance.now();
      void worker.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', ask, { signal: end.signal });
  });
  return () => end.abort();
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
