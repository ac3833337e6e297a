import { readMobileNumber, type DialingCode } from './mobile/mobile-number.ts';

/** Fields compared exactly as typed (security A01). */
const secrets: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/** Marks of text direction, and other characters that are invisible and never typed. */
const unseen = /[\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** Control characters except tabs and line ends. */
const control = /[^\P{Cc}\t\n]/gu;
/** Letters, digits and signs without a visible shape: fillers, and the blank Braille pattern. */
const empty = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A text as it is stored: trimmed, and without invisible marks, which pasting brings along or which make it look like another text. Joiners
 * stay, since names in some scripts need them; a text of nothing else becomes empty.
 */
export function tidyText(text: string): string {
  const seen = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(control, ' ')
    .replace(unseen, '')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(seen.replace(empty, '')) ? seen : '';
}

/** The same for a single line, such as a name: words are separated by one space. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/\s+/gu, ' ');
}

/**
 * The fields of a registration as both sides check and store them: texts tidied, the mobile number in its stored spelling, passwords
 * unchanged. Values that are not text are left alone.
 */
export function tidyRegistration<T extends object>(values: T, dialingCodes: readonly DialingCode[]): T {
  const tidied: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values))
    tidied[name] = typeof value === 'string' && !secrets.has(name) ? tidyLine(value) : value;
  const { mobileNum, countryDialingCode } = tidied;
  const mobile =
    typeof mobileNum === 'string' && typeof countryDialingCode === 'string'
      ? readMobileNumber(mobileNum, countryDialingCode, dialingCodes)
      : null;
  if (mobile) Object.assign(tidied, { mobileNum: mobile.number, countryDialingCode: mobile.code });
  // The same names with values of the same types.
  return tidied as T;
}
