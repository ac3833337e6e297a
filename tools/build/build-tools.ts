import type { Brand } from '@parlour/brand/schema';
import { catalogReader, type CatalogReader } from '@parlour/brand/vite';
import { stagingFolder, workspace } from './places.ts';
import { soundBrand } from './sound-brand.ts';
import type { PageMaker, PagesMade, PagesWanted } from './render/page-maker.ts';
import type { Published } from './render/published.ts';
import { startBundler } from './scripts/bundler.ts';
import { renderScript, siteScript, workerScript, type RenderScript, type ScriptFlags, type SiteScript } from './scripts/scripts.ts';
import { readSources, type SourceReader } from './scripts/sources.ts';
import type { Stored } from './scripts/store.ts';
import { sharedFiles, type SharedFiles } from './site-writer.ts';

/** Resources shared by all brands that one process builds. */
export interface BuildTools {
  reader: SourceReader;
  siteScript(flags: ScriptFlags): Promise<Stored<SiteScript>>;
  renderScript(flags: ScriptFlags): Promise<RenderScript>;
  workerScript(): Promise<Stored<unknown>>;
  catalog: CatalogReader;
  sharing: SharedFiles;
  makePages(wanted: PagesWanted): Promise<PagesMade>;
  /** What the brand's merchant shows, if a database is given that knows it. */
  publishedOf(brand: Pick<Brand, 'merchantCode'>): Promise<readonly unknown[] | undefined>;
  close(): Promise<void>;
}

/** Creates the resources for these brands; must be closed. Broken brands are skipped here and fail when they are built. */
export function startBuildTools(ids: readonly string[]): BuildTools {
  const reader = readSources();
  const bundler = startBundler();
  const sharing = sharedFiles(stagingFolder(`.shared-${process.pid}`));
  let worker: Promise<Stored<unknown>> | undefined;
  // Loaded and started when the first brand needs pages.
  let pages: Promise<PageMaker> | undefined;
  let published: Promise<Published> | undefined;
  const startPages = async () => (await import('./render/page-maker.ts')).startPageMaker(ids, await (published ??= readAll(ids)));
  return {
    reader,
    siteScript: oncePerFlags((flags) => siteScript(flags, bundler, reader)),
    renderScript: oncePerFlags((flags) => renderScript(flags, bundler, reader)),
    workerScript: () => (worker ??= workerScript(bundler, reader)),
    catalog: catalogReader(workspace),
    sharing,
    publishedOf: async ({ merchantCode }) => (await (published ??= readAll(ids))).get(merchantCode),
    makePages: async (wanted) => (await (pages ??= startPages())).make(wanted),
    async close() {
      sharing.close();
      await bundler.close();
      await (await pages)?.close();
    },
  };
}

/** Asks the Postgres of `DATABASE_URL`; an embedded database belongs to its running gateway, which renders the pages itself. */
async function readAll(ids: readonly string[]): Promise<Published> {
  const isGiven = [process.env['DATABASE_URL'], process.env['DATABASE_URL_FILE']].some((value) => value !== undefined && value !== '');
  if (!isGiven || process.env['DATABASE_URL']?.startsWith('pglite:')) return new Map();
  const { readPublished } = await import('./render/published.ts');
  return readPublished(ids.flatMap(soundBrand));
}

/** Shared by brands with the same flags. */
function oncePerFlags<T>(make: (flags: ScriptFlags) => T): (flags: ScriptFlags) => T {
  const made = new Map<string, T>();
  return (flags) => {
    const key = JSON.stringify(flags);
    const known = made.get(key) ?? make(flags);
    made.set(key, known);
    return known;
  };
}
