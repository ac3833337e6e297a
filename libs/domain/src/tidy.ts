import { readMobileNumber, type DialingCode } from './mobile/mobile-number.ts';

/** Fields compared exactly as typed (security A01). */
const secrets: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/**
 * A text as it is stored: trimmed, and without invisible marks that pasting brings along, such as those of text direction. Joiners stay,
 * since names in some scripts need them.
 */
export function tidyText(text: string): string {
  return text.replace(/[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu, '').trim();
}

/**
 * The fields of a registration as both sides check and store them: texts tidied, the mobile number in its stored spelling, passwords
 * unchanged. Values that are not text are left alone.
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
