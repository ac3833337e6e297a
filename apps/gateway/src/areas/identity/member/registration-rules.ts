import { passwordLengths, patterns, type FieldRule } from '@parlour/domain';
import type { Brand, BrandField } from '@parlour/brand/schema';

export type RegistrationMethod = 'byUsername' | 'byMobile';

/** The rules of the fields that a brand asks for: the form gets the same rules that the server checks. */
export function registrationRules(brand: Pick<Brand, 'registration' | 'flags'>, method: RegistrationMethod): FieldRule[] {
  const on = method === 'byUsername' ? brand.flags.usernameRegistration : brand.flags.mobileRegistration;
  return on ? brand.registration[method].map(ruleOf) : [];
}

function ruleOf({ name, required, pattern, min, max }: BrandField): FieldRule {
  const rule = { name, required, patternId: patterns[pattern].id, minLength: min, maxLength: max };
  if (name !== 'password' && name !== 'confirmPassword') return rule;
  return { ...rule, minLength: Math.max(min, passwordLengths.floor), maxLength: Math.max(max, passwordLengths.allowed) };
}

/** The rule of a password, at whatever place one is chosen; the stricter one where a brand's two ways to register differ. */
export function passwordRule({ registration }: Pick<Brand, 'registration'>): FieldRule {
  const fields = [...registration.byUsername, ...registration.byMobile].filter(({ name }) => name === 'password');
  const [strictest] = fields.toSorted((a, b) => b.min - a.min);
  return ruleOf(strictest ?? { name: 'password', required: true, pattern: 'any', min: passwordLengths.default, max: 64 });
}

/** Whether this way to register proves itself by a code that comes by SMS (REGMOBVERF3), and so needs no captcha. */
export function provesBySms(rules: readonly FieldRule[]): boolean {
  return rules.some(({ name }) => name === 'verificationCode');
}
