// @flag socialLogin
import { toApiError, type Schema } from '@parlour/api';
import { checkField, type FieldRule, type RegistrationField } from '@parlour/domain';

/** What a provider told about somebody without an account here, and the ticket that connects the account at the end of the registration. */
export interface SocialProof {
  ticket: string;
  /** The provider's name, as visitors read it. */
  provider: string;
  email?: string | undefined;
  name?: string | undefined;
  username?: string | undefined;
}

/** The proof in a refused log-in; undefined for any other refusal. */
export function proofIn(thrown: unknown, { name: provider }: Pick<Schema<'SocialProvider'>, 'name'>): SocialProof | undefined {
  const { code, params } = toApiError(thrown);
  const { ticket, email, name, username } = params;
  if (code !== 'social_registration_needed' || typeof ticket !== 'string') return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { ticket, provider, email: text(email), name: text(name), username: text(username) };
}

/** What a provider told, by the registration field that it fits; values that break a field's rule are left for the visitor to type. */
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
