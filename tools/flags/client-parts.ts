import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { clientBuild } from '../build/brand-config.ts';
import { workspace } from '../build/places.ts';
import type { SharedWork } from '../build/shared-work.ts';
import { literals, type FlagSet } from './flag-set.ts';

/** What the browser gets under some flags. */
export interface ClientParts {
  /** Our files of which something is left, from the root of the workspace, and what is left of each. */
  files: ReadonlyMap<string, string>;
  /** Packages of which something is left. */
  packages: ReadonlySet<string>;
  /** Ids of the messages that its catalogues hold. */
  messages: ReadonlySet<string>;
  style: string;
}

/** Builds the page's script with the facts of nobody's brand and these flags; nothing is written. */
export async function clientParts(flags: FlagSet, work: SharedWork): Promise<ClientParts> {
  const config = clientBuild('neutral', work);
  // Comes after the brand's own flags, and so decides.
  const chosen: Plugin = { name: 'parlour:flags', config: () => ({ define: literals(flags) }) };
  const { output } = (await build({
    ...config,
    plugins: [config.plugins, chosen],
    build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const left = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .flatMap(([id, { code }]) => (code?.trim() ? [[id, code] as const] : []));
  return {
    files: new Map(left.flatMap(([id, code]) => (packageOf(id) || !path.isAbsolute(id) ? [] : [[ownFile(id), code] as const]))),
    packages: new Set(left.flatMap(([id]) => packageOf(id) ?? [])),
    messages: new Set(chunks.flatMap(({ code }) => catalogued(code))),
    style: output.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [])).join('\n'),
  };
}

function ownFile(id: string): string {
  return path.relative(workspace, id.replace(/\?.*/, '')).replaceAll(path.sep, '/');
}

function packageOf(id: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

/** Ids of a catalogue, as brandPlugin writes it and pruneCatalogs leaves it: a JSON text in the script, of texts by Lingui's six-character ids. */
function catalogued(code: string): string[] {
  return [...code.matchAll(/JSON\.parse\(("(?:[^"\\]|\\.)*")\)/g)].flatMap(([, text]) => {
    const messages: unknown = JSON.parse(JSON.parse(text!) as string);
    return typeof messages === 'object' && messages ? Object.keys(messages).filter((id) => id.length === 6) : [];
  });
}
