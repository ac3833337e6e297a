import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldMessage, type ApiErrorCode, type Schema } from '@parlour/api';
import { checkRegistration, registrationFields, type RegistrationFacts, type RegistrationField } from '@parlour/domain';
import type { FieldErrors, FieldPath } from 'react-hook-form';

export interface RegisterValues {
  fields: Partial<Record<RegistrationField, string>>;
  countryDialingCode: string;
  captcha: string;
  adult: boolean;
  terms: boolean;
}

/** A field of the settings that this build knows; others are the server's mistake and are left out. */
export interface KnownField extends Schema<'RegisterField'> {
  name: RegistrationField;
}

export function knownFields(fields: readonly Schema<'RegisterField'>[]): KnownField[] {
  return fields.filter((field): field is KnownField => (registrationFields as readonly string[]).includes(field.name));
}

interface Asked {
  fields: readonly KnownField[];
  captcha: boolean;
  facts: RegistrationFacts;
}

const captchaNeeded = msg`Please enter the captcha.`;
const adultNeeded = msg({ message: 'Please confirm that you are {minimumAge} or older.', comment: 'minimumAge in years' });
const termsNeeded = msg`Please accept the terms first.`;

/** Everything wrong with the form, at its fields: the rules are the domain's, which the gateway asks too. */
export function problemsOf(values: RegisterValues, { fields, captcha, facts }: Asked, i18n: I18n): FieldErrors<RegisterValues> {
  const problems = checkRegistration(fields, { ...values.fields, countryDialingCode: values.countryDialingCode }, facts);
  const at = (message: string) => ({ type: 'rule', message });
  return {
    ...(problems.length > 0 && {
      fields: Object.fromEntries(problems.map((problem) => [problem.field, at(i18n._(fieldMessage(problem)))])),
    }),
    ...(captcha && values.captcha.trim() === '' && { captcha: at(i18n._(captchaNeeded)) }),
    ...(!values.adult && { adult: at(i18n._({ ...adultNeeded, values: { minimumAge: facts.minimumAge } })) }),
    ...(!values.terms && { terms: at(i18n._(termsNeeded)) }),
  };
}

/** Refusals of the gateway that belong to one field. */
const fieldOfCode: Partial<Record<ApiErrorCode, FieldPath<RegisterValues>>> = {
  username_taken: 'fields.username',
  mobile_taken: 'fields.mobileNum',
  password_too_common: 'fields.password',
  code_invalid: 'fields.verificationCode',
  code_expired: 'fields.verificationCode',
  invitation_code_error: 'fields.referralCode',
  captcha_required: 'captcha',
  captcha_wrong: 'captcha',
  terms_not_accepted: 'terms',
};

export function fieldOfRefusal(code: ApiErrorCode): FieldPath<RegisterValues> | undefined {
  return fieldOfCode[code];
}

/** Where the form shows a field that the gateway names. */
export function pathOfField(field: string): FieldPath<RegisterValues> | undefined {
  if (field === 'countryDialingCode') return 'fields.mobileNum';
  if (field === 'captcha') return 'captcha';
  if (field === 'termsAccepted') return 'terms';
  const known = registrationFields.find((name) => name === field);
  return known && `fields.${known}`;
}
