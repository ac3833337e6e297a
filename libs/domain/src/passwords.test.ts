import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkNewPassword, passwordLengths, paymentPasswordRule } from './passwords.ts';
import type { FieldRule } from './registration.ts';

const rule: FieldRule = { name: 'password', required: true, patternId: 0, minLength: 15, maxLength: 64 };
const guesses = { words: ['Lotus Club', 'lotus', 'rahima'] };
const check = (newPassword: string, oldPassword?: string) =>
  checkNewPassword(rule, { newPassword, confirmNewPassword: newPassword, oldPassword }, guesses).map((p) => p.rule);

describe('a new password', () => {
  test.each([
    ['', 'required'],
    ['fourteen chars', 'length'],
    ['nine herons eat rice '.repeat(4), 'length'],
    ['password123', 'common'],
    ['123456', 'common'],
    ['zyxwvutsrqponmlkjih', 'common'],
    ['LOTUSCLUB2024', 'common'],
    ['rahima99', 'common'],
  ])('%j is refused for its %s', (password, problem) => {
    expect(check(password)).toEqual([problem]);
  });

  test('must differ from the old one, and be typed twice alike', () => {
    expect(check('a quiet river at dawn', 'a quiet river at dawn')).toEqual(['same']);
    expect(checkNewPassword(rule, { newPassword: 'a quiet river at dawn', confirmNewPassword: 'a quiet river at dawn ' }, guesses)).toEqual(
      [{ field: 'confirmNewPassword', rule: 'mismatch' }],
    );
  });

  test('may have any characters and is judged by its length alone: nothing is trimmed, folded or required', () => {
    const tame = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }).filter((text) => !check(text).includes('common'));
    fc.assert(
      fc.property(tame, (text) => {
        const length = [...text].length;
        expect(check(text)).toEqual(length >= rule.minLength && length <= rule.maxLength ? [] : ['length']);
      }),
    );
  });
});

test('security A01: a brand asks for 8 to 15 characters, 10 by default, and 64 are always possible', () => {
  expect(passwordLengths).toEqual({ floor: 8, default: 10, mostAsked: 15, allowed: 64 });
});

test('a payment password may be a number of six digits, if nobody would guess it', () => {
  const pin = (newPassword: string) => checkNewPassword(paymentPasswordRule, { newPassword, confirmNewPassword: newPassword }, guesses);
  expect(pin('407291')).toEqual([]);
  for (const weak of ['123456', '654321', '000000', '234567', '987654'])
    expect(pin(weak)).toEqual([{ field: 'newPassword', rule: 'common' }]);
  expect(pin('40729')).toMatchObject([{ rule: 'length', min: 6 }]);
});
