import { startOfDay } from './calendar.ts';
import { isGuessable, type Guesses } from './guessable-passwords.ts';
import { isMobileNumber, type DialingCode } from './mobile/mobile-number.ts';
import { matchesPattern } from './patterns.ts';

/** Fields a brand may ask for at registration (specification 3, 5); the names are those of the request body. */
export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'mobileNum',
  'verificationCode',
  'birthday',
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'telegram',
  'idNumber',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

/** The form of an affiliate code; case does not matter. */
export const affiliateCodePattern = /^[A-Za-z0-9]{4,16}$/;

/** The rule of one field as the server sends it: lengths count characters, not bytes or UTF-16 units. */
export interface FieldRule {
  name: string;
  required: boolean;
  patternId: number;
  minLength: number;
  maxLength: number;
}

const fieldProblemRules = ['required', 'pattern', 'length', 'mismatch', 'taken', 'common', 'unknown', 'adult', 'wrong', 'same'] as const;
export interface FieldProblem {
  field: string;
  rule: (typeof fieldProblemRules)[number];
  patternId?: number;
  min?: number;
  max?: number;
}

/** Length in user-perceived characters. */
export function characterCount(value: string): number {
  let count = 0;
  for (const _ of value) count++;
  return count;
}

/** What is wrong with one value under its rule, or null. An empty optional value is valid. */
export function checkField(rule: FieldRule, value: string | undefined): FieldProblem | null {
  if (!value) return rule.required ? { field: rule.name, rule: 'required' } : null;
  const length = characterCount(value);
  const { minLength: min, maxLength: max } = rule;
  if (length > max || length < min) return { field: rule.name, rule: 'length', min, max };
  if (!matchesPattern(rule.patternId, value)) return { field: rule.name, rule: 'pattern', patternId: rule.patternId, min, max };
  return null;
}

export interface RegistrationFacts {
  /** What makes a password guessable at this brand; the username is added here. */
  guesses: Guesses;
  minimumAge: number;
  /** Digits allowed after each dialing code. */
  dialingCodes: readonly DialingCode[];
  today: Date;
}

/**
 * All problems of a registration, at most one per field, in the order of the rules. Both the form and the gateway call this; only the
 * gateway can add `taken`.
 */
export function checkRegistration(
  rules: readonly FieldRule[],
  values: Readonly<Record<string, unknown>>,
  facts: RegistrationFacts,
): FieldProblem[] {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  return rules.flatMap((rule) => {
    const value = text(rule.name);
    const meaning = value ? checkMeaning(rule, value, text, facts) : null;
    // A common password is reported as such even when it is also too short (security A02). The length of a number is checked against its
    // own country, not all of them. The only problem that a repeated password can have is that it differs.
    if ((rule.name === 'password' || rule.name === 'mobileNum') && meaning) return [meaning];
    if (rule.name === 'confirmPassword' && value) return meaning ? [meaning] : [];
    const problem = checkField(rule, value) ?? meaning;
    return problem ? [problem] : [];
  });
}

function checkMeaning(
  rule: FieldRule,
  value: string,
  text: (name: string) => string | undefined,
  facts: RegistrationFacts,
): FieldProblem | null {
  const field = rule.name;
  switch (field) {
    case 'confirmPassword':
      return value === text('password') ? null : { field, rule: 'mismatch' };
    case 'password':
    case 'paymentPassword':
      return isGuessable(value, rule.minLength, { ...facts.guesses, words: [...facts.guesses.words, text('username') ?? ''] })
        ? { field, rule: 'common' }
        : null;
    case 'mobileNum':
      return checkMobileNumber(field, value, text('countryDialingCode') ?? '', facts.dialingCodes);
    case 'birthday':
      return checkAge(field, ageOn(value, facts.today), facts.minimumAge);
    default:
      return null;
  }
}

/** The problem of a mobile number, or null; it says how many digits such a number has. */
export function checkMobileNumber(field: string, number: string, code: string, codes: readonly DialingCode[]): FieldProblem | null {
  if (isMobileNumber(number, code, codes)) return null;
  const digits = codes.find((country) => country.code === code)?.digits;
  return { field, rule: 'pattern', ...(digits && { min: Math.min(...digits), max: Math.max(...digits) }) };
}

/** The greatest verified age is 122; an earlier birthday is a typo. */
const highestAge = 120;

function checkAge(field: string, age: number, minimumAge: number): FieldProblem | null {
  if (age < minimumAge) return { field, rule: 'adult', min: minimumAge };
  return age > highestAge ? { field, rule: 'wrong' } : null;
}

/** Whole years from a yyyy-MM-dd birthday to `today` (in UTC); -1 when it is not a valid date or lies in the future. */
export function ageOn(birthday: string, today: Date): number {
  const born = startOfDay(birthday);
  if (!born || born > today) return -1;
  const [months, days] = [today.getUTCMonth() - born.getUTCMonth(), today.getUTCDate() - born.getUTCDate()];
  const passed = months > 0 || (months === 0 && days >= 0);
  return today.getUTCFullYear() - born.getUTCFullYear() - (passed ? 0 : 1);
}
