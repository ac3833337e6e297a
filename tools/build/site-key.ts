import { textPart } from './dress/text-part.ts';
import type { BrandMessages } from './dress/texts.ts';
import type { RenderScript } from './scripts/render-script.ts';
import type { SiteScript } from './scripts/site-script.ts';
import type { SourceReader } from './scripts/sources.ts';
import type { Stored } from './scripts/store.ts';
import { sha256 } from './sha256.ts';
import { makers, type OwnFiles } from './site-note.ts';

interface Scripts {
  site: Stored<SiteScript>;
  render: RenderScript;
}

/**
 * Changes when the site of a brand may change: with its folder, the two scripts of its flags, its languages' texts, and what the
 * gateway answers. A feature that its flags keep out of both scripts is none of these.
 */
export function siteKey(files: OwnFiles, { site, render }: Scripts, messages: BrandMessages, reader: SourceReader): string {
  const { first, later } = site.facts.textIds;
  const texts = [...messages].map(([language, all]) => [language, ...[first, later].map((ids) => textPart(all, ids).hash)]);
  return sha256(JSON.stringify([files, site.hash, render.hash, texts, reader.sumOf(makers)]));
}
