import { languageFacts as facts, languages } from './generated/languages.ts';

/**
 * Every language that the platform knows, by the specification's code: its BCP 47 tag, the tag by which `Intl` formats in it
 * (with its numerals and calendar), its own name and its direction. The facts themselves stand in `languages/<CODE>.json`.
 */
export { languages };

export type LanguageCode = keyof typeof languages;
export const languageCodes = Object.keys(languages) as LanguageCode[];

/** How the languages that we know are written. */
export type LanguageScript = (typeof facts)[LanguageCode]['script'];

/** What the build, the server and designers know of a language beside what a page needs. */
export interface LanguageFacts {
  readonly script: LanguageScript;
  /** Undefined where `Intl` has but one for it. */
  readonly numberingSystem?: string;
  /** In pairs: outer, then inner ones. */
  readonly quotes: readonly string[];
  /** Marks of English by what stands for them; empty for one that is not used. */
  readonly marks: Readonly<Record<string, string>>;
  /** Words that end with a mark that is none of a sentence. */
  readonly abbreviations: readonly string[];
  /** Letters that a search takes for others, beside case and accents. */
  readonly folds: Readonly<Record<string, string>>;
  readonly accepts: readonly string[];
  /** A heading and a sentence in which designers see the script. */
  readonly sample: readonly [heading: string, sentence: string];
}

export const languageFacts: Readonly<Record<LanguageCode, LanguageFacts>> = facts;

/** True when `code` is one of the specification's codes that the platform has. */
export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}

/** The code whose BCP 47 tag is `tag`, extensions left aside (`bn-u-nu-beng` is BN), or undefined. */
export function languageOfTag(tag: string): LanguageCode | undefined {
  const [plain] = tag.split('-u-', 1);
  return languageCodes.find((code) => languages[code].tag === plain);
}

/**
 * The first language of `wishes` (tags in the order of preference, as `navigator.languages` and `Accept-Language` give them)
 * that is among `offered`; undefined when none is. No language stands in for another one: who asks for Lao is not given Thai.
 */
export function languageOfWishes(wishes: readonly string[], offered: readonly LanguageCode[] = languageCodes): LanguageCode | undefined {
  for (const wish of wishes) {
    const code = languageOfWish(wish.toLowerCase());
    if (code && offered.includes(code)) return code;
  }
  return undefined;
}

/** `zh-hant-hk` is asked as such, then as `zh-hant`, then as `zh`. */
function languageOfWish(wish: string): LanguageCode | undefined {
  for (let tag = wish; tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const code = languageCodes.find((each) => languageFacts[each].accepts.some((accepted) => accepted.toLowerCase() === tag));
    if (code) return code;
  }
  return undefined;
}
