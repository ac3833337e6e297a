import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from './integrity.ts';
import { siteFolder, sitesFolder } from './places.ts';
import type { SourceReader } from './scripts/sources.ts';
import type { Stored } from './scripts/store.ts';

/** The sources of pages and pictures, besides scripts and the brand's folder. Pages contain answers of the gateway. */
const makers = [
  'apps/gateway/src/**/*.{ts,json}',
  'libs/{domain,api,ui/src/theme}/**/*.{ts,json}',
  'tools/build/**/*.ts',
  'apps/art/pictures/**/*.svg',
  'apps/art/src/**/*.ts',
  'libs/brand/src/**/*.ts',
  'libs/brand/legal-templates/**/*.md',
  // Packages used for rendering are not part of any script.
  'package-lock.json',
  '{apps,libs}/*/src/locales/*.po',
];

/** What a site was built from. */
interface Note {
  /** See `siteKey`. */
  key: string;
  /** Hash of the site's own list of hashes. */
  site: string;
}

/**
 * A key that changes whenever the site of a brand may change: it covers its folder, the scripts of its flags, all texts and the gateway's
 * answers, or what its merchant has published (`content`).
 */
export function siteKey(
  folder: string,
  scripts: readonly Pick<Stored<unknown>, 'hash'>[],
  reader: SourceReader,
  content?: readonly unknown[],
): string {
  const published = content === undefined ? [] : [content];
  return sha256(JSON.stringify([ownFiles(folder), scripts.map(({ hash }) => hash), reader.sumOf(makers), ...published]));
}

/** Each file of a brand's folder by its path there, with its sha256, in a fixed order. */
function ownFiles(folder: string): readonly (readonly [file: string, hash: string])[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [path.relative(folder, file).replaceAll(path.sep, '/'), sha256(readFileSync(file))] as const);
}

/** Whether the existing site is up to date. */
export function isAsNoted(id: string, key: string): boolean {
  if (!existsSync(noteFile(id))) return false;
  // Not validated: written by noteSite only.
  const note = JSON.parse(readFileSync(noteFile(id), 'utf8')) as Partial<Note>;
  return note.key === key && note.site === siteSum(id);
}

export function noteSite(id: string, key: string): void {
  mkdirSync(path.dirname(noteFile(id)), { recursive: true });
  writeFileSync(noteFile(id), JSON.stringify({ key, site: siteSum(id) ?? '' } satisfies Note));
}

/** Stored outside the sites, which contain only what is served. */
function noteFile(id: string): string {
  return path.join(path.dirname(sitesFolder), '.sites', `${id}.json`);
}

/** Hash of the list of a site's files; null if there is no complete site. */
function siteSum(id: string): string | null {
  const [list, seal] = ['build.json', 'csp.json'].map((name) => path.join(siteFolder(id), name));
  return existsSync(list!) && existsSync(seal!) ? sha256(readFileSync(list!)) : null;
}
