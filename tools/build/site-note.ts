import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import { textsOfPart, type CatalogReader } from '@parlour/brand/vite';
import { filesBelow } from './compress.ts';
import { siteFolder, sitesFolder } from './places.ts';
import type { RenderScript } from './scripts/render-script.ts';
import type { SiteScript } from './scripts/site-script.ts';
import type { SourceReader } from './scripts/sources.ts';
import type { Stored } from './scripts/store.ts';
import { sha256 } from './sha256.ts';

/** What makes pages and pictures beside scripts and the brand's own folder. Answers of the gateway stand in the pages. */
const makers = [
  'apps/gateway/src/**/*.ts',
  'libs/{domain,api,ui/src/theme}/**/*.ts',
  'tools/{art,build}/**/*.ts',
  'libs/brand/src/**/*.ts',
  // Packages that a page is rendered with are in no script.
  'package-lock.json',
  // What is said only where pages are rendered is in no script.
  'apps/web/src/locales/*.po',
];

interface Note {
  key: string;
  /** Of the site's own list of hashes. */
  site: string;
}

interface Scripts {
  site: Stored<SiteScript>;
  render: RenderScript;
}

/**
 * Changes when the site of a brand may change: with its folder, the two scripts of its flags, its languages' texts, and what the
 * gateway answers. A feature that its flags keep out of both scripts is none of these.
 */
export async function siteKey(
  brand: Brand,
  folder: string,
  { site, render }: Scripts,
  { reader, catalog }: { reader: SourceReader; catalog: CatalogReader },
): Promise<string> {
  const own = (await filesBelow(folder)).map((file) => [file, sha256(readFileSync(path.join(folder, file)))]);
  const ids = [...site.facts.textIds.first, ...site.facts.textIds.later];
  const texts = await Promise.all(brand.languages.map(async (language) => textsOfPart(await catalog(folder, language), ids)));
  const files = reader.filesOf(makers).map((file) => [file, reader.hashOf(file)]);
  return sha256(JSON.stringify([own, site.hash, render.hash, texts, files]));
}

/** Whether the site that stands there is the one that would be built. */
export async function isUnchanged(id: string, key: string): Promise<boolean> {
  if (!existsSync(noteFile(id))) return false;
  // Written by noteSite alone.
  const note = JSON.parse(readFileSync(noteFile(id), 'utf8')) as Note;
  return note.key === key && note.site === siteSum(id);
}

export async function noteSite(id: string, key: string): Promise<void> {
  await mkdir(path.dirname(noteFile(id)), { recursive: true });
  await writeFile(noteFile(id), JSON.stringify({ key, site: siteSum(id) ?? '' } satisfies Note));
}

/** Beside the sites: a site holds nothing but what is served. */
function noteFile(id: string): string {
  return path.join(path.dirname(sitesFolder), '.sites', `${id}.json`);
}

function siteSum(id: string): string | null {
  const [list, seal] = ['build.json', 'csp.json'].map((name) => path.join(siteFolder(id), name));
  return existsSync(list!) && existsSync(seal!) ? sha256(readFileSync(list!)) : null;
}
