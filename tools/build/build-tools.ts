import { catalogReader, type CatalogReader } from '@parlour/brand/vite';
import { stagingFolder, workspace } from './places.ts';
import type { PageMaker, PagesMade, PagesWanted } from './render/page-maker.ts';
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
  const startPages = async () => (await import('./render/page-maker.ts')).startPageMaker(ids);
  return {
    reader,
    siteScript: oncePerFlags((flags) => siteScript(flags, bundler, reader)),
    renderScript: oncePerFlags((flags) => renderScript(flags, bundler, reader)),
    workerScript: () => (worker ??= workerScript(bundler, reader)),
    catalog: catalogReader(workspace),
    sharing,
    makePages: async (wanted) => (await (pages ??= startPages())).make(wanted),
    async close() {
      sharing.close();
      await bundler.close();
      await (await pages)?.close();
    },
  };
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
