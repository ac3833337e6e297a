import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { patternNames, patterns, type FieldProblem, type PatternName } from '@parlour/domain';

const between = msg({ message: 'Please enter {min, number} to {max, number} characters.', comment: 'Length of a form field' });
const exactly = msg({
  message: '{min, plural, one {Please enter exactly # character.} other {Please enter exactly # characters.}}',
  comment: 'Length of a form field',
});

/** What a value must look like, by the pattern type that it failed (specification 5); `sayMessage` fills in `size`: `4 – 16` or `6`. */
const patternTexts = {
  any: msg`Please check this value.`,
  letterFirst: msg`Please start with a letter and use only letters A to Z and digits. Length: {size}.`,
  chineseAndDigits: msg`Please use only Chinese characters and digits. Length: {size}.`,
  email: msg`Please enter a valid e-mail address.`,
  lettersOrDigits: msg`Please use only letters A to Z and digits. Length: {size}.`,
  lettersAndDigits: msg`Please use letters A to Z and digits, at least one of each. Length: {size}.`,
  digits: msg`Please use digits only. Length: {size}.`,
  alphanumericWithUpper: msg`Please use letters A to Z and digits, with at least one capital letter. Length: {size}.`,
  englishAndSpaces: msg`Please use only letters A to Z and spaces. Length: {size}.`,
  noSpaces: msg`Please don’t use spaces. Length: {size}.`,
  chineseAndPunctuation: msg`Please use only Chinese characters and punctuation. Length: {size}.`,
  dateYearFirst: msg`Please enter a date as year-month-day.`,
  dateMonthFirst: msg`Please enter a date as month-day-year.`,
  korean: msg`Please use only Korean characters. Length: {size}.`,
  thai: msg`Please use only Thai characters. Length: {size}.`,
  thaiOrEnglish: msg`Please use only Thai or English letters and spaces. Length: {size}.`,
  upperAndSpaces: msg`Please use only capital letters and spaces. Length: {size}.`,
  lettersDigitsSymbols: msg`Please use only letters A to Z, digits and symbols. Length: {size}.`,
  strong: msg`Please use at least one capital letter, one small letter, one digit and one symbol. Length: {size}.`,
  twoPartName: msg`Please enter two names with a space between them. Length: {size}.`,
  japanese: msg`Please use only Hiragana, Katakana or Kanji. Length: {size}.`,
  upperOnly: msg`Please use only capital letters without spaces. Length: {size}.`,
} as const satisfies Record<PatternName, MessageDescriptor>;

const ruleTexts = {
  required: msg`Input cannot be empty.`,
  pattern: msg`The format is incorrect.`,
  length: between,
  mismatch: msg`The two entries don’t match.`,
  taken: msg`This is already taken.`,
  common: msg`This password is too easy to guess. Please choose another one.`,
  unknown: msg`We don’t recognise this.`,
  wrong: msg`This is incorrect.`,
  same: msg`Please choose a different one from your current one.`,
  adult: msg({ message: 'You must be at least {min, number} years old.', comment: 'min is the minimum age' }),
} as const satisfies Record<FieldProblem['rule'], MessageDescriptor>;

/** Fields in which a new password is chosen. */
const passwordFields: readonly string[] = ['password', 'newPassword', 'paymentPassword'];
const passwordSize = msg({
  message: 'Please fill in your password with {min, number} - {max, number} characters.',
  comment: 'Least and greatest length',
});
const nameText = msg`Real name format is incorrect.`;

const mobileTexts = {
  plain: msg`Please enter a valid mobile number.`,
  sized: msg({ message: 'Please enter a valid mobile number. Digits: {size}.', comment: 'size such as 10, or 9 – 11' }),
};
const codeText = msg`Please enter a valid verification code.`;

/** The message at a field (for `sayMessage`), whether the page or the gateway found the problem. */
export function fieldMessage(problem: FieldProblem): MessageDescriptor {
  const { min, max } = problem;
  return { ...textOf(problem), values: { min, max } };
}

function textOf({ field, rule, patternId, min, max }: FieldProblem): MessageDescriptor {
  const ofShape = rule === 'pattern' || rule === 'length';
  if (field === 'mobileNum' && ofShape) return min === undefined ? mobileTexts.plain : mobileTexts.sized;
  if (field === 'verificationCode' && ofShape) return codeText;
  if (rule === 'length' && passwordFields.includes(field)) return passwordSize;
  if (field === 'payeeName' && rule === 'pattern') return nameText;
  if (rule === 'length' && min === max) return exactly;
  const name = rule === 'pattern' && min !== undefined && patternNames.find((known) => patterns[known].id === patternId);
  return name ? patternTexts[name] : ruleTexts[rule];
}
