import { scriptsFolder } from '../places.ts';
import type { SharedWork } from '../shared-work.ts';
import type { SiteScript } from './site-script.ts';
import { sha256 } from '../sha256.ts';
import type { Graph, SourceReader, Sources } from './sources.ts';
import { stored, type Stored } from './store.ts';

/** The script that renders pages, one for all brands and flags. */
export interface RenderScript {
  modules: Graph;
}

const entry = 'apps/web/src/entry-server.tsx';

/** Built once, whatever the number of brands. */
export function renderScript(work: () => Promise<SharedWork>, reader: SourceReader): Promise<Stored<RenderScript>> {
  return stored({ root: scriptsFolder, name: 'render', reader }, async (folder) => {
    const [vite, { renderScriptConfig }] = await Promise.all([import('vite'), import('../brand-config.ts')]);
    let modules: Graph = {};
    await vite.build(renderScriptConfig(folder, await work(), { modules: (graph) => (modules = graph) }));
    return { facts: { modules }, sources: reader.sourcesOf(Object.keys(modules)) };
  });
}

/**
 * Changes when the pages of a site with this script may change by the app's code. Modules that the site's script shares lead
 * on to those of that script alone: what its flags keep out counts for nothing here either.
 */
export function renderedCode(render: Stored<RenderScript>, site: Stored<SiteScript>): string {
  const { modules } = render.facts;
  const counted = new Set([entry]);
  for (const module of counted) {
    const next = modules[module] ?? [];
    for (const each of module in site.sources ? next.filter((file) => file in site.sources) : next) counted.add(each);
  }
  return hashOfSome(render.sources, (file) => counted.has(file) || !(file in modules));
}

function hashOfSome(sources: Sources, counts: (file: string) => boolean): string {
  return sha256(JSON.stringify(Object.entries(sources).filter(([file]) => counts(file))));
}
