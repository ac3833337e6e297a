import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import type { CatalogReader } from '@parlour/brand/vite';
import type { LanguageCode } from '@parlour/domain';
import type { BrandTokens } from '@parlour/ui/make-theme';
import { firstViewFaces, fontFaces, type FontFace } from '../fonts.ts';
import { integrityTable } from '../integrity.ts';
import type { SiteScript } from '../scripts/site-script.ts';
import type { Stored } from '../scripts/store.ts';
import { themeSheet } from '../theme-plugin.ts';
import { assetWriter, writeCopy, type AssetWriter } from './assets.ts';
import { writeTexts, type BrandTexts } from './texts.ts';

export interface DressInput {
  brand: Brand;
  tokens: BrandTokens;
  /** The brand's folder, and the one that gets the site. */
  folder: string;
  target: string;
  script: Stored<SiteScript>;
  catalog: CatalogReader;
}

/** What the pages must know of it. Addresses are those on the site. */
export interface Dressed {
  texts: BrandTexts['addresses'];
  messages: BrandTexts['messages'];
  themeSheet: string;
  fontsOf: (language: LanguageCode) => readonly string[];
  integrityOf: (address: string) => string;
}

/** Puts beside the script of its flags what a brand wears: texts, fonts and its theme. */
export async function dress({ brand, tokens, folder, target, script, catalog }: DressInput): Promise<Dressed> {
  await copyScript(script, target);
  const write = assetWriter(target);
  const faces = fontFaces(tokens, brand.languages);
  const [texts, fonts] = await Promise.all([
    writeTexts(brand, folder, { catalog, ids: script.facts.textIds, write }),
    writeFonts(faces, write),
  ]);
  const fontOf = (face: FontFace) => fonts.get(face.file)!;
  const theme = await write('theme.css', await themeSheet(tokens, brand, faces, fontOf, folder));
  const { entry, firstView, styleSheet } = script.facts;
  const first = Object.values(texts.addresses).map((addresses) => addresses.first);
  return {
    texts: texts.addresses,
    messages: texts.messages,
    themeSheet: theme,
    fontsOf: (language) => firstViewFaces(faces, language).map(fontOf),
    integrityOf: await integrityTable(target, [entry, ...firstView, styleSheet, theme, ...first]),
  };
}

/** Where the disk can, both share the same blocks. */
async function copyScript({ folder, facts }: Stored<SiteScript>, target: string): Promise<void> {
  const files = Object.keys(facts.hashes);
  for (const place of new Set(files.map((file) => path.dirname(file)))) await mkdir(path.join(target, place), { recursive: true });
  await Promise.all(files.map((file) => copyFile(path.join(folder, file), path.join(target, file), constants.COPYFILE_FICLONE)));
}

async function writeFonts(faces: readonly FontFace[], write: AssetWriter): Promise<ReadonlyMap<string, string>> {
  return new Map(await Promise.all(faces.map(async ({ file }) => [file, await writeCopy(write, file)] as const)));
}
