import { patterns, type FieldRule } from '@parlour/domain';
import type { Brand, BrandField } from '@parlour/brand/schema';

export type RegistrationMethod = 'byUsername' | 'byMobile';

/** No brand goes below the floor of security A01, nor forbids a passphrase. */
const password = { floor: 8, allowed: 64 };

/** The rules of the fields that a brand asks for: what the form is told is what the server checks. */
export function registrationRules(brand: Pick<Brand, 'registration' | 'flags'>, method: RegistrationMethod): FieldRule[] {
  const on = method === 'byUsername' ? brand.flags.usernameRegistration : brand.flags.mobileRegistration;
  return on ? brand.registration[method].map(ruleOf) : [];
}

function ruleOf({ name, required, pattern, min, max }: BrandField): FieldRule {
  const rule = { name, required, patternId: patterns[pattern].id, minLength: min, maxLength: max };
  if (name !== 'password' && name !== 'confirmPassword') return rule;
  return { ...rule, minLength: Math.max(min, password.floor), maxLength: Math.max(max, password.allowed) };
}
