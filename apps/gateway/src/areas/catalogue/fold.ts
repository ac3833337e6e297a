import { foldWords } from '@parlour/domain/content';

/**
 * The form in which the search compares names: without case, without accents of Latin letters, and with each language's own foldings, so
 * that `den hoa` finds `Đèn hoa`. Vowel signs of most scripts stay, because words would change without them.
 */
export const fold = foldWords;

/** An SQL `like` pattern that finds `text` anywhere; wildcards in it are escaped. */
export function likePattern(text: string): string {
  return `%${literal(text)}%`;
}

/** Patterns of which one matches if some name starts with `text`. Names are stored one per line (tables.ts). */
export function beginningPatterns(text: string): [string, string] {
  return [`${literal(text)}%`, `%\n${literal(text)}%`];
}

/** The search text of a game: its names and, marked as not the start of a name, its vendor's titles. */
export function searchText(names: readonly string[], vendorTitles: readonly string[]): string {
  return [...names.map(fold), ...new Set(vendorTitles.map((title) => `@${fold(title)}`))].join('\n');
}

function literal(text: string): string {
  return fold(text).replace(/[\\%_]/g, '\\$&');
}
