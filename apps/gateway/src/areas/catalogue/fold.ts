/**
 * A name as the search compares it: without case and without the accents of Latin letters, so that `den hoa` finds
 * `Đèn hoa`. Vowel signs of other scripts stay: without them they are other words.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
}

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
