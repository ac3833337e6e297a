import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type LanguageCode } from '@parlour/domain';
import { offlineName, routePattern, workerName, workerRemoverName } from '@parlour/gateway/sites';
import { offlinePath, type PrecachedFile, type WorkerSite } from '@parlour/web/worker-site';
import type { SitePage } from './render/page-maker.ts';
import type { SiteWriter } from './site-writer.ts';

/** The placeholder that Workbox's `injectManifest` also uses for the list of files. */
const placeOfSite = 'self.__WB_MANIFEST';

export interface WorkerParts {
  /** Folder of the compiled worker. */
  script: string;
  site: SiteWriter;
  routes: readonly string[];
  pages: readonly SitePage[];
  languages: readonly LanguageCode[];
  /** Addresses of the files that every page needs at the start: its script and style sheets. */
  common: readonly string[];
  /** HTML above a page that is shown from memory. */
  noteOf: (language: LanguageCode) => string;
  /** Files that only one language needs at the start: its texts and fonts. */
  filesOf: (language: LanguageCode) => readonly string[];
}

/** Writes a site's service worker, and the one that replaces it when operators turn the Lite app off. */
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
 * Writes a worker that removes itself and everything that workers have stored. It contains no code of the Lite app, so that nothing there
 * can break it.
 */
export function writeRemover(site: SiteWriter, name: string): void {
  site.own(name, remover);
}

const remover = `self.addEventListener("install",()=>self.skipWaiting());
self.addEventListener("activate",e=>e.waitUntil(caches.keys().then(k=>Promise.all(k.map(n=>caches.delete(n)))).then(()=>self.registration.unregister())));
`;
