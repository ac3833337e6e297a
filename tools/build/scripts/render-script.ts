import { scriptsFolder } from '../places.ts';
import type { Bundler } from './bundler.ts';
import { flagsName, type ScriptFlags } from './site-script.ts';
import type { SourceReader } from './sources.ts';
import { stored, type Stored } from './store.ts';

/** The script that renders pages; there is nothing to be told of it beside its content. */
export type RenderScript = Stored<Record<string, never>>;

/**
 * The script that renders pages of brands with these flags, built once, whatever the number of brands. It holds what such
 * pages may show and nothing else: while it is the same, so are they, as far as the app's code goes.
 */
export function renderScript(flags: ScriptFlags, bundler: Bundler, reader: SourceReader): Promise<RenderScript> {
  return stored({ root: scriptsFolder, name: `render-${flagsName(flags)}`, reader }, async (folder) => {
    let modules: readonly string[] = [];
    const told = { modules: (read: readonly string[]) => (modules = read) };
    await bundler.build(({ renderScriptConfig }, work) => renderScriptConfig(flags, folder, work, told));
    return { facts: {}, sources: reader.sourcesOf(modules) };
  });
}
