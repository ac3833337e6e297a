import type { MessageDescriptor } from '@lingui/core';
import { errorMessage, fieldMessage, type ApiError, type ApiErrorCode } from '@parlour/api';
import { registrationFields } from '@parlour/domain';
import type { FieldPath } from 'react-hook-form';
import type { RegisterValues } from './register-values.ts';

type Path = FieldPath<RegisterValues>;

/** Refusals of the gateway that belong to one field. */
const fieldOfCode: Partial<Record<ApiErrorCode, Path>> = {
  username_taken: 'fields.username',
  mobile_taken: 'fields.mobileNum',
  password_too_common: 'fields.password',
  code_invalid: 'fields.verificationCode',
  code_expired: 'fields.verificationCode',
  captcha_required: 'captcha',
  captcha_wrong: 'captcha',
  terms_not_accepted: 'terms',
};

/** Where a refusal of the gateway is shown and what is said there; nothing where it is about the whole form. */
export function refusedFields(error: ApiError): { path: Path; message: MessageDescriptor }[] {
  const named = error.fields.flatMap((problem) => {
    const path = pathOfField(problem.field);
    return path ? [{ path, message: error.code === 'field_invalid' ? fieldMessage(problem) : errorMessage(error) }] : [];
  });
  const path = fieldOfCode[error.code];
  // What the code says of a field is more exact than the rule that was broken there.
  return path ? [{ path, message: errorMessage(error) }, ...named.filter((other) => other.path !== path)] : named;
}

/** Where the form shows a field that the gateway names. */
function pathOfField(field: string): Path | undefined {
  if (field === 'countryDialingCode') return 'fields.mobileNum';
  if (field === 'captcha') return 'captcha';
  if (field === 'termsAccepted') return 'terms';
  if (field === 'ageConfirmed') return 'adult';
  const known = registrationFields.find((name) => name === field);
  return known && `fields.${known}`;
}
