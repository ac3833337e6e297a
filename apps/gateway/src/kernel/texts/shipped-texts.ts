import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, languages, type LanguageCode } from '@parlour/domain';

/** A text in each language that has it; everything has one in English. */
export type Names = { readonly EN: string } & Readonly<Partial<Record<LanguageCode, string>>>;

/**
 * Reads a folder of shipped texts (`<tag>.json`, by key), such as names of games, banners or announcements. Returns a look-up by key that
 * throws an Error if the English text is missing, or returns undefined for a key that `may` be missing.
 */
export function shippedTexts(folder: string) {
  const texts = languageCodes.map((code) => {
    const file = path.join(folder, `${languages[code].tag}.json`);
    return [code, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}] as const;
  });
  const found = (key: string): Partial<Record<LanguageCode, string>> =>
    Object.fromEntries(texts.flatMap(([code, own]) => (own[key] === undefined ? [] : [[code, own[key]]])));
  const named = (names: Partial<Record<LanguageCode, string>>): names is Names => names.EN !== undefined;
  return {
    namesOf(key: string): Names {
      const names = found(key);
      if (!named(names)) throw new Error(`${path.join(folder, 'en.json')} has no "${key}"`);
      return names;
    },
    anyOf(key: string): Names | undefined {
      const names = found(key);
      return named(names) ? names : undefined;
    },
  };
}
