import { matchesPattern, patterns } from './patterns.ts';

/** How long an address may be; the shortest is `a@b.cd`. */
export const emailLengths = { min: 6, max: 100 } as const;

/** True for one e-mail address, tidied (`tidyText`), with nothing around it. */
export function isEmailAddress(text: string): boolean {
  return text.length >= emailLengths.min && text.length <= emailLengths.max && matchesPattern(patterns.email.id, text);
}
