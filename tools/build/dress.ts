import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@lingui/core';
import type { Brand } from '@parlour/brand/schema';
import { textsOfPart, type CatalogReader, type TextAddresses, type TextIds } from '@parlour/brand/vite';
import type { LanguageCode } from '@parlour/domain';
import type { BrandTokens } from '@parlour/ui/make-theme';
import { firstViewFaces, fontFaces, type FontFace } from './fonts.ts';
import { integrity } from './integrity.ts';
import type { SiteScript } from './scripts/scripts.ts';
import type { Stored } from './scripts/store.ts';
import type { SiteWriter } from './site-writer.ts';
import { themeSheet } from './theme-plugin.ts';

/** Every message of a brand, in each of its languages. */
export type BrandMessages = ReadonlyMap<LanguageCode, Messages>;

/** Reads all messages of the brand in `folder`. */
export async function brandMessages(
  { languages }: Pick<Brand, 'languages'>,
  folder: string,
  catalog: CatalogReader,
): Promise<BrandMessages> {
  return new Map(await Promise.all(languages.map(async (language) => [language, await catalog(folder, language)] as const)));
}

export interface DressInput {
  brand: Brand;
  tokens: BrandTokens;
  /** The brand's folder. */
  folder: string;
  site: SiteWriter;
  script: Stored<SiteScript>;
  messages: BrandMessages;
}

/** What pages need to know about it. Addresses are paths on the site. */
export interface Dressed {
  texts: Partial<Record<LanguageCode, TextAddresses>>;
  themeSheet: string;
  fontsOf: (language: LanguageCode) => readonly string[];
  integrityOf: (address: string) => string;
}

/** Adds a brand's texts, fonts and theme to the script of its flags. */
export async function dress({ brand, tokens, folder, site, script, messages }: DressInput): Promise<Dressed> {
  site.all(script.folder, script.facts.hashes);
  const faces = fontFaces(tokens, brand.languages);
  const fonts = new Map(faces.map(({ file }) => [file, site.asset(path.basename(file), readFileSync(file))]));
  const fontOf = (face: FontFace) => fonts.get(face.file)!;
  const theme = site.asset('theme.css', await themeSheet(tokens, brand, faces, fontOf, folder));
  return {
    texts: writeTexts(messages, script.facts.textIds, site),
    themeSheet: theme,
    fontsOf: (language) => firstViewFaces(faces, language).map(fontOf),
    integrityOf: (address) => integrity(site.hashOf(address)),
  };
}

/** Writes texts as data-only scripts, one per part and language. Returns their addresses for the pages' script. */
function writeTexts(messages: BrandMessages, ids: TextIds, site: SiteWriter): Partial<Record<LanguageCode, TextAddresses>> {
  const rows = [...messages].map(([language, all]) => {
    const part = (which: keyof TextIds) =>
      site.asset(`${language}.js`, `export const messages=${dataScript(textsOfPart(all, ids[which]))}`);
    return [language, { first: part('first'), later: part('later') }] as const;
  });
  return Object.fromEntries(rows);
}

/** As a string for JSON.parse, which engines parse faster than a literal. */
function dataScript(data: unknown): string {
  const text = JSON.stringify(data).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `JSON.parse('${text}');\n`;
}
