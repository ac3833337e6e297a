import type { BuildTools } from './build-tools.ts';
import { isAsNoted } from './site-note.ts';

/** What became of a brand's site: `unchanged` where it stood as it would be built. */
export type Outcome = 'built' | 'unchanged';

/**
 * Builds a brand's site into `dist/brands/<id>`: the script of its flags, its theme, texts and fonts, pages in every language,
 * pictures, each text compressed, and their list in `build.json`. The site that was there stays until the new one is whole.
 * Throws what is wrong with the brand or the code.
 */
export async function buildBrand(id: string, tools: BuildTools): Promise<Outcome> {
  if (isAsNoted(id, tools)) return 'unchanged';
  // What builds is loaded when there is something to build.
  const { makeSite } = await import('./make-site.ts');
  return makeSite(id, tools);
}
