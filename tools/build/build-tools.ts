import { availableParallelism } from 'node:os';
import path from 'node:path';
import { loadBrand, type Brand } from '@parlour/brand/schema';
import { catalogReader, type CatalogReader } from '@parlour/brand/vite';
import { brandFolder, scriptsFolder, workspace } from './places.ts';
import { keptFiles, type KeptFiles } from './files/kept-files.ts';
import { pageMaker, type PagesMade, type PagesWanted } from './render/page-maker.ts';
import { startRenderingGateway } from './render/rendering-gateway.ts';
import { startRenderers } from './render/renderers.ts';
import { standInOf } from './render/stand-in.ts';
import { startBundler } from './scripts/bundler.ts';
import { renderScript, type RenderScript } from './scripts/render-script.ts';
import { siteScript, type ScriptFlags, type SiteScript } from './scripts/site-script.ts';
import { readSources, type SourceReader } from './scripts/sources.ts';
import type { Stored } from './scripts/store.ts';

/** What several brands built by one process have in common; each part is started when the first brand needs it. */
export interface BuildTools {
  /** How many brands may be built at a time. */
  places: number;
  reader: SourceReader;
  catalog: CatalogReader;
  siteScript(flags: ScriptFlags): Promise<Stored<SiteScript>>;
  renderScript(flags: ScriptFlags): Promise<RenderScript>;
  kept: KeptFiles;
  makePages(wanted: PagesWanted): Promise<PagesMade>;
  close(): Promise<void>;
}

/** For builds of these brands; must be closed. A broken brand is left out: it fails when it is built. */
export function startBuildTools(ids: readonly string[]): BuildTools {
  const places = availableParallelism();
  const reader = readSources();
  const renderers = startRenderers(places);
  const gateway = once(() => startRenderingGateway(standIns(ids)));
  // A new script means new pages: the gateway starts beside the bundler.
  const bundler = startBundler(gateway.get);

  return {
    places,
    reader,
    catalog: catalogReader(workspace),
    siteScript: oncePerFlags((flags) => siteScript(flags, bundler, reader)),
    renderScript: oncePerFlags((flags) => renderScript(flags, bundler, reader)),
    kept: keptFiles(path.join(scriptsFolder, 'files')),
    makePages: pageMaker(renderers, (standIn) => gateway.get().askAs(standIn)),
    async close() {
      await renderers.close();
      await Promise.all([bundler.close(), gateway.started()?.close()]);
    },
  };
}

/** Those of brands that are sound, each once. */
function standIns(ids: readonly string[]): Brand[] {
  return [
    ...new Map(
      ids
        .flatMap(soundBrand)
        .map(standInOf)
        .map((brand) => [brand.id, brand]),
    ).values(),
  ];
}

function soundBrand(id: string): Brand[] {
  try {
    return [loadBrand(brandFolder(id))];
  } catch {
    return [];
  }
}

/** Brands that agree on the flags have it together. */
function oncePerFlags<T>(make: (flags: ScriptFlags) => Promise<T>): (flags: ScriptFlags) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (flags) => {
    const key = JSON.stringify(flags);
    const result = made.get(key) ?? make(flags);
    made.set(key, result);
    return result;
  };
}

/** Starts something when it is first asked for. */
function once<T>(start: () => T): { get: () => T; started: () => T | undefined } {
  let value: T | undefined;
  return { get: () => (value ??= start()), started: () => value };
}
