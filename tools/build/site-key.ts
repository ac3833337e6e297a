import type { Brand } from '@parlour/brand/schema';
import type { CatalogReader } from '@parlour/brand/vite';
import { textPart } from './dress/text-part.ts';
import type { RenderScript } from './scripts/render-script.ts';
import type { SiteScript } from './scripts/site-script.ts';
import type { SourceReader } from './scripts/sources.ts';
import type { Stored } from './scripts/store.ts';
import { sha256 } from './sha256.ts';
import { makers, ownFiles } from './site-note.ts';

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
  const { first, later } = site.facts.textIds;
  const texts = await Promise.all(
    brand.languages.map(async (language) => {
      const messages = await catalog(folder, language);
      return [first, later].map((ids) => textPart(messages, ids).hash);
    }),
  );
  return sha256(JSON.stringify([ownFiles(folder), site.hash, render.hash, texts, reader.sumOf(makers)]));
}
