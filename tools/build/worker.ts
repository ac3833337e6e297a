import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type LanguageCode } from '@parlour/domain';
import { offlineName, routePattern, workerName, workerRemoverName } from '@parlour/gateway/sites';
import { offlinePath, type PrecachedFile, type WorkerSite } from '@parlour/web/worker-site';
import type { SitePage } from './render/page-maker.ts';
import type { SiteWriter } from './site-writer.ts';

/** Where Workbox's `injectManifest` puts the list of files, too. */
const placeOfSite = 'self.__WB_MANIFEST';

export interface WorkerParts {
  /** Folder of the compiled worker. */
  script: string;
  site: SiteWriter;
  routes: readonly string[];
  pages: readonly SitePage[];
  languages: readonly LanguageCode[];
  /** Addresses of what every page needs at the start: its script and its style sheets. */
  common: readonly string[];
  /** HTML above a page that is remembered. */
  noteOf: (language: LanguageCode) => string;
  /** What only a language needs at the start: its texts and fonts. */
  filesOf: (language: LanguageCode) => readonly string[];
}

/** Writes the service worker of a site, and what takes its place when operators turn the Lite app off. */
export function writeWorker({ script, site, routes, pages, languages: codes, common, noteOf, filesOf }: WorkerParts): void {
  const assets = (addresses: readonly string[]): PrecachedFile[] => addresses.map((url) => ({ url, revision: null }));
  const told: WorkerSite = {
    pages: routes.map((route) => `(?:${routePattern(route)})`).join('|'),
    rendered: pages.map((page) => page.path).filter((at) => routes.includes(at)),
    common: assets(common),
    languages: Object.fromEntries(
      codes.map((language) => [
        language,
        {
          tag: languages[language].tag,
          note: noteOf(language),
          files: [
            { url: offlinePath, revision: site.hashOf(`pages/${language}/${offlineName}.html`).slice(0, 16) },
            ...assets(filesOf(language)),
          ],
        },
      ]),
    ),
  };
  const [before, after, ...more] = readFileSync(path.join(script, workerName), 'utf8').split(placeOfSite);
  if (after === undefined || more.length > 0) throw new Error(`the service worker does not name ${placeOfSite} once`);
  site.own(workerName, `${before}${JSON.stringify(told)}${after}`);
  writeRemover(site, workerRemoverName);
}

/**
 * Writes a worker that removes itself and everything that workers kept. Nothing of the Lite app is in it, so that nothing of it can break
 * it.
 */
export function writeRemover(site: SiteWriter, name: string): void {
  site.own(name, remover);
}

const remover = `self.addEventListener("install",()=>self.skipWaiting());
self.addEventListener("activate",e=>e.waitUntil(caches.keys().then(k=>Promise.all(k.map(n=>caches.delete(n)))).then(()=>self.registration.unregister())));
`;
