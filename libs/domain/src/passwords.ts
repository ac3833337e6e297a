import { isGuessable, type Guesses } from './guessable-passwords.ts';
import { checkField, type FieldProblem, type FieldRule } from './registration.ts';

/**
 * Password lengths in characters (security A01). A brand states its own minimum, from `floor` to `mostAsked`, and cannot lower the maximum;
 * docs/adr/0074 says why less than 15 is enough.
 */
export const passwordLengths = { floor: 8, default: 10, mostAsked: 15, allowed: 64 } as const;

/** How many seconds a step-up stays valid after the secret was given (security A15). */
export const stepUpSeconds = 300;

/** The rule of a payment password, in every brand: a short number is enough, since five wrong tries lock it. */
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
  /** The current one, if it was given. */
  oldPassword?: string | undefined;
}

/**
 * Everything wrong with a new password or payment password under `rule` (that of the field `password`, or `paymentPasswordRule`), whose
 * field is `newPassword`. Both the form and the gateway call this; only the gateway has the long list of known passwords.
 */
export function checkNewPassword(
  rule: FieldRule,
  { newPassword, confirmNewPassword, oldPassword }: NewPassword,
  guesses: Guesses,
): FieldProblem[] {
  const field = 'newPassword';
  const problems: FieldProblem[] = [];
  if (isGuessable(newPassword, rule.minLength, guesses)) problems.push({ field, rule: 'common' });
  else if (newPassword !== '' && newPassword === oldPassword) problems.push({ field, rule: 'same' });
  else {
    const problem = checkField({ ...rule, name: field, required: true }, newPassword);
    if (problem) problems.push(problem);
  }
  if (confirmNewPassword !== newPassword) problems.push({ field: 'confirmNewPassword', rule: 'mismatch' });
  return problems;
}
