import type { Messages } from '@lingui/core';
import type { Brand } from '@parlour/brand/schema';
import { legalTextsIn, type CatalogReader, type TextAddresses, type TextIds } from '@parlour/brand/vite';
import type { LanguageCode } from '@parlour/domain';
import type { AssetWriter } from './assets.ts';
import { dataScript, textPart } from './text-part.ts';

export interface BrandTexts {
  /** Where the pages' script finds them, by language. */
  addresses: Partial<Record<LanguageCode, TextAddresses>>;
  /** Every message, by language, to render pages with. */
  messages: Partial<Record<LanguageCode, Messages>>;
}

/** Writes what a brand says, as scripts that hold nothing but data: one for each part of the texts and each of its languages. */
export async function writeTexts(
  brand: Pick<Brand, 'languages'>,
  folder: string,
  { catalog, ids, write }: { catalog: CatalogReader; ids: TextIds; write: AssetWriter },
): Promise<BrandTexts> {
  const rows = await Promise.all(
    brand.languages.map(async (language) => {
      const messages = await catalog(folder, language);
      const part = (which: keyof TextIds) => write(`${language}.js`, textPart(messages, ids[which]).script);
      const [first, later] = [part('first'), part('later')];
      const legal = write(`${language}.js`, `export default ${dataScript(legalTextsIn(folder, language))}`);
      return { language, messages, addresses: { first, later, legal } };
    }),
  );
  return {
    addresses: Object.fromEntries(rows.map(({ language, addresses }) => [language, addresses])),
    messages: Object.fromEntries(rows.map(({ language, messages }) => [language, messages])),
  };
}
