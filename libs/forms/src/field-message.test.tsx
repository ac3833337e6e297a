import { setupI18n, type Messages } from '@lingui/core';
import { languageCodes, languageOfTag, languages as facts, patternNames, patterns } from '@parlour/domain';
import { describe, expect, test } from 'vitest';
import { fieldMessage } from './field-message.ts';
import { sayMessage } from './message.ts';

const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*.po', { eager: true });
const languages = Object.entries(catalogs).map(([file, { messages }]) => [/(\w[\w-]*)\.po$/.exec(file)![1]!, messages] as const);

/** Types whose length is fixed by their format, or unlimited. */
const withoutSize = new Set(['any', 'email', 'dateYearFirst', 'dateMonthFirst']);

test('the test covers every bundled language', () => expect(languages.length).toBe(languageCodes.length));

describe.each(languages)('in %s', (locale, messages) => {
  // As pages do, with the language's numerals.
  const { formatTag } = facts[languageOfTag(locale)!];
  const i18n = setupI18n({ locale: formatTag, messages: { [formatTag]: messages } });
  const said = (problem: Parameters<typeof fieldMessage>[0]) => sayMessage(i18n, fieldMessage(problem));

  test('each pattern type has a message of its own, with the minimum and maximum length', () => {
    const texts = patternNames.map((name) => {
      const text = said({ field: 'line', rule: 'pattern', patternId: patterns[name].id, min: 31, max: 47 });
      expect(text.includes(`${i18n.number(31)} – ${i18n.number(47)}`), text).toBe(!withoutSize.has(name));
      expect(text).not.toMatch(/[{}]/);
      return text;
    });
    expect(new Set(texts).size).toBe(patternNames.length);
  });

  test('equal bounds are shown as one number', () => {
    for (const problem of [
      { field: 'line', rule: 'pattern', patternId: patterns.digits.id, min: 31, max: 31 },
      { field: 'line', rule: 'length', min: 31, max: 31 },
      { field: 'mobileNum', rule: 'pattern', min: 31, max: 31 },
    ] as const)
      expect(said(problem).match(/\p{Nd}+/gu)).toEqual([i18n.number(31)]);
  });

  test('passwords are requested with their bounds, and real names have a text of their own', () => {
    for (const field of ['password', 'newPassword', 'paymentPassword']) {
      const text = said({ field, rule: 'length', min: 10, max: 64 });
      expect(text).not.toBe(said({ field: 'line', rule: 'length', min: 10, max: 64 }));
      expect(text.match(/\p{Nd}+/gu)).toEqual([i18n.number(10), i18n.number(64)]);
    }
    expect(said({ field: 'payeeName', rule: 'pattern', patternId: patterns.twoPartName.id, min: 2, max: 60 })).not.toBe(
      said({ field: 'line', rule: 'pattern', patternId: patterns.twoPartName.id, min: 2, max: 60 }),
    );
  });

  test('a wrong length is reported with both bounds, in the digits of the language', () => {
    const text = said({ field: 'line', rule: 'length', min: 31, max: 47 });
    expect(text.match(/\p{Nd}+/gu)).toEqual([i18n.number(31), i18n.number(47)]);
  });
});

test('the specification’s wording is kept', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: Object.fromEntries(languages)['en']! } });
  const said = (problem: Parameters<typeof fieldMessage>[0]) => i18n._(fieldMessage(problem));
  expect(said({ field: 'newPassword', rule: 'length', min: 8, max: 64 })).toBe('Please fill in your password with 8 - 64 characters.');
  expect(said({ field: 'payeeName', rule: 'pattern', patternId: 19, min: 2, max: 60 })).toBe('Real name format is incorrect.');
});
