import { loadBrand } from '@parlour/brand/schema';
import { brandCatalog } from '@parlour/brand/vite';
import { languageCodes, languages, type LanguageCode } from '@parlour/domain';
import { brandFolder, workspace } from '../build/places.ts';

/**
 * The languages in which a brand's pictures are compared: its default one, the one with the longest texts, and one that is written from
 * right to left.
 */
export async function languagesLookedAt(brandId: string): Promise<LanguageCode[]> {
  const { defaultLanguage } = loadBrand(brandFolder(brandId));
  const rightToLeft = languageCodes.find((code) => languages[code].direction === 'rtl')!;
  return [...new Set([defaultLanguage, await longestLanguage(brandId), rightToLeft])];
}

/** The language with the longest texts in total. */
async function longestLanguage(brandId: string): Promise<LanguageCode> {
  const lengths = await Promise.all(
    languageCodes.map(async (code) => {
      const texts = Object.values(await brandCatalog(workspace, brandFolder(brandId), code));
      return [code, texts.reduce((sum, text) => sum + lengthOf(text), 0)] as const;
    }),
  );
  return lengths.toSorted(([, a], [, b]) => b - a)[0]![0];
}

/** The length in letters that take up width: combining marks do not count. */
function lengthOf(message: unknown): number {
  const text = (Array.isArray(message) ? message : [message]).filter((part) => typeof part === 'string').join('');
  return text.replaceAll(/\p{M}/gu, '').length;
}
