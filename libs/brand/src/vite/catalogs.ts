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

/** The catalogues that every brand has in one language: each library's and the app's. */
export function catalogFiles(workspace: string, language: LanguageCode): string[] {
  return globSync(['libs/*/src/locales', 'apps/web/src/locales'], { cwd: workspace })
    .map((folder) => path.join(workspace, folder, `${languages[language].tag}.po`))
    .filter((file) => existsSync(file))
    .sort();
}

/** A brand's own wording in one language; optional. */
export function wordingFile(brandFolder: string, language: LanguageCode): string {
  return path.join(brandFolder, 'wording', `${languages[language].tag}.po`);
}

/** Compiled messages of one language of a brand by Lingui's ids. */
export type CatalogReader = (brandFolder: string, language: LanguageCode) => Promise<Messages>;

/**
 * An untranslated message falls back to English. Wording for a message that no library has is left out (`nx check <brand>` finds it).
 * Throws BrandError for a text that is not an ICU message.
 */
export function brandCatalog(workspace: string, brandFolder: string, language: LanguageCode): Promise<Messages> {
  return catalogReader(workspace)(brandFolder, language);
}

/** As `brandCatalog`, for many brands: reads and compiles the libraries' messages only once. */
export function catalogReader(workspace: string): CatalogReader {
  const known = new Map<LanguageCode, Promise<Messages>>();
  const ofLibraries = (folder: string, language: LanguageCode) => {
    const messages = known.get(language) ?? textsOfLibraries(workspace, language).then((texts) => compileAll(folder, texts));
    known.set(language, messages);
    return messages;
  };
  return async (brandFolder, language) => {
    const messages = await ofLibraries(brandFolder, language);
    const wording = wordingFile(brandFolder, language);
    if (!existsSync(wording)) return messages;
    const own = (await textsOf(wording, languages[language].tag)).filter(([id, text]) => text && id in messages);
    return { ...messages, ...compileAll(wording, own) };
  };
}

/** Sorted by id, so that the same texts always make the same file. */
function compileAll(file: string, texts: Iterable<[id: string, text: string]>): Messages {
  return Object.fromEntries([...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, text]) => [id, compile(file, text)]));
}

async function textsOfLibraries(workspace: string, language: LanguageCode): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const file of catalogFiles(workspace, 'EN')) for (const [id, text] of await textsOf(file, sourceTag)) texts.set(id, text);
  for (const file of catalogFiles(workspace, language))
    for (const [id, text] of await textsOf(file, languages[language].tag)) if (text) texts.set(id, text);
  return texts;
}

/** Translations by id; in English, or without a translation, the source text (empty when even that is unknown). */
async function textsOf(file: string, tag: string): Promise<[id: string, text: string][]> {
  return Object.entries(await entriesOf(file, tag)).map(([id, entry]) => [
    id,
    entry.translation || (tag === sourceTag ? (entry.message ?? '') : ''),
  ]);
}

/** The messages of a catalogue by Lingui's ids, without obsolete ones. */
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
