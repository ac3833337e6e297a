import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';
import {
  checkRegistration,
  registrationFields,
  tidyRegistration,
  type DialingCode,
  type RegistrationFacts,
  type RegistrationField,
} from '@parlour/domain';
import { encodeMessage, fieldMessage } from '@parlour/forms';
import type { FieldErrors, FieldPath } from 'react-hook-form';

export interface RegisterValues {
  fields: Partial<Record<RegistrationField, string>>;
  countryDialingCode: string;
  captcha: string;
  adult: boolean;
  terms: boolean;
}

/** A field of the settings that this build knows; unknown ones are left out. */
export interface KnownField extends Schema<'RegisterField'> {
  name: RegistrationField;
}

export function knownFields(fields: readonly Schema<'RegisterField'>[]): KnownField[] {
  return fields.filter((field): field is KnownField => (registrationFields as readonly string[]).includes(field.name));
}

/** Fields in which visitors say who invited them. */
export function isInvitation(name: RegistrationField): boolean {
  return name === 'affiliateCode' || name === 'referralCode';
}

interface Asked {
  fields: readonly KnownField[];
  captcha: boolean;
  facts: RegistrationFacts;
}

const captchaNeeded = msg`Please enter the captcha.`;
const adultNeeded = msg({ message: 'Please confirm that you are {minimumAge, number} or older.', comment: 'minimumAge in years' });
const termsNeeded = msg`Please accept the terms first.`;

/** The typed values of the fields that are shown, as they are checked and sent. */
export function tidied({ fields: typed, countryDialingCode }: RegisterValues, asked: readonly KnownField[], codes: readonly DialingCode[]) {
  const values = Object.fromEntries(asked.map(({ name }) => [name, typed[name] ?? '']));
  return tidyRegistration({ ...values, countryDialingCode }, codes);
}

/** Everything wrong with the form, by field, by the domain's rules, which the gateway applies too. */
export function problemsOf(values: RegisterValues, { fields, captcha, facts }: Asked): FieldErrors<RegisterValues> {
  const problems = checkRegistration(fields, tidied(values, fields, facts.dialingCodes), facts);
  const at = (message: Parameters<typeof encodeMessage>[0]) => ({ type: 'rule', message: encodeMessage(message) });
  return {
    ...(problems.length > 0 && { fields: Object.fromEntries(problems.map((problem) => [problem.field, at(fieldMessage(problem))])) }),
    ...(captcha && values.captcha.trim() === '' && { captcha: at(captchaNeeded) }),
    ...(!values.adult && { adult: at({ ...adultNeeded, values: { minimumAge: facts.minimumAge } }) }),
    ...(!values.terms && { terms: at(termsNeeded) }),
  };
}

/** The invalid fields, in the order of the form. */
export function wrongPaths(fields: readonly KnownField[], errors: FieldErrors<RegisterValues>): FieldPath<RegisterValues>[] {
  const typed = fields.filter(({ name }) => errors.fields?.[name]).map(({ name }) => `fields.${name}` as const);
  return [...typed, ...(['captcha', 'adult', 'terms'] as const).filter((name) => errors[name])];
}
