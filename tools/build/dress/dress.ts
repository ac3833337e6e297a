import type { Brand } from '@parlour/brand/schema';
import type { TextAddresses } from '@parlour/brand/vite';
import type { LanguageCode } from '@parlour/domain';
import type { BrandTokens } from '@parlour/ui/make-theme';
import type { SiteWriter } from '../files/site-writer.ts';
import { firstViewFaces, fontFaces, type FontFace } from '../fonts.ts';
import { integrity } from '../integrity.ts';
import type { SiteScript } from '../scripts/site-script.ts';
import type { Stored } from '../scripts/store.ts';
import { themeSheet } from '../theme-plugin.ts';
import { assetWriter, writeCopy } from './assets.ts';
import { writeTexts, type BrandMessages } from './texts.ts';

export interface DressInput {
  brand: Brand;
  tokens: BrandTokens;
  /** The brand's folder. */
  folder: string;
  site: SiteWriter;
  script: Stored<SiteScript>;
  messages: BrandMessages;
}

/** What the pages must know of it. Addresses are those on the site. */
export interface Dressed {
  texts: Partial<Record<LanguageCode, TextAddresses>>;
  themeSheet: string;
  fontsOf: (language: LanguageCode) => readonly string[];
  integrityOf: (address: string) => string;
}

/** Puts beside the script of its flags what a brand wears: texts, fonts and its theme. */
export async function dress({ brand, tokens, folder, site, script, messages }: DressInput): Promise<Dressed> {
  site.all(script.folder, script.facts.hashes);
  const write = assetWriter(site);
  const faces = fontFaces(tokens, brand.languages);
  const texts = writeTexts(messages, { brand, folder }, { ids: script.facts.textIds, write });
  const fonts = new Map(faces.map(({ file }) => [file, writeCopy(write, file)]));
  const fontOf = (face: FontFace) => fonts.get(face.file)!;
  const theme = write('theme.css', await themeSheet(tokens, brand, faces, fontOf, folder));
  return {
    texts,
    themeSheet: theme,
    fontsOf: (language) => firstViewFaces(faces, language).map(fontOf),
    integrityOf: (address) => integrity(site.hashOf(address)),
  };
}
