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
  return `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;
}
