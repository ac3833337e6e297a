import { isCommonPassword } from './common-passwords.ts';
import { checkField, type FieldProblem, type FieldRule } from './registration.ts';

/**
 * Lengths of passwords in characters (security A01): no brand goes below the floor or forbids what is allowed; a brand
 * states its own minimum, and where no second factor is on it should be the default.
 */
export const passwordLengths = { floor: 8, defaultWithoutSecondFactor: 15, allowed: 64 } as const;

/** For so many seconds after a secret was given, what asks for a step-up may be done (security A15). */
export const stepUpSeconds = 300;

/** The rule of a payment password, in every brand: short enough for a number, since five wrong tries lock it. */
export const paymentPasswordRule = {
  name: 'newPassword',
  required: true,
  patternId: 0,
  minLength: 6,
  maxLength: 64,
} as const satisfies FieldRule;

export interface NewPassword {
  newPassword: string;
  confirmNewPassword: string;
  /** What it replaces, where that was given. */
  oldPassword?: string | undefined;
}

/**
 * Everything wrong with a new password or payment password under `rule` (the one of the field `password` or
 * `paymentPasswordRule`), whose field is `newPassword`. `words` may not be used: the brand's name, the user's own. Both the
 * form and the gateway ask this; only the gateway knows the whole list of common passwords.
 */
export function checkNewPassword(
  rule: FieldRule,
  { newPassword, confirmNewPassword, oldPassword }: NewPassword,
  words: readonly string[],
): FieldProblem[] {
  const field = 'newPassword';
  const problems: FieldProblem[] = [];
  if (isCommonPassword(newPassword, words)) problems.push({ field, rule: 'common' });
  else if (newPassword !== '' && newPassword === oldPassword) problems.push({ field, rule: 'same' });
  else {
    const problem = checkField({ ...rule, name: field, required: true }, newPassword);
    if (problem) problems.push(problem);
  }
  if (confirmNewPassword !== newPassword) problems.push({ field: 'confirmNewPassword', rule: 'mismatch' });
  return problems;
}
