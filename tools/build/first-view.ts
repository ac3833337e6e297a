import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@parlour/domain';

/**
 * The limit for the size of the first view's script (brotli), as a multiple of the bare stack of libraries
 * (docs/adr/0030-first-view.md). Lower it when the script shrinks; never raise it.
 */
export const mostScript = 1.273;

/** What a built site's home page in one language loads by itself, relative to the site's folder; no pictures. */
export function firstView(site: string, language: LanguageCode): { page: string; linked: string[]; scripts: string[] } {
  const page = `pages/${language}/index.html`;
  const html = readFileSync(path.join(site, page), 'utf8');
  const linked = [...html.matchAll(/<link rel="(?:stylesheet|preload)"[^>]* href="\/([^"]+)"/g)].map((match) => match[1]!);
  const entry = /let d=document.*?a="\/([^"]+)"/.exec(html)?.[1];
  if (!entry) throw new Error(`${page} of ${site} loads no script`);
  const also = /data-also="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return { page, linked, scripts: [entry, ...also.map((address) => address.slice(1))] };
}

/** Bytes on the wire (brotli) of the first view in one language: the page, its styles, fonts and script. */
export function firstViewBytes(site: string, language: LanguageCode): number {
  const { page, linked, scripts } = firstView(site, language);
  return bytesOf(site, [page, ...linked, ...scripts]);
}

/** Bytes of its script alone, without what the page fetches once it is quiet. */
export function firstViewScriptBytes(site: string, language: LanguageCode): number {
  return bytesOf(site, firstView(site, language).scripts);
}

function bytesOf(site: string, files: readonly string[]): number {
  const sizes = files.map((file) => path.join(site, file)).map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}
