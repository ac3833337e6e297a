// @flag socialLogin
import { checkField, type FieldRule, type RegistrationField } from '@parlour/domain';
import type { SocialProof } from './social-proof.ts';

/** What a provider told, in the fields of a registration that it suits; what breaks a field's rule is left out, for its owner to fill in. */
export function prefilled(
  fields: readonly (FieldRule & { name: RegistrationField })[],
  { email, name, username }: SocialProof,
): Partial<Record<RegistrationField, string>> {
  const told: Partial<Record<RegistrationField, string | undefined>> = { email, payeeName: name, username };
  const fitting = fields.flatMap((field) => {
    const value = told[field.name];
    return value && checkField(field, value) === null ? [[field.name, value]] : [];
  });
  return Object.fromEntries(fitting) as Partial<Record<RegistrationField, string>>;
}
