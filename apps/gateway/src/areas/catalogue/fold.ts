import { foldWords } from '@parlour/domain/content';

/**
 * A name as the search compares it: without case, without the accents of Latin letters, and with the folds of each language, so that `den
 * hoa` finds `Đèn hoa`. Vowel signs of most scripts stay: without them words would change.
 */
export const fold = foldWords;

/** An SQL `like` pattern that finds `text` anywhere, with nothing in it taken for a wildcard. */
export function likePattern(text: string): string {
  return `%${literal(text)}%`;
}

/** Patterns of which one matches if some name starts with `text`: names are stored one per line (tables.ts). */
export function beginningPatterns(text: string): [string, string] {
  return [`${literal(text)}%`, `%\n${literal(text)}%`];
}

/** What the search knows about a game: its names, and its vendor's titles, which do not count as the start of a name. */
export function searchText(names: readonly string[], vendorTitles: readonly string[]): string {
  return [...names.map(fold), ...new Set(vendorTitles.map((title) => `@${fold(title)}`))].join('\n');
}

function literal(text: string): string {
  return fold(text).replace(/[\\%_]/g, '\\$&');
}
