import { readMobileNumber, type DialingCode } from './mobile/mobile-number.ts';
import { checkNewPassword, type NewPassword } from './passwords.ts';
import { patterns } from './patterns.ts';
import { checkField, checkMobileNumber, type FieldProblem, type FieldRule } from './registration.ts';
import { tidyText } from './tidy.ts';

/** For so many hours after a forgotten password was replaced no withdrawal is taken (security 3, row 18). */
export const recoveryPauseHours = 24;

/** What somebody states who forgot the password and has an e-mail address. */
export interface EmailRecovery {
  username: string;
  email: string;
}

const emailRules: readonly FieldRule[] = [
  // Whatever names there are at a brand, a mobile number among them.
  { name: 'username', required: true, patternId: patterns.any.id, minLength: 1, maxLength: 255 },
  { name: 'email', required: true, patternId: patterns.email.id, minLength: 3, maxLength: 254 },
];

/** The same as it is checked and compared, on either side. */
export function tidyEmailRecovery({ username, email }: EmailRecovery): EmailRecovery {
  return { username: tidyText(username), email: tidyText(email) };
}

/** What is wrong with it once it is tidied. */
export function checkEmailRecovery(values: EmailRecovery): FieldProblem[] {
  const { username, email } = values;
  const texts: Readonly<Record<string, string>> = { username, email };
  return emailRules.flatMap((rule) => checkField(rule, texts[rule.name]) ?? []);
}

/** The same for who has a mobile number: a code that came to it, and another password. */
export interface MobileRecovery extends Omit<NewPassword, 'oldPassword'> {
  countryDialingCode: string;
  mobileNum: string;
  verificationCode: string;
}

/** It as it is checked and compared: the number in its one way, the password as it was typed. */
export function tidyMobileRecovery<T extends MobileRecovery>(values: T, codes: readonly DialingCode[]): T {
  const { mobileNum, countryDialingCode, verificationCode } = values;
  const read = readMobileNumber(mobileNum, countryDialingCode, codes);
  const mobile = read ? { mobileNum: read.number, countryDialingCode: read.code } : { mobileNum: tidyText(mobileNum) };
  return { ...values, ...mobile, verificationCode: tidyText(verificationCode) };
}

/** What is wrong with it once it is tidied; `rule` and `words` as in `checkNewPassword`. */
export function checkMobileRecovery(
  values: MobileRecovery,
  rule: FieldRule,
  words: readonly string[],
  codes: readonly DialingCode[],
): FieldProblem[] {
  const { mobileNum, countryDialingCode, verificationCode } = values;
  const mobile: FieldProblem | null =
    mobileNum === '' ? { field: 'mobileNum', rule: 'required' } : checkMobileNumber('mobileNum', mobileNum, countryDialingCode, codes);
  return [
    ...(mobile ? [mobile] : []),
    ...(verificationCode === '' ? [{ field: 'verificationCode', rule: 'required' } as const] : []),
    ...checkNewPassword(rule, values, words),
  ];
}
