import { readMobileNumber, type DialingCode } from './mobile/mobile-number.ts';
import type { Guesses } from './guessable-passwords.ts';
import { checkNewPassword, type NewPassword } from './passwords.ts';
import { patterns } from './patterns.ts';
import { checkField, checkMobileNumber, type FieldProblem, type FieldRule } from './registration.ts';
import { tidyText } from './tidy.ts';

/** Hours without withdrawals after a forgotten password was reset (security 3, row 18). */
export const recoveryPauseHours = 24;

/** The ways to a forgotten password. */
export const recoveryWays = ['email', 'mobile'] as const;

/** Input of password recovery by e-mail. */
export interface EmailRecovery {
  username: string;
  email: string;
}

const emailRules: readonly FieldRule[] = [
  // Any login name that the brand allows, including a mobile number.
  { name: 'username', required: true, patternId: patterns.any.id, minLength: 1, maxLength: 255 },
  { name: 'email', required: true, patternId: patterns.email.id, minLength: 3, maxLength: 254 },
];

/** The same input as both sides check and compare it. */
export function tidyEmailRecovery({ username, email }: EmailRecovery): EmailRecovery {
  return { username: tidyText(username), email: tidyText(email) };
}

/** The problems of the tidied input. */
export function checkEmailRecovery(values: EmailRecovery): FieldProblem[] {
  const { username, email } = values;
  const texts: Readonly<Record<string, string>> = { username, email };
  return emailRules.flatMap((rule) => checkField(rule, texts[rule.name]) ?? []);
}

/** Input of password recovery by mobile number: the code sent to it, and a new password. */
export interface MobileRecovery extends Omit<NewPassword, 'oldPassword'> {
  countryDialingCode: string;
  mobileNum: string;
  verificationCode: string;
}

/** The input as it is checked and compared: the number in its stored spelling, the password as typed. */
export function tidyMobileRecovery<T extends MobileRecovery>(values: T, codes: readonly DialingCode[]): T {
  const { mobileNum, countryDialingCode, verificationCode } = values;
  const read = readMobileNumber(mobileNum, countryDialingCode, codes);
  const mobile = read ? { mobileNum: read.number, countryDialingCode: read.code } : { mobileNum: tidyText(mobileNum) };
  return { ...values, ...mobile, verificationCode: tidyText(verificationCode) };
}

/** The problems of the tidied input; `rule` and `guesses` as in `checkNewPassword`. */
export function checkMobileRecovery(
  values: MobileRecovery,
  rule: FieldRule,
  guesses: Guesses,
  codes: readonly DialingCode[],
): FieldProblem[] {
  const { mobileNum, countryDialingCode, verificationCode } = values;
  const mobile: FieldProblem | null =
    mobileNum === '' ? { field: 'mobileNum', rule: 'required' } : checkMobileNumber('mobileNum', mobileNum, countryDialingCode, codes);
  return [
    ...(mobile ? [mobile] : []),
    ...(verificationCode === '' ? [{ field: 'verificationCode', rule: 'required' } as const] : []),
    ...checkNewPassword(rule, values, guesses),
  ];
}
