import type { Messages } from '@lingui/core';
import type { Brand } from '@parlour/brand/schema';
import { legalTextsIn, type CatalogReader, type TextAddresses, type TextIds } from '@parlour/brand/vite';
import type { LanguageCode } from '@parlour/domain';
import type { AssetWriter } from './assets.ts';
import { dataScript, textPart } from './text-part.ts';

/** Every message of a brand, in each of its languages. */
export type BrandMessages = ReadonlyMap<LanguageCode, Messages>;

/** Reads what a brand in `folder` says. */
export async function brandMessages(
  { languages }: Pick<Brand, 'languages'>,
  folder: string,
  catalog: CatalogReader,
): Promise<BrandMessages> {
  return new Map(await Promise.all(languages.map(async (language) => [language, await catalog(folder, language)] as const)));
}

/** Writes what a brand says, as scripts that hold nothing but data: one for each part of the texts and each of its languages. Gives where the pages' script finds them. */
export function writeTexts(
  messages: BrandMessages,
  { brand, folder }: { brand: Brand; folder: string },
  { ids, write }: { ids: TextIds; write: AssetWriter },
): Partial<Record<LanguageCode, TextAddresses>> {
  const rows = [...messages].map(([language, all]) => {
    const part = (which: keyof TextIds) => write(`${language}.js`, textPart(all, ids[which]).script);
    const [first, later] = [part('first'), part('later')];
    const legal = write(`${language}.js`, `export default ${dataScript(legalTextsIn(folder, brand, language))}`);
    return [language, { first, later, legal }] as const;
  });
  return Object.fromEntries(rows);
}
