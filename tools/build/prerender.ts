import { factsHash, type Brand } from '@parlour/brand/schema';
import { publicBrand, type TextAddresses } from '@parlour/brand/vite';
import type { LanguageCode } from '@parlour/domain';
import { frameName, offlineName } from '@parlour/gateway/sites';
import { sessionStorageKey } from '@parlour/api/session-hint';
import { playedStorageKey, sideStorageKey, themeStorageKey } from '@parlour/brand/theme-choice';
import { hydratedEvent, stateElementId } from '@parlour/web/entry-server';
import { cspHash, loaderScript, marksScript } from './inline-scripts.ts';
import { page, pageFrame, type PageFrame, type PageParts } from './page.ts';
import { sitePages, type PagesMade } from './render/page-maker.ts';
import type { SiteScript } from './scripts/scripts.ts';
import type { SiteWriter } from './site-writer.ts';
import { manifestName, webManifest, type SiteLook } from './web-manifest.ts';

export interface PrerenderInput {
  brand: Brand;
  /** Renders the pages of a language. */
  makePages: (language: LanguageCode) => Promise<PagesMade>;
  site: SiteWriter;
  script: SiteScript;
  texts: Partial<Record<LanguageCode, TextAddresses>>;
  /** The brand's own style sheet. */
  themeSheet: string;
  fontsOf: (language: LanguageCode) => readonly string[];
  themeColors: PageParts['themeColors'];
  look: SiteLook;
  integrityOf: PageParts['integrityOf'];
}

/** The facts about a site that the gateway needs to serve it (apps/gateway/src/areas/site/pages/build.ts reads them from `csp.json`). */
export interface SiteFacts {
  /** Content security hashes of the inline scripts. */
  scriptHashes: string[];
  /** Every path of the site, with `$name` for any one part. */
  routes: readonly string[];
  /** Hash of the brand.json that the site was built from. */
  brand: string;
}

const names = { themeStorageKey, sideStorageKey, playedStorageKey, sessionStorageKey, hydratedEvent };

/** The result: facts about the site, and what all its prerendered pages share in each language. */
export interface Prerendered {
  facts: SiteFacts;
  frames: Partial<Record<LanguageCode, PageFrame>>;
  /** HTML above pages shown from memory, by language. */
  offlineNotes: Partial<Record<LanguageCode, string>>;
}

/** Writes every public page in every language to `pages/<LANG>/<name>.html`, and the web manifest of each language. */
export async function prerender(input: PrerenderInput): Promise<Prerendered> {
  const { brand, script, texts } = input;
  const facts = publicBrand(brand);
  const loaders = { idle: loaderScript(script.entry, 'idle', names), now: loaderScript(script.entry, 'now', names) };
  const marks = marksScript(brand, names);
  const frames: Prerendered['frames'] = {};
  const offlineNotes: Prerendered['offlineNotes'] = {};
  const routes = await Promise.all(
    brand.languages.map(async (language) => {
      const made = await input.makePages(language);
      const frame = (loader: string) =>
        pageFrame({
          brand,
          language,
          stateElementId,
          entry: script.entry,
          styleSheets: [script.styleSheet, input.themeSheet],
          themeColors: input.themeColors,
          integrityOf: input.integrityOf,
          runtimeBrand: { brand: facts, texts },
          fonts: input.fontsOf(language),
          marksScript: marks,
          loaderScript: loader,
          alsoLoaded: [...script.firstView, texts[language]!.first],
        });
      const idle = frame(loaders.idle);
      frames[language] = idle;
      offlineNotes[language] = made.liteApp.offlineNote;
      if (brand.flags.liteApp) input.site.own(manifestName(language), webManifest(brand, language, input.look, made.liteApp.shortcuts));
      for (const [index, { name }] of sitePages(brand).entries())
        input.site.own(
          `pages/${language}/${name}.html`,
          page(name === frameName || name === offlineName ? frame(loaders.now) : idle, made.pages[index]!),
        );
      return made.routes;
    }),
  );
  // Every brand has at least one language, and all languages have the same paths.
  const scriptHashes = [marks, loaders.idle, loaders.now].map(cspHash).sort();
  return { facts: { scriptHashes, routes: routes[0]!, brand: factsHash(brand) }, frames, offlineNotes };
}
