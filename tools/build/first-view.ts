import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@parlour/domain';

/**
 * The limit for the size of the first view's script (brotli), as a multiple of the bare stack of libraries
 * (docs/adr/0030-first-view.md). Lower it when the script shrinks; never raise it.
 */
export const mostScript = 1.262;

/** Bytes on the wire (brotli) of a built site's home page in one language: the page, its styles, fonts and script; no pictures. */
export function firstViewBytes(site: string, language: LanguageCode): number {
  const page = `pages/${language}/index.html`;
  const html = readFileSync(path.join(site, page), 'utf8');
  const linked = [...html.matchAll(/<link rel="(?:stylesheet|preload)"[^>]* href="([^"]+)"/g)].map((match) => match[1]!);
  const entry = /let d=document.*?a="([^"]+)"/.exec(html)?.[1];
  const also = /data-also="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  if (!entry) throw new Error(`${page} of ${site} loads no script`);
  return [page, ...linked, entry, ...also].reduce((sum, file) => sum + bytes(path.join(site, file)), 0);
}

function bytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
