import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialingCodes } from './dialing-regions.ts';
import { makeMetadata, metadataFile } from './make-metadata.ts';
import { isMobileNumber, readMobileNumber, type DialingCode } from './mobile-number.ts';

const codes: DialingCode[] = [
  { code: '+880', digits: [10] },
  { code: '+84', digits: [9] },
  { code: '+1', digits: [10] },
];

describe('a number is read in whatever form it is typed or pasted', () => {
  test.each([
    ['1712345678', '+880'],
    ['01712345678', '+880'],
    ['01712-345 678', '+880'],
    ['(017) 12.34.56.78', '+880'],
    ['8801712345678', '+880'],
    ['+8801712345678', '+880'],
    ['+880 1712-345678', '+84'],
    ['+880 (0) 1712 345678', '+880'],
    ['008801712345678', '+880'],
    ['১৭১২৩৪৫৬৭৮', '+880'],
    ['٠١٧١٢٣٤٥٦٧٨', '+880'],
    ['０１７１２３４５６７８', '+880'],
    ['＋８８０１７１２３４５６７８', '+84'],
    ['\u200F+880 1712\u200E345\u200B678\u202C', '+880'],
    ['  01712345678\n', '+880'],
  ])('%j under %s', (typed, code) => {
    expect(readMobileNumber(typed, code, codes)).toEqual({ code: '+880', number: '1712345678' });
  });

  test.each([
    ['0912 345 678', '+84', '912345678'],
    ['1 (415) 555-2671', '+1', '4155552671'],
  ])('%j under %s', (typed, code, number) => {
    expect(readMobileNumber(typed, code, codes)).toEqual({ code, number });
  });
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['letters', 'abcdefghij'],
  ['letters among the digits', '17x12345678'],
  ['too few digits', '171234567'],
  ['too many digits', '17123456789'],
  ['an extension', '01712345678 ext. 5'],
  ['a country that the brand does not take', '+33 6 12 34 56 78'],
  ['emoji', '😀😀😀😀😀😀😀😀😀😀'],
  ['10,000 digits', '1'.repeat(10_000)],
  ['10,000 marks of direction', '\u200F'.repeat(10_000)],
])('%s is no number', (_what, typed) => {
  expect(readMobileNumber(typed, '+880', codes)).toBeNull();
});

test('an unknown dialing code has no numbers', () => {
  expect(readMobileNumber('1712345678', '+999', [{ code: '+999', digits: [10] }])).toBeNull();
});

test('a number has exactly one valid spelling, so that nobody has two accounts', () => {
  expect(isMobileNumber('912345678', '+84', codes)).toBe(true);
  for (const other of ['0912345678', '84912345678', '+84912345678', '912 345 678', '٩١٢٣٤٥٦٧٨', '91234567'])
    expect(isMobileNumber(other, '+84', codes), other).toBe(false);
});

test('a parsed number is valid, and parses to itself', () => {
  const typed = fc.stringMatching(/^[+ ()0-9-]{6,20}$/);
  fc.assert(
    fc.property(typed, fc.constantFrom(...codes), (text, { code }) => {
      const read = readMobileNumber(text, code, codes);
      if (read) expect(isMobileNumber(read.number, read.code, codes), `${text} as ${JSON.stringify(read)}`).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('the library’s metadata is kept for every known dialing code, and is that of the library', () => {
  const kept: unknown = JSON.parse(readFileSync(metadataFile, 'utf8'));
  expect(kept, 'run node libs/domain/src/mobile/make-metadata.ts').toEqual(makeMetadata());
  for (const code of dialingCodes) {
    const sample = readMobileNumber(`${code}912345678`, code, [{ code, digits: [7, 8, 9, 10, 11] }]);
    expect(sample?.code, code).toBe(code);
  }
});
