import { passwordLengths, patterns, type FieldRule } from '@parlour/domain';
import type { Brand, BrandField } from '@parlour/brand/schema';

export type RegistrationMethod = 'byUsername' | 'byMobile';

/** The rules of a brand's registration fields; the form gets the same ones that the server checks. */
export function registrationRules(brand: Pick<Brand, 'registration' | 'flags'>, method: RegistrationMethod): FieldRule[] {
  const on = method === 'byUsername' ? brand.flags.usernameRegistration : brand.flags.mobileRegistration;
  return on
    ? brand.registration[method].flatMap((field) => (field.name === 'verificationCode' ? codeRule(brand, method, field) : ruleOf(field)))
    : [];
}

/** The code is required if the flags demand it, and optional if number and password suffice. */
function codeRule({ flags }: Pick<Brand, 'flags'>, method: RegistrationMethod, field: BrandField): FieldRule[] {
  if (!flags.mobileVerification) return [];
  return [ruleOf({ ...field, required: method === 'byUsername' || !flags.mobilePasswordRegistration })];
}

function ruleOf({ name, required, pattern, min, max }: BrandField): FieldRule {
  const rule = { name, required, patternId: patterns[pattern].id, minLength: min, maxLength: max };
  if (name !== 'password' && name !== 'confirmPassword') return rule;
  return { ...rule, minLength: Math.max(min, passwordLengths.floor), maxLength: Math.max(max, passwordLengths.allowed) };
}

/** The rule for passwords wherever one is chosen: the stricter one if a brand's two ways to register differ. */
export function passwordRule({ registration }: Pick<Brand, 'registration'>): FieldRule {
  const fields = [...registration.byUsername, ...registration.byMobile].filter(({ name }) => name === 'password');
  const [strictest] = fields.toSorted((a, b) => b.min - a.min);
  return ruleOf(strictest ?? { name: 'password', required: true, pattern: 'any', min: passwordLengths.default, max: 64 });
}

/** Whether this way to register takes a code sent by SMS. If it is required, no captcha is. */
export function codeBySms(rules: readonly FieldRule[]): 'required' | 'optional' | 'none' {
  const rule = rules.find(({ name }) => name === 'verificationCode');
  if (!rule) return 'none';
  return rule.required ? 'required' : 'optional';
}
