import parse, { type MetadataJson } from 'libphonenumber-js/core';
import { regionOfDialingCode } from './dialing-regions.ts';
import file from './mobile-metadata.json' with { type: 'json' };

// Lists of different things by their place: a file of JSON has no tuples.
const metadata = file as unknown as MetadataJson;

/** A country of mobile numbers that a brand takes: its dialing code, and how many digits may follow it. */
export interface DialingCode {
  /** `+880`. */
  code: string;
  digits: readonly number[];
}

export interface MobileNumber {
  /** Dialing code with its plus: `+880`. */
  code: string;
  /** Digits only, without the zero that is dialled at home: one number is written in one way. */
  number: string;
}

/** Longer than anything a person writes a number in; what comes after it is not looked at. */
const longest = 64;

/**
 * The mobile number that somebody typed or pasted, in whatever script and with whatever between its digits, with or
 * without its dialing code (`dialingCode` where it has none) and the zero of calls at home. Null for what is none, or is
 * of a country that is not in `codes`: numbers of other kinds and their prices stay out (security A07).
 */
export function readMobileNumber(typed: string, dialingCode: string, codes: readonly DialingCode[]): MobileNumber | null {
  const defaultCountry = regionOfDialingCode(dialingCode);
  const plain = plainDigits(typed);
  if (!defaultCountry || plain.length > longest) return null;
  const found = parse(plain, { defaultCountry, extract: false }, metadata);
  if (!found || found.ext) return null;
  const code = `+${found.countryCallingCode}`;
  const number = found.nationalNumber;
  return codes.some((country) => country.code === code && country.digits.includes(number.length)) ? { code, number } : null;
}

/** True when `number` is such a number of that country in the one way in which it is kept. */
export function isMobileNumber(number: string, dialingCode: string, codes: readonly DialingCode[]): boolean {
  const read = /^[0-9]+$/.test(number) ? readMobileNumber(number, dialingCode, codes) : null;
  return read !== null && read.code === dialingCode && read.number === number;
}

/** ASCII digits in place of those of any script; marks that are not seen, such as those of direction, are left out. */
function plainDigits(text: string): string {
  return text
    .slice(0, longest * 4)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .trim();
}

/** Digits of a script stand together, ten in a row, and the first is its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
