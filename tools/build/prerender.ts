import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import type { Brand } from '@parlour/brand/schema';
import { listPaths, type ListedGameType } from '@parlour/domain';
import type * as EntryServer from '../../apps/web/src/entry-server.tsx';
import { cspHash, loaderScript, marksScript, type InlineNames } from './inline-scripts.ts';
import { page, type PageParts } from './page.ts';

export interface PrerenderInput {
  brand: Brand;
  /** Folder of the rendering script, and of the site that gets the pages. */
  scriptFolder: string;
  siteFolder: string;
  /** Asks the gateway as a guest of the brand's site. */
  fetch: typeof globalThis.fetch;
  entry: string;
  /** Scripts that the entry imports on a page of this language. */
  scriptsOf: (language: Brand['languages'][number]) => string[];
  styleSheet: string;
  fontsOf: (language: Brand['languages'][number]) => string[];
  themeColors: PageParts['themeColors'];
  names: InlineNames;
  stateElementId: string;
}

/** What the gateway must know of a site before it can serve it (apps/gateway/src/sites/build.ts reads it from `csp.json`). */
export interface SiteFacts {
  /** Content security hashes of the scripts that stand in the pages. */
  scriptHashes: string[];
  /** Every path of the site, with `$name` for any one part. */
  routes: readonly string[];
}

/** Renders every public page in every language to `pages/<LANG>/<name>.html`. */
export async function prerender(input: PrerenderInput): Promise<SiteFacts> {
  const { render, paths } = await loadEntry(input.scriptFolder);
  const { brand, names } = input;
  const marks = marksScript(brand, names);
  const scripts = new Set<string>([marks]);
  for (const language of brand.languages) {
    const folder = path.join(input.siteFolder, 'pages', language);
    await mkdir(folder, { recursive: true });
    for (const { name, address } of pagesOf(brand)) {
      const rendered = await render({ path: address, language, fetch: input.fetch });
      const loader = loaderScript(input.entry, name === 'shell' ? 'now' : 'idle', names);
      scripts.add(loader);
      const { styleSheet, themeColors, stateElementId } = input;
      const html = page({
        brand,
        language,
        styleSheet,
        themeColors,
        stateElementId,
        fonts: input.fontsOf(language),
        marksScript: marks,
        loaderScript: loader,
        alsoLoaded: input.scriptsOf(language),
        ...rendered,
      });
      await writeFile(path.join(folder, `${name}.html`), html);
    }
  }
  return { scriptHashes: [...scripts].map(cspHash).sort(), routes: paths() };
}

/** Home, the public game lists that this brand has, the promotions, and the frame for every other address. */
function pagesOf(brand: Brand): { name: string; address: string }[] {
  const lists = (Object.keys(listPaths) as ListedGameType[])
    .filter((type) => brand.gameTypes.includes(type))
    .map((type) => listPaths[type]);
  return [
    { name: 'index', address: '/' },
    ...lists.map((address) => ({ name: address.slice(1), address })),
    { name: 'promotions', address: '/promotions' },
    { name: 'shell', address: '/shell' },
  ];
}

async function loadEntry(folder: string): Promise<typeof EntryServer> {
  const name = (await readdir(folder)).find((file) => /^entry-server\.m?js$/.test(file));
  if (!name) throw new Error(`${folder} holds no entry-server.js: apps/web/src/entry-server.tsx did not build`);
  const file = path.join(folder, name);
  const { mtimeMs } = await stat(file);
  return (await import(`${pathToFileURL(file).href}?built=${mtimeMs}`)) as typeof EntryServer;
}
