import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  formatDateTime,
  formatMoney,
  fromDecimal,
  languageCodes,
  languageFacts,
  languageOfTag,
  languageOfWishes,
  languages,
} from '@parlour/domain';
import { scripts } from '@parlour/ui/make-theme';
import { expect, test } from 'vitest';
import { workspace } from '../build/places.ts';
import { formatTagOf, languageFactsSchema, languagesModule, readLanguageFacts } from './language-facts.ts';

const rows = readLanguageFacts();

test('the table of languages is what their facts give', () => {
  expect(readFileSync(path.join(workspace, 'libs/domain/src/generated/languages.ts'), 'utf8')).toBe(languagesModule(rows));
  expect(languageCodes).toEqual(rows.map(({ code }) => code));
  expect(languageCodes[0]).toBe('EN');
});

test('every language is written in a script that the theme has a row for', () => {
  for (const code of languageCodes) expect(Object.keys(scripts)).toContain(languageFacts[code].script);
});

test('what is asked of Intl states numerals and calendar where data may differ, and is the same language to Intl', () => {
  const row = rows.find(({ code }) => code === 'TH')!;
  expect(formatTagOf(row)).toBe('th-u-ca-buddhist-nu-latn');
  expect(formatTagOf({ ...row, numberingSystem: undefined, calendar: undefined })).toBe('th');
  for (const code of languageCodes) {
    const { tag, formatTag } = languages[code];
    expect(Intl.getCanonicalLocales(formatTag)).toEqual([formatTag]);
    expect(new Intl.Locale(formatTag).baseName).toBe(tag);
    expect(languageOfTag(formatTag)).toBe(code);
    expect(languageOfTag(tag)).toBe(code);
  }
});

test('figures are in the digits of the language, whatever Intl would choose', () => {
  const amount = fromDecimal('1234567.5', 'BDT');
  expect(formatMoney(amount, languages.BN.formatTag)).toContain('১২,৩৪,৫৬৭.৫০');
  expect(formatMoney(amount, languages.AR.formatTag)).toContain('1,234,567.50');
  expect(formatDateTime('2026-11-22T10:00:00Z', languages.TH.formatTag, 'UTC')).toContain('2569');
});

test('an amount keeps its sign and its figure together in a line from right to left, by the tag of pages and by that of Intl', () => {
  const amount = fromDecimal('-5', 'USD');
  expect(formatMoney(amount, languages.AR.formatTag)).toMatch(/\u2066.*\u2069/);
  expect(formatMoney(amount, languages.AR.formatTag)).toBe(formatMoney(amount, languages.AR.tag));
});

test('a requested language is met by itself or by none, the first of several by preference', () => {
  expect(languageOfWishes(['zh-HK', 'en'])).toBe('CN');
  expect(languageOfWishes(['lo', 'vi-VN', 'en'])).toBe('VI');
  expect(languageOfWishes(['bn-BD'], ['EN'])).toBeUndefined();
  expect(languageOfWishes(['BN-bd', 'en-US'], ['EN', 'BN'])).toBe('BN');
});

test('a wrong fact is refused', () => {
  const row = rows[0]!;
  for (const wrong of [
    { code: 'eng' },
    { tag: 'EN' },
    { direction: 'up' },
    { numberingSystem: 'roman' },
    { accepts: [] },
    { colour: 'red' },
  ])
    expect(languageFactsSchema.safeParse({ ...row, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});
