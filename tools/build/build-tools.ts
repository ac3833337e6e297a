import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { CatalogReader } from '@parlour/brand/vite';
import { memoizeByKey } from '@parlour/gateway/memoize-by-key';
import { keptFiles, type KeptFiles } from './files/kept-files.ts';
import type { WritingThreads } from './files/writing-threads.ts';
import { scriptsFolder, workspace } from './places.ts';
import type { PagesMade, PagesWanted } from './render/page-maker.ts';
import { startBundler } from './scripts/bundler.ts';
import { renderScript, type RenderScript } from './scripts/render-script.ts';
import { siteScript, type ScriptFlags, type SiteScript } from './scripts/site-script.ts';
import { readSources, type SourceReader } from './scripts/sources.ts';
import { storedBefore, type Stored } from './scripts/store.ts';

/** What several brands built by one process have in common; each part is loaded and started when the first brand needs it. */
export interface BuildTools {
  /** How many brands may be built at a time. */
  places: number;
  reader: SourceReader;
  /** A script by its name in the store, where it is what would be built. */
  scriptBefore(name: string): Stored<unknown> | null;
  siteScript(flags: ScriptFlags): Promise<Stored<SiteScript>>;
  renderScript(flags: ScriptFlags): Promise<RenderScript>;
  catalog: CatalogReader;
  kept: KeptFiles;
  threads: Pick<WritingThreads, 'write'>;
  makePages(wanted: PagesWanted): Promise<PagesMade>;
  close(): Promise<void>;
}

/** While some wait for their pages or for what writes, others are put together. */
const brandsPerCore = 3;

/** For builds of these brands; must be closed. A broken brand is left out: it fails when it is built. */
export function startBuildTools(ids: readonly string[]): BuildTools {
  const cores = availableParallelism();
  const reader = readSources();
  const pages = once(async () => (await import('./render/start-pages.ts')).startPages(ids, cores));
  const threads = once(async () => (await import('./files/writing-threads.ts')).startWritingThreads(cores));
  const catalogs = once(async () => (await import('@parlour/brand/vite')).catalogReader(workspace));
  // A new script means new pages: the gateway starts beside the bundler. Whoever makes pages hears of its failure.
  const bundler = startBundler(() => pages.get().catch(() => undefined));

  return {
    places: cores * brandsPerCore,
    reader,
    scriptBefore: memoizeByKey((name) => storedBefore<unknown>({ root: scriptsFolder, name, reader })),
    siteScript: oncePerFlags((flags) => siteScript(flags, bundler, reader)),
    renderScript: oncePerFlags((flags) => renderScript(flags, bundler, reader)),
    catalog: async (folder, language) => (await catalogs.get())(folder, language),
    kept: keptFiles(path.join(scriptsFolder, 'files')),
    threads: { write: async (wanted) => (await threads.get()).write(wanted) },
    makePages: async (wanted) => (await pages.get()).make(wanted),
    async close() {
      await Promise.all([bundler.close(), ...[pages, threads].map(async (part) => (await part.started())?.close())]);
    },
  };
}

/** Brands that agree on the flags have it together. */
function oncePerFlags<T>(make: (flags: ScriptFlags) => Promise<T>): (flags: ScriptFlags) => Promise<T> {
  const makeOf = memoizeByKey((key: string) => make(JSON.parse(key) as ScriptFlags));
  return (flags) => makeOf(JSON.stringify(flags));
}

/** Starts something when it is first asked for. */
function once<T>(start: () => T): { get: () => T; started: () => T | undefined } {
  let value: T | undefined;
  return { get: () => (value ??= start()), started: () => value };
}
