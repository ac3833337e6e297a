import type { FieldRole } from '@parlour/api';
import { registrationFields } from '@parlour/domain';
import { type FormFields } from '@parlour/forms';
import type { FieldPath } from 'react-hook-form';
import type { RegisterValues } from './register-values.ts';

type Path = FieldPath<RegisterValues>;

/** The field at which the register form shows a refusal. */
export const formFields: FormFields<Path, FieldRole> = {
  holding: {
    username: 'fields.username',
    mobile: 'fields.mobileNum',
    newPassword: 'fields.password',
    code: 'fields.verificationCode',
    captcha: 'captcha',
    terms: 'terms',
  },
  named(field): Path | undefined {
    if (field === 'countryDialingCode') return 'fields.mobileNum';
    if (field === 'captcha') return 'captcha';
    if (field === 'termsAccepted') return 'terms';
    if (field === 'ageConfirmed') return 'adult';
    const known = registrationFields.find((name) => name === field);
    return known && `fields.${known}`;
  },
};
