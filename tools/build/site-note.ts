import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandFolder, siteFolder, sitesFolder } from './places.ts';
import type { BuildTools } from './build-tools.ts';
import type { SourceReader } from './scripts/sources.ts';
import type { Stored } from './scripts/store.ts';
import { sha256 } from './sha256.ts';

/** What makes pages and pictures beside scripts and the brand's own folder. Answers of the gateway stand in the pages. */
export const makers = [
  'apps/gateway/src/**/*.{ts,json}',
  'libs/{domain,api,ui/src/theme}/**/*.{ts,json}',
  'tools/build/**/*.ts',
  'apps/art/pictures/**/*.svg',
  'libs/brand/src/**/*.ts',
  'libs/brand/legal-templates/**/*.md',
  // Packages that a page is rendered with are in no script.
  'package-lock.json',
  // What is said only where pages are rendered is in no script.
  'apps/web/src/locales/*.po',
];
const catalogues = ['libs/*/src/locales/*.po'];

/** What a site was made of. */
interface Note {
  /** See `siteKey`: what may change the site, read out of its sources. */
  key: string;
  /** See `inputsOf`: the sources themselves, and the names of its scripts in the store. */
  inputs: string;
  scripts: readonly string[];
  /** Of the site's own list of hashes. */
  site: string;
}

/** Whether the site that stands there is the one that would be built, told by its sources alone: neither is read nor understood. */
export function isAsNoted(id: string, { reader, scriptBefore }: Pick<BuildTools, 'reader' | 'scriptBefore'>): boolean {
  const note = readNote(id);
  if (!note || note.site !== siteSum(id)) return false;
  const scripts = note.scripts.flatMap((name) => scriptBefore(name) ?? []);
  return scripts.length === note.scripts.length && note.inputs === inputsOf(ownFiles(brandFolder(id)), scripts, reader);
}

/** Changes with any file of the brand, its scripts, any catalogue, and what makes pages and pictures. */
export function inputsOf(files: OwnFiles, scripts: readonly Pick<Stored<unknown>, 'hash'>[], reader: SourceReader): string {
  return sha256(JSON.stringify([files, scripts.map(({ hash }) => hash), reader.sumOf(makers), reader.sumOf(catalogues)]));
}

/** Each file of a brand's folder, by its path there, and its sha256; in a fixed order. */
export type OwnFiles = readonly (readonly [file: string, hash: string])[];

/** None where there is no such folder. */
export function ownFiles(folder: string): OwnFiles {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [path.relative(folder, file).replaceAll(path.sep, '/'), sha256(readFileSync(file))] as const);
}

export function readNote(id: string): Note | null {
  if (!existsSync(noteFile(id))) return null;
  // Written by noteSite alone, but perhaps of an earlier commit.
  const note = JSON.parse(readFileSync(noteFile(id), 'utf8')) as Partial<Note>;
  const { key, inputs, scripts, site } = note;
  return key && inputs && scripts && site ? { key, inputs, scripts, site } : null;
}

export function noteSite(id: string, made: Omit<Note, 'site'>): void {
  mkdirSync(path.dirname(noteFile(id)), { recursive: true });
  writeFileSync(noteFile(id), JSON.stringify({ ...made, site: siteSum(id) ?? '' } satisfies Note));
}

/** Beside the sites: a site holds nothing but what is served. */
function noteFile(id: string): string {
  return path.join(path.dirname(sitesFolder), '.sites', `${id}.json`);
}

/** Of the list of a site's files; null where there is no whole site. */
export function siteSum(id: string): string | null {
  const [list, seal] = ['build.json', 'csp.json'].map((name) => path.join(siteFolder(id), name));
  return existsSync(list!) && existsSync(seal!) ? sha256(readFileSync(list!)) : null;
}
