import { expect, test } from 'vitest';
import { tidyLine, tidyRegistration, tidyText } from './tidy.ts';

test.each([
  ['  rahima ', 'rahima'],
  ['\u200Frahima\u200E', 'rahima'],
  ['\u202Erahima\u202C', 'rahima'],
  ['\u2067rahima\u2069\uFEFF', 'rahima'],
  [' \u200F \t', ''],
  ['ক্\u200Dষ', 'ক্\u200Dষ'],
  ['a b', 'a b'],
  ['one\r\ntwo\u2028three', 'one\ntwo\nthree'],
  ['a\x1B[31mb\x07c', 'a [31mb c'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['\u200D\u200C', ''],
  ['\u3164', ''],
  ['\u2800 \u115F', ''],
  ['👩‍👧 ', '👩‍👧'],
  ['٣', '٣'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidyText(typed)).toBe(kept);
});

test.each([
  ['Rahima\nKhatun', 'Rahima Khatun'],
  [' Rahima \t\u3000\u2029 Khatun\u00A0', 'Rahima Khatun'],
])('%j is kept as the line %j', (typed, kept) => {
  expect(tidyLine(typed)).toBe(kept);
});

test('a registration keeps passwords as typed, and the number in its one spelling', () => {
  const codes = [{ code: '+880', digits: [10] }];
  const typed = {
    password: ' a b ',
    confirmPassword: ' a b ',
    payeeName: ' Rahima\u200F',
    countryDialingCode: '+880',
    termsAccepted: true,
  };
  expect(tidyRegistration({ ...typed, mobileNum: '01712-345678' }, codes)).toEqual({
    ...typed,
    payeeName: 'Rahima',
    mobileNum: '1712345678',
  });
  expect(tidyRegistration({ ...typed, mobileNum: ' 17 ' }, codes).mobileNum).toBe('17');
});
