import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageFacts, type LanguageCode } from '@parlour/domain';

/** A term in one language. */
interface Term {
  text: string;
  /** Other words and forms that may stand for it. */
  accept?: readonly string[];
  /** Words that must not be used for it, though they may be right elsewhere. */
  avoid?: readonly string[];
  note?: string;
  /** Whether a wrong word for it would make a text wrong about money. */
  critical?: boolean;
}

/** Rules of a language for translators and for the checker: `glossary/<CODE>.json`. */
export interface Glossary {
  voice: string;
  notes: string;
  /** Forbidden words and spellings, with their replacements. */
  forbidden: Readonly<Record<string, string>>;
  /** By the same keys in every language. */
  terms: Readonly<Record<string, Term>>;
}

const read = new Map<LanguageCode, Glossary>();

/** A language without a file, such as a new one, has an empty glossary. */
export function glossaryOf(code: LanguageCode): Glossary {
  const known = read.get(code);
  if (known) return known;
  const file = path.join(import.meta.dirname, 'glossary', `${code}.json`);
  const glossary = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Glossary)
    : { voice: '', notes: '', forbidden: {}, terms: {} };
  read.set(code, glossary);
  return glossary;
}

/** The forbidden words and spellings in a text. */
export function forbiddenWords(code: LanguageCode, written: string): string[] {
  return Object.entries(glossaryOf(code).forbidden).flatMap(([wrong, right]) =>
    hasWord(code, written, wrong) ? [`has “${wrong}” for “${right}”`] : [],
  );
}

/** Terms of the English text that the translation renders with a wrong word, or not at all. */
export function termFindings(code: LanguageCode, english: string, written: string): { severity: 'error' | 'warning'; says: string }[] {
  const { terms } = glossaryOf(code);
  // Longest terms first, each removed when found: "account record" does not contain "account".
  let rest = english.toLowerCase();
  return longestFirst(glossaryOf('EN')).flatMap(([key, text]) => {
    const term = terms[key];
    if (!term || !hasWord('EN', rest, text)) return [];
    rest = rest.replaceAll(text.toLowerCase(), ' ');
    const wrong = (term.avoid ?? []).filter((word) => hasWord(code, written, word));
    const found = [term.text, ...(term.accept ?? [])].some((word) => written.toLowerCase().includes(word.toLowerCase()));
    return [
      ...wrong.map((word) => ({ severity: 'error' as const, says: `has “${word}” for “${text}”, which is “${term.text}”` })),
      ...(found || wrong.length > 0
        ? []
        : [{ severity: term.critical ? ('error' as const) : ('warning' as const), says: `lacks “${term.text}” for “${text}”` }]),
    ];
  });
}

const longestFirst = ({ terms }: Glossary): [key: string, text: string][] =>
  Object.entries(terms)
    .map(([key, { text }]): [string, string] => [key, text])
    .toSorted(([, a], [, b]) => b.length - a.length);

/** Whether a text contains a word, with endings, but not inside another word. */
function hasWord(code: LanguageCode, text: string, word: string): boolean {
  const [where, what] = [text.toLowerCase(), word.toLowerCase()];
  if (!where.includes(what)) return false;
  const { script } = languageFacts[code];
  const literal = what.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  if (code === 'EN') return new RegExp(`(?<![\\p{L}\\p{M}\\d])${literal}(?:e?s)?(?![\\p{L}\\p{M}])`, 'u').test(where);
  if (script === 'latin' || script === 'vietnamese') return new RegExp(`(?<![\\p{L}\\p{M}])${literal}(?![\\p{L}\\p{M}])`, 'u').test(where);
  if (script === 'bengali') return new RegExp(`(?<![\\p{L}\\p{M}])${literal}`, 'u').test(where);
  // Thai has no spaces: a short word may be a part of many others.
  if (script === 'thai' && what.length <= 3) return wordsOf(where).includes(what);
  return true;
}

const wordsOf = (thai: string): string[] =>
  [...new Intl.Segmenter('th', { granularity: 'word' }).segment(thai)].map(({ segment }) => segment);
