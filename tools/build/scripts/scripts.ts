import { buildFlags, type BuildFlag } from '@parlour/domain';
import type { TextIds } from '@parlour/brand/vite';
import type { build, Rolldown } from 'vite';
import { compressFolder } from '../compress.ts';
import { sha256, type Hashes } from '../integrity.ts';
import { scriptsFolder } from '../places.ts';
import type { Bundler } from './bundler.ts';
import type { SourceReader } from './sources.ts';
import { hashesOf, stored, type Stored } from './store.ts';

/** The flags that a script is built for: brands with the same flags share a script. */
export type ScriptFlags = Readonly<Record<BuildFlag, boolean>>;

/** What the pages of a site need to know about its script. Addresses are paths on the site. */
export interface SiteScript {
  entry: string;
  /** All static imports of the entry. */
  firstView: readonly string[];
  /** Styles of every component, without a brand's theme. */
  styleSheet: string;
  textIds: TextIds;
  /** Hashes of its files, computed once for all brands. */
  hashes: Hashes;
}

/** The script that renders pages. */
export type RenderScript = Stored<Record<string, never>>;

/** The flags of a brand that its script is built for. */
export function scriptFlags(flags: ScriptFlags): ScriptFlags {
  return Object.fromEntries(buildFlags.map((flag) => [flag, flags[flag]])) as ScriptFlags;
}

/** A short name of a set of flags. */
function flagsName(flags: ScriptFlags): string {
  return sha256(JSON.stringify(flags)).slice(0, 16);
}

/** The script and style sheet for these flags, with compressed files; built once, whatever the number of brands. */
export function siteScript(flags: ScriptFlags, bundler: Bundler, reader: SourceReader): Promise<Stored<SiteScript>> {
  return stored({ root: scriptsFolder, name: `site-${flagsName(flags)}`, reader }, async (folder) => {
    let modules: readonly string[] = [];
    let textIds: TextIds = { first: [], later: [] };
    const told = { modules: (read: readonly string[]) => (modules = read), textIds: (ids: TextIds) => (textIds = ids) };
    const files = outputOf(await bundler.build(({ siteScriptConfig }, work) => siteScriptConfig(flags, folder, work, told)));
    const entry = addressOf(files, 'the entry script', isEntry);
    const firstView = importsOf(files);
    const styleSheet = addressOf(files, 'the style sheet', (file) => file.fileName.endsWith('.css'));
    await compressFolder(folder, new Set([entry, ...firstView, styleSheet].map((address) => address.slice(1))));
    const facts: SiteScript = {
      entry,
      firstView,
      styleSheet,
      textIds,
      hashes: await hashesOf(folder),
    };
    return { facts, sources: reader.sourcesOf(modules) };
  });
}

/**
 * The script that prerenders pages of brands with these flags; built once, whatever the number of brands. It contains only code that such
 * pages may use, so as long as it is unchanged, the app's part of the pages is too.
 */
export function renderScript(flags: ScriptFlags, bundler: Bundler, reader: SourceReader): Promise<RenderScript> {
  return stored({ root: scriptsFolder, name: `render-${flagsName(flags)}`, reader }, async (folder) => {
    let modules: readonly string[] = [];
    const told = { modules: (read: readonly string[]) => (modules = read) };
    await bundler.build(({ renderScriptConfig }, work) => renderScriptConfig(flags, folder, work, told));
    return { facts: {}, sources: reader.sourcesOf(modules) };
  });
}

/** The service worker of sites with the Lite app, without any brand's own parts; built once, whatever the number of brands and flags. */
export function workerScript(bundler: Bundler, reader: SourceReader): Promise<Stored<Record<string, never>>> {
  return stored({ root: scriptsFolder, name: 'worker', reader }, async (folder) => {
    let modules: readonly string[] = [];
    const told = { modules: (read: readonly string[]) => (modules = read) };
    await bundler.build(({ workerConfig }) => workerConfig(folder, told));
    return { facts: {}, sources: reader.sourcesOf(modules) };
  });
}

type OutputFile = Rolldown.RolldownOutput['output'][number];

function outputOf(result: Awaited<ReturnType<typeof build>>): readonly OutputFile[] {
  if (Array.isArray(result) || !('output' in result)) throw new Error('expected one build, for it has one input and one output');
  return result.output;
}

function addressOf(files: readonly OutputFile[], what: string, wanted: (file: OutputFile) => boolean): string {
  const found = files.filter(wanted);
  if (found.length !== 1) throw new Error(`the build made ${found.length} files for ${what}: ${found.map((f) => f.fileName).join(', ')}`);
  return `/${found[0]!.fileName}`;
}

function isEntry(file: OutputFile): boolean {
  return file.type === 'chunk' && file.isEntry;
}

function importsOf(files: readonly OutputFile[]): string[] {
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const found = new Set<string>();
  const follow = (name: string) => {
    for (const next of chunks.get(name)?.imports ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  for (const file of files) if (isEntry(file)) follow(file.fileName);
  return [...found].map((name) => `/${name}`);
}
