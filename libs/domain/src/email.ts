import { matchesPattern, patterns } from './patterns.ts';

/** Length limits of an address; the shortest is `a@b.cd`. */
export const emailLengths = { min: 6, max: 100 } as const;

/** True for exactly one e-mail address, already tidied (`tidyText`). */
export function isEmailAddress(text: string): boolean {
  return text.length >= emailLengths.min && text.length <= emailLengths.max && matchesPattern(patterns.email.id, text);
}
