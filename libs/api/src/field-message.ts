import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { patternNames, patterns, type FieldProblem, type PatternName } from '@parlour/domain';
import type { FieldError } from './api-error.ts';

const between = msg({ message: 'Please enter {min} to {max} characters.', comment: 'Length of a form field' });
const exactly = msg({
  message: '{min, plural, one {Please enter exactly # character.} other {Please enter exactly # characters.}}',
  comment: 'Length of a form field',
});

/** What a value must look like, by the pattern type that it missed (specification 5). */
const patternTexts = {
  any: msg`Please check this value.`,
  letterFirst: msg`Please begin with a letter and use only letters A to Z and digits.`,
  chineseAndDigits: msg`Please use only Chinese characters and digits.`,
  email: msg`Please enter a valid e-mail address.`,
  lettersOrDigits: msg`Please use only letters A to Z and digits.`,
  lettersAndDigits: msg`Please use letters A to Z and digits, at least one of each.`,
  digits: msg`Please use digits only.`,
  alphanumericWithUpper: msg`Please use letters A to Z and digits, with at least one capital letter.`,
  englishAndSpaces: msg`Please use only letters A to Z and spaces.`,
  noSpaces: msg`Please leave out spaces.`,
  chineseAndPunctuation: msg`Please use only Chinese characters and punctuation.`,
  dateYearFirst: msg`Please enter a date as year-month-day.`,
  dateMonthFirst: msg`Please enter a date as month-day-year.`,
  korean: msg`Please use only Korean characters.`,
  thai: msg`Please use only Thai characters.`,
  thaiOrEnglish: msg`Please use only Thai or English letters and spaces.`,
  upperAndSpaces: msg`Please use only capital letters and spaces.`,
  lettersDigitsSymbols: msg`Please use only letters A to Z, digits and symbols.`,
  strong: msg`Please use at least one capital letter, one small letter, one digit and one symbol.`,
  twoPartName: msg`Please enter two names with a space between them.`,
  japanese: msg`Please use only Hiragana, Katakana or Kanji.`,
  upperOnly: msg`Please use only capital letters without spaces.`,
} as const satisfies Record<PatternName, MessageDescriptor>;

const ruleTexts = {
  required: msg`Input cannot be empty.`,
  pattern: msg`The format is not right.`,
  length: between,
  mismatch: msg`The two entries are not the same.`,
  taken: msg`This is already taken.`,
  common: msg`This password is too easy to guess. Please choose another one.`,
  unknown: msg`This is not known here.`,
  wrong: msg`This is not right.`,
  same: msg`Please choose another one than the one you have.`,
  adult: msg({ message: 'You must be at least {min} years old.', comment: 'min is the minimum age' }),
} as const satisfies Record<FieldProblem['rule'], MessageDescriptor>;

/** What a player is told at a field, whether the page or the gateway found the problem. */
export function fieldMessage({ rule, patternId, min, max }: FieldProblem | FieldError): MessageDescriptor {
  const values = { min, max };
  if (rule === 'pattern') {
    const name = patternNames.find((known) => patterns[known].id === patternId);
    return { ...(name ? patternTexts[name] : ruleTexts.pattern), values };
  }
  if (rule === 'length' && min === max) return { ...exactly, values };
  return { ...ruleTexts[rule], values };
}
