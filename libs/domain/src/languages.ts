import { languageFacts as facts, languages } from './generated/languages.ts';

/**
 * Every language that the platform knows, by the specification's code: its BCP 47 tag, the tag by which `Intl` formats in it (with its
 * numerals and calendar), its own name and its direction. The data is in `languages/<CODE>.json`.
 */
export { languages };

export type LanguageCode = keyof typeof languages;
export const languageCodes = Object.keys(languages) as LanguageCode[];

/** The scripts of the known languages. */
export type LanguageScript = (typeof facts)[LanguageCode]['script'];

/** Language facts for the build, the server and designers, beyond those that a page needs. */
export interface LanguageFacts {
  readonly script: LanguageScript;
  /** Undefined where `Intl` knows only one. */
  readonly numberingSystem?: string;
  /** In pairs: outer, then inner ones. */
  readonly quotes: readonly string[];
  /** English punctuation marks and their equivalents; empty for one that the language does not use. */
  readonly marks: Readonly<Record<string, string>>;
  /** Words, such as abbreviations, whose final mark does not end a sentence. */
  readonly abbreviations: readonly string[];
  /** Letters that a search treats as equal, in addition to ignoring case and accents. */
  readonly folds: Readonly<Record<string, string>>;
  readonly accepts: readonly string[];
  /** A sample heading and sentence that show designers the script. */
  readonly sample: readonly [heading: string, sentence: string];
}

export const languageFacts: Readonly<Record<LanguageCode, LanguageFacts>> = facts;

/** True when `code` is a language code of the specification that the platform supports. */
export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}

/** The code whose BCP 47 tag is `tag`, ignoring extensions (`bn-u-nu-beng` is BN), or undefined. */
export function languageOfTag(tag: string): LanguageCode | undefined {
  const [plain] = tag.split('-u-', 1);
  return languageCodes.find((code) => languages[code].tag === plain);
}

/**
 * The first language of `wishes` (tags in the order of preference, as `navigator.languages` and `Accept-Language` give them) that is
 * among `offered`; undefined when none is. Languages are never substituted: a request for Lao is not answered with Thai.
 */
export function languageOfWishes(wishes: readonly string[], offered: readonly LanguageCode[] = languageCodes): LanguageCode | undefined {
  for (const wish of wishes) {
    const code = languageOfWish(wish.toLowerCase());
    if (code && offered.includes(code)) return code;
  }
  return undefined;
}

/** `zh-hant-hk` is looked up as is, then as `zh-hant`, then as `zh`. */
function languageOfWish(wish: string): LanguageCode | undefined {
  for (let tag = wish; tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const code = languageCodes.find((each) => languageFacts[each].accepts.some((accepted) => accepted.toLowerCase() === tag));
    if (code) return code;
  }
  return undefined;
}
