import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { handlePush } from './push.ts';
import type { WorkerScope } from './scope.ts';
import { keptShares, offlinePath, startUrl, type WorkerSite } from './site.ts';

// The service worker (content N83, ADR 133). It answers requests for pages of the site and for files whose name contains their hash, and
// nothing else: what the gateway tells a member never passes through it. What it stores was rendered for everybody.

declare const self: WorkerScope & { readonly __WB_MANIFEST: WorkerSite };

const site = self.__WB_MANIFEST;
const own = site.languages[self.location.search.slice(1)] ?? Object.values(site.languages)[0]!;
const isPage = new RegExp(site.pages, 'i');

precacheAndRoute([...site.common, ...own.files], { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
// It takes over the page that registered it without a reload.
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'files',
    plugins: [{ cacheWillUpdate: ({ response }) => onlyIfSmall(response, keptShares.files.bytes) }, newest(keptShares.files.entries)],
  }),
);

/** Named after the language, since a page has the same address in all of them. */
const pagesCache = `pages-${own.tag}`;
const network = new NetworkOnly();
const networkFirst = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: 3,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isForEverybody(response) ? onlyIfSmall(response, keptShares.pages.bytes) : null) },
    { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withNote(cachedResponse) },
    newest(keptShares.pages.entries),
  ],
});

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && isPage.test(url.pathname),
  async ({ event, request, url }) => {
    if (url.pathname + url.search === startUrl) return Response.redirect('/');
    // An address with a query may contain a code that logs in, or ask for what was not rendered.
    const strategy = url.search === '' && site.rendered.includes(url.pathname) ? networkFirst : network;
    try {
      return await strategy.handle({ event, request });
    } catch {
      return (await matchPrecache(offlinePath)) ?? Response.error();
    }
  },
);

/**
 * A stored page, with a line above it that says so and when it was stored. The line hides when the page, which has one of its own, is live.
 */
async function withNote(remembered: Response): Promise<Response> {
  const headers = new Headers(remembered.headers);
  const seen = new Date(headers.get('date') ?? Date.now());
  const time = new Intl.DateTimeFormat(own.tag, { dateStyle: 'medium', timeStyle: 'short' }).format(seen);
  const page = await remembered.text();
  // The body has been unpacked.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(
    page.replace('<div id="root">', (root) => `${own.note.replace('{time}', time)}${root}`),
    { headers },
  );
}

/** Keeps this many answers in a cache; the oldest are deleted first. */
function newest(maxEntries: number): WorkboxPlugin {
  // Its types leave undefined out of properties that may be absent.
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions: { ignoreVary: true } }) as WorkboxPlugin;
}

/** A page as it was rendered, in the language of this worker. */
function isForEverybody({ status, headers, redirected }: Response): boolean {
  const mayBeKept = !/no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && mayBeKept && headers.get('content-language') === own.tag;
}

async function onlyIfSmall(response: Response, bytes: number): Promise<Response | null> {
  return response.status === 200 && (await response.clone().blob()).size <= bytes ? response : null;
}

self.addEventListener('activate', (event) => event.waitUntil(forgetOtherLanguages()));

async function forgetOtherLanguages(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('pages-') && name !== pagesCache);
  await Promise.all(others.map((name) => caches.delete(name)));
}

// A new version waits until a page says that nothing is in the way (content N84).
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

handlePush(self);
