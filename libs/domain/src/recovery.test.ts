import { describe, expect, test } from 'vitest';
import { checkEmailRecovery, checkMobileRecovery, tidyEmailRecovery, tidyMobileRecovery } from './recovery.ts';

const rule = { name: 'password', required: true, patternId: 0, minLength: 8, maxLength: 64 };
const codes = [{ code: '+880', digits: [10] }];
const password = 'a quiet river at dawn';
const whole = {
  countryDialingCode: '+880',
  mobileNum: '1712345678',
  verificationCode: '123456',
  newPassword: password,
  confirmNewPassword: password,
};
const check = (values: Partial<typeof whole>) =>
  checkMobileRecovery(tidyMobileRecovery({ ...whole, ...values }, codes), rule, { words: ['Lotus Club'] }, codes);

describe('by e-mail', () => {
  const checkMail = (username: string, email: string) => checkEmailRecovery(tidyEmailRecovery({ username, email }));

  test.each([
    ['rahim', 'rahim@example.com'],
    ['+8801712345678', 'Rahim.Uddin+slots@mail.example.co'],
    [' rahim ', '\u200e rahim@example.com \u200f'],
  ])('takes %j and %j', (username, email) => expect(checkMail(username, email)).toEqual([]));

  test('says what is missing and what is no address, in the order of the form', () => {
    expect(checkMail(' ', '')).toEqual([
      { field: 'username', rule: 'required' },
      { field: 'email', rule: 'required' },
    ]);
    expect(checkMail('x'.repeat(256), 'rahim@')).toMatchObject([
      { field: 'username', rule: 'length' },
      { field: 'email', rule: 'pattern' },
    ]);
    expect(checkMail('rahim', `${'x'.repeat(10_000)}@example.com`)).toMatchObject([{ field: 'email', rule: 'length' }]);
  });
});

describe('by mobile number', () => {
  test.each(['1712345678', '01712-345678', '+880 1712 345678', '০১৭১২৩৪৫৬৭৮', '\u200e1712345678'])(
    'takes the number written as %j',
    (mobileNum) => expect(check({ mobileNum })).toEqual([]),
  );

  test('says what is wrong, in the order of the form', () => {
    expect(check({ mobileNum: ' ', verificationCode: ' ', newPassword: 'short', confirmNewPassword: 'other' })).toEqual([
      { field: 'mobileNum', rule: 'required' },
      { field: 'verificationCode', rule: 'required' },
      expect.objectContaining({ field: 'newPassword', rule: 'length' }),
      { field: 'confirmNewPassword', rule: 'mismatch' },
    ]);
    expect(check({ mobileNum: '12' })).toMatchObject([{ field: 'mobileNum', rule: 'pattern' }]);
    expect(check({ newPassword: 'LotusClub2024', confirmNewPassword: 'LotusClub2024' })).toMatchObject([
      { field: 'newPassword', rule: 'common' },
    ]);
  });

  test('leaves the password as it was typed', () => {
    expect(tidyMobileRecovery({ ...whole, newPassword: ' outer spaces ' }, codes).newPassword).toBe(' outer spaces ');
  });
});
