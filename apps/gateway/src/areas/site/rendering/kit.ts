import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a build stores beside a site, so that a running gateway can render its pages again (docs/adr/0141). */
export interface RenderKit {
  /** The global from which the script reads the brand and its messages. */
  runtimeGlobal: string;
  /** The brand facts that its script reads. */
  brand: object;
  /** Every page whose contents may change: its file below `pages/<LANG>`, without `.html`, and its path on the site. */
  pages: readonly { name: string; path: string }[];
  /** By language: the HTML around a page's head, body and state, and the messages. */
  languages: Readonly<Record<string, { frame: readonly [string, string, string, string]; messages: object }>>;
}

/** The folder of all kits, beside that of the sites, with one folder per brand. */
export const renderKitsName = '.render-kits';

/** The name of a kit's folder, derived from the text of its build's list of files, so that the same build has the same kit. */
export function renderKitName(list: string | Buffer): string {
  return createHash('sha256').update(list).digest('hex').slice(0, 16);
}

/** A kit on the disk. */
export interface KitPlace {
  /** The folder's name, which identifies the build. */
  build: string;
  folder: string;
  languages: readonly string[];
}

/** The kit of a brand's build; null if there is none, as for a site that was built elsewhere. */
export async function kitOf(sites: string, brandId: string, build: string): Promise<KitPlace | null> {
  const folder = path.join(path.dirname(sites), renderKitsName, brandId, build);
  try {
    const { languages } = await readKit(folder);
    return { build, folder, languages: Object.keys(languages) };
  } catch {
    return null;
  }
}

/** Reads a kit without validation: only tools/build writes it, in one piece. */
export async function readKit(folder: string): Promise<RenderKit> {
  return JSON.parse(await readFile(path.join(folder, 'kit.json'), 'utf8')) as RenderKit;
}

/** The script that renders. */
export function kitScript(folder: string): string {
  return pathToFileURL(path.join(folder, 'script/entry-server.js')).href;
}
