/** The icon that represents a member: drawn by the page, and named by the gateway for clients that draw it themselves. */
export interface MemberIcon {
  /** The first letters of up to two words of the name; may be empty. */
  initials: string;
  /** Which of the theme's colours it has, from 0 to `iconTones` - 1. */
  tone: number;
}

/** How many colours icons have. */
export const iconTones = 6;

/** The icon for a name, always the same. */
export function memberIcon(name: string): MemberIcon {
  return { initials: initialsOf(name), tone: seedOf(name) % iconTones };
}

/** The first letters of up to two words, as the writing system counts letters: `Asha Rahman` is `AR`. */
function initialsOf(name: string): string {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return name
    .trim()
    .split(/[\s._+-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '')
    .join('')
    .toUpperCase();
}

/** A number that is always the same for a name and spread evenly over names (FNV-1a). */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const sign of name) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}
