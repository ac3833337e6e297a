import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { siteScriptConfig } from '../build/brand-config.ts';
import { workspace } from '../build/places.ts';
import type { ScriptFlags } from '../build/scripts/scripts.ts';
import type { SharedWork } from '../build/shared-work.ts';

/** The browser bundle with these flags. */
export interface ClientParts {
  /** Our files in the bundle, relative to the root of the workspace, with the remaining code of each. */
  files: ReadonlyMap<string, string>;
  /** Packages that are in the bundle. */
  packages: ReadonlySet<string>;
  /** Texts that may be ids of messages; catalogues contain exactly the messages with these ids. */
  textIds: ReadonlySet<string>;
  style: string;
}

/** Builds the script of sites with these flags like a normal build; nothing is written. */
export async function clientParts(flags: ScriptFlags, work: SharedWork): Promise<ClientParts> {
  const textIds = new Set<string>();
  const config = siteScriptConfig(flags, 'nowhere', work, {
    modules: () => undefined,
    textIds: ({ first, later }) => [...first, ...later].forEach((id) => textIds.add(id)),
  });
  const { output } = (await build({ ...config, build: { ...config.build, write: false, minify: false } })) as Rolldown.RolldownOutput;
  const left = output
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    // A style's sheet belongs to its `.css.ts`, and leaves an empty script in some chunks only.
    .flatMap(([id, { code }]) => (code?.trim() && !id.endsWith('.vanilla.css') ? [[id, code] as const] : []));
  return {
    files: new Map(left.flatMap(([id, code]) => (packageOf(id) || !path.isAbsolute(id) ? [] : [[ownFile(id), code] as const]))),
    packages: new Set(left.flatMap(([id]) => packageOf(id) ?? [])),
    textIds,
    style: output.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [])).join('\n'),
  };
}

function ownFile(id: string): string {
  return path.relative(workspace, id.replace(/\?.*/, '')).replaceAll(path.sep, '/');
}

function packageOf(id: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}
