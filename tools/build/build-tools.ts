import { availableParallelism } from 'node:os';
import { loadBrand, type Brand } from '@parlour/brand/schema';
import { catalogReader, type CatalogReader } from '@parlour/brand/vite';
import { brandFolder, webFolder, workspace } from './places.ts';
import type { Job } from './render/messages.ts';
import type { Rendered } from './render/renderer.ts';
import { startRenderers } from './render/renderers.ts';
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
  renderScript(): Promise<Stored<RenderScript>>;
  render(wanted: { script: string; flags: ScriptFlags; brand: Brand; job: Job }): Promise<Rendered>;
  close(): Promise<void>;
}

/** For builds of these brands; must be closed. A broken brand is left out: it fails when it is built. */
export function startBuildTools(ids: readonly string[]): BuildTools {
  const places = availableParallelism();
  const reader = readSources();
  const renderers = startRenderers(places);
  const work = once(async () => (await import('./shared-work.ts')).startSharedWork(webFolder));
  const gateway = once(async () => (await import('./rendering-gateway.ts')).startRenderingGateway(ids.flatMap(soundBrand)));
  const scripts = new Map<string, Promise<Stored<SiteScript>>>();
  const inTurn = queue();
  const builtOnce = once(() => inTurn(async () => renderScript(work.get, reader)));

  return {
    places,
    reader,
    catalog: catalogReader(workspace),
    siteScript(flags) {
      const key = JSON.stringify(flags);
      const script = scripts.get(key) ?? inTurn(() => siteScript(flags, work.get, reader));
      scripts.set(key, script);
      return script;
    },
    renderScript: builtOnce.get,
    render: async ({ script, flags, brand, job }) =>
      renderers.render({ script, flags, job, fetch: await (await gateway.get()).fetchAs(brand) }),
    async close() {
      await renderers.close();
      await Promise.all([work.started()?.then((shared) => shared.close()), gateway.started()?.then((started) => started.close())]);
    },
  };
}

function soundBrand(id: string): Brand[] {
  try {
    return [loadBrand(brandFolder(id))];
  } catch {
    return [];
  }
}

/** Starts something when it is first asked for. */
function once<T>(start: () => Promise<T>): { get: () => Promise<T>; started: () => Promise<T> | undefined } {
  let value: Promise<T> | undefined;
  return { get: () => (value ??= start()), started: () => value };
}

/** One after another: a bundler uses all cores already, and what it remembers is for one build at a time. */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
