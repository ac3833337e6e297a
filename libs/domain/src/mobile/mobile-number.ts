import { asciiDigits } from '../digits.ts';
import parse, { type MetadataJson } from 'libphonenumber-js/core';
import { regionOfDialingCode } from './dialing-regions.ts';
import file from './mobile-metadata.json' with { type: 'json' };

// These are tuples, but TypeScript infers plain arrays from a JSON file.
const metadata = file as unknown as MetadataJson;

/** A country whose mobile numbers a brand accepts: its dialing code, and how many digits may follow it. */
export interface DialingCode {
  /** `+880`. */
  code: string;
  digits: readonly number[];
}

export interface MobileNumber {
  /** Dialing code with its plus: `+880`. */
  code: string;
  /** Digits only, without the trunk zero of national calls, so that a number has exactly one spelling. */
  number: string;
}

/** Longer than any way of writing a number; the rest of the input is ignored. */
const longest = 64;

/**
 * Parses a typed or pasted mobile number, in any script and with any separators, with or without dialing code (`dialingCode` is the
 * default) and trunk zero. Null unless it is a mobile number of a country in `codes`: other kinds of numbers are kept out because
 * messages to them can be expensive (security A07).
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

/** True when `number` is a mobile number of that country, in its stored spelling. */
export function isMobileNumber(number: string, dialingCode: string, codes: readonly DialingCode[]): boolean {
  const read = /^[0-9]+$/.test(number) ? readMobileNumber(number, dialingCode, codes) : null;
  return read !== null && read.code === dialingCode && read.number === number;
}

/** Converts digits of any script to ASCII, and drops invisible marks such as those of text direction. */
function plainDigits(text: string): string {
  const plain = text
    .slice(0, longest * 4)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
  return asciiDigits(plain).trim();
}
