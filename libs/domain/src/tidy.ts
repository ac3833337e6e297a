import { readMobileNumber, type DialingCode } from './mobile/mobile-number.ts';

/** Compared exactly, as they were typed (security A01). */
const secrets: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/**
 * A text as it is kept: without spaces around it, and without marks that nobody sees and that pasting brings along, such
 * as those that turn the direction of writing. Joiners stay, which names in some scripts are written with.
 */
export function tidyText(text: string): string {
  return text.replace(/[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu, '').trim();
}

/**
 * The fields of a registration as they are checked and kept, on either side: texts tidied, the mobile number in its one
 * way, passwords as they are. What is no text is left alone.
 */
export function tidyRegistration<T extends object>(values: T, dialingCodes: readonly DialingCode[]): T {
  const tidied: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values))
    tidied[name] = typeof value === 'string' && !secrets.has(name) ? tidyText(value) : value;
  const { mobileNum, countryDialingCode } = tidied;
  const mobile =
    typeof mobileNum === 'string' && typeof countryDialingCode === 'string'
      ? readMobileNumber(mobileNum, countryDialingCode, dialingCodes)
      : null;
  if (mobile) Object.assign(tidied, { mobileNum: mobile.number, countryDialingCode: mobile.code });
  // The same names with values of the same types.
  return tidied as T;
}
