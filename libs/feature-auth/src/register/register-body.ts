import type { Schema } from '@parlour/api';
import { isInvitation, type KnownField, type RegisterValues } from './register-values.ts';
import type { Invitation } from './use-invitation.ts';

type Body = Omit<Schema<'RegisterPayload'>, 'altcha' | 'language'>;

interface Sent {
  fields: readonly KnownField[];
  /** By field name, tidied. */
  typed: Readonly<Record<string, string>>;
  values: RegisterValues;
  captcha: boolean;
  invitation: Invitation;
}

/** The request's body: only what was filled in. A valid code from the address is added if nobody typed one. */
export function bodyOf({ fields, typed, values, captcha, invitation }: Sent): Body {
  const { password = '', confirmPassword = '', countryDialingCode = '' } = typed;
  const filled = fields.filter(({ name }) => typed[name] !== '').map(({ name }) => [name, typed[name]] as const);
  const asked = fields.some(({ name }) => isInvitation(name));
  return {
    ...Object.fromEntries(filled),
    password,
    confirmPassword,
    ...(typed['mobileNum'] && { countryDialingCode }),
    ...(!asked && invitation.state === 'good' && { referralCode: invitation.code }),
    ...(captcha && { captcha: values.captcha.trim() }),
    registerMethod: 'WEB',
    // Without the query, which may carry anything: an invitation is sent separately.
    registerUrl: location.origin + location.pathname,
    termsAccepted: values.terms,
    ageConfirmed: values.adult,
  };
}
