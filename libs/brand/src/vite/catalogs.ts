import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogType } from '@lingui/conf';
import type { Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { languages, type LanguageCode } from '@parlour/domain';
import { BrandError } from '../brand-error.ts';

const format = formatter({ lineNumbers: false });
const sourceTag = 'en';

/** The catalogues that make up one language: every library's and the app's, then the brand's own wording. */
export function catalogFiles(workspace: string, brandFolder: string, language: LanguageCode): { base: string[]; wording: string } {
  const { tag } = languages[language];
  const base = globSync(['libs/*/src/locales', 'apps/web/src/locales'], { cwd: workspace })
    .map((folder) => path.join(workspace, folder, `${tag}.po`))
    .filter((file) => existsSync(file))
    .sort();
  return { base, wording: path.join(brandFolder, 'wording', `${tag}.po`) };
}

/** Compiled messages of one language of a brand by Lingui's ids. */
export type CatalogReader = (brandFolder: string, language: LanguageCode) => Promise<Messages>;

/**
 * A message that has no translation yet is told in English. Wording of a message that no library has is left out
 * (`nx check <brand>` finds it). Throws BrandError for a text that is no ICU message.
 */
export function brandCatalog(workspace: string, brandFolder: string, language: LanguageCode): Promise<Messages> {
  return catalogReader(workspace)(brandFolder, language);
}

/** As `brandCatalog`, for many brands: reads each catalogue of the libraries once, and compiles each text once. */
export function catalogReader(workspace: string): CatalogReader {
  const read = new Map<LanguageCode, Promise<ReadonlyMap<string, string>>>();
  const compiled = new Map<string, Messages[string]>();
  const baseTexts = (folder: string, language: LanguageCode) => {
    const texts = read.get(language) ?? textsOfLibraries(workspace, folder, language);
    read.set(language, texts);
    return texts;
  };
  const compileOnce = (wording: string, text: string) => {
    const message = compiled.get(text) ?? compile(wording, text);
    compiled.set(text, message);
    return message;
  };
  return async (brandFolder, language) => {
    const { wording } = catalogFiles(workspace, brandFolder, language);
    const texts = new Map(await baseTexts(brandFolder, language));
    if (existsSync(wording))
      for (const [id, text] of await textsOf(wording, languages[language].tag)) if (text && texts.has(id)) texts.set(id, text);
    return Object.fromEntries([...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, text]) => [id, compileOnce(wording, text)]));
  };
}

async function textsOfLibraries(workspace: string, brandFolder: string, language: LanguageCode): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const file of catalogFiles(workspace, brandFolder, 'EN').base)
    for (const [id, text] of await textsOf(file, sourceTag)) texts.set(id, text);
  for (const file of catalogFiles(workspace, brandFolder, language).base)
    for (const [id, text] of await textsOf(file, languages[language].tag)) if (text) texts.set(id, text);
  return texts;
}

/** Translations by id; in English, and for want of a translation, the source text (empty when even that is unknown). */
async function textsOf(file: string, tag: string): Promise<[id: string, text: string][]> {
  return Object.entries(await entriesOf(file, tag)).map(([id, entry]) => [
    id,
    entry.translation || (tag === sourceTag ? (entry.message ?? '') : ''),
  ]);
}

/** The messages of a catalogue by Lingui's ids, without those that a catalogue only keeps from earlier times. */
export async function entriesOf(file: string, locale: string): Promise<CatalogType> {
  const entries = await format.parse(readFileSync(file, 'utf8'), { locale, sourceLocale: sourceTag, filename: file });
  return Object.fromEntries(Object.entries(entries).filter(([, { obsolete }]) => !obsolete));
}

function compile(wording: string, text: string): Messages[string] {
  try {
    return compileMessageOrThrow(text) as Messages[string];
  } catch (error) {
    throw new BrandError(wording, {
      at: '',
      says: `or a library's catalogue of its language holds "${text}", which is no ICU message (${(error as Error).message})`,
      mend: 'mend it there',
    });
  }
}
