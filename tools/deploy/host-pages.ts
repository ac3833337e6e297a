import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { frameName, hostCopies, hostScripts } from '@parlour/gateway/sites';
import { sha256 } from '../build/integrity.ts';
import type { Site } from './site.ts';

/** Source expressions for the policy of pages. */
export function hostScriptHashes(site: Site): string[] {
  return hostScripts(site).map((script) => `sha256-${sha256(script, 'base64')}`);
}

/** The texts of pages for static hosts by their place in the folder `site`, from the built site in `folder`. */
export async function hostPages(site: Site, folder: string): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const page of ['index', ...site.rendered, frameName])
    for (const language of site.languages) {
      const built = await readFile(path.join(folder, 'pages', language, `${page}.html`), 'utf8');
      for (const [name, html] of hostCopies(site, { page, language }, built)) pages.set(name, html);
    }
  return pages;
}
