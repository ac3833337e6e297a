import { foldWords } from '@parlour/domain/content';

/**
 * A name as the search compares it: without case, without the accents of Latin letters, and with the folds of each language,
 * so that `den hoa` finds `Đèn hoa`. Vowel signs of most scripts stay: without them they are other words.
 */
export const fold = foldWords;

/** A pattern of SQL's `like` that finds `text` anywhere, with nothing in it taken for a wildcard. */
export function likePattern(text: string): string {
  return `%${literal(text)}%`;
}

/** Patterns of which one fits where some name begins with `text`: names stand one a line (tables.ts). */
export function beginningPatterns(text: string): [string, string] {
  return [`${literal(text)}%`, `%\n${literal(text)}%`];
}

/** What the search of a game knows: its names, and its vendor's titles, which are no beginning of a name. */
export function searchText(names: readonly string[], vendorTitles: readonly string[]): string {
  return [...names.map(fold), ...new Set(vendorTitles.map((title) => `@${fold(title)}`))].join('\n');
}

function literal(text: string): string {
  return fold(text).replace(/[\\%_]/g, '\\$&');
}
