import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegistrationField } from '@parlour/domain';
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';

interface FieldTexts {
  label: MessageDescriptor;
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  type?: 'email' | 'date';
}

/** The label of each field that a brand may ask for, and what the browser may autofill. */
const fieldTexts = {
  username: { label: msg`Username`, autoComplete: 'username' },
  password: { label: msg`Password`, autoComplete: 'new-password' },
  confirmPassword: { label: msg`Confirm password`, autoComplete: 'new-password' },
  payeeName: { label: msg({ message: 'Real name', comment: 'As on the bank account' }), autoComplete: 'name' },
  email: { label: msg`E-mail`, autoComplete: 'email', inputMode: 'email', type: 'email' },
  mobileNum: { label: msg`Mobile number`, autoComplete: 'tel-national', inputMode: 'numeric' },
  verificationCode: { label: msg`Verification code`, autoComplete: 'one-time-code', inputMode: 'numeric' },
  birthday: { label: msg`Date of birth`, autoComplete: 'bday', type: 'date' },
  qqNum: { label: msg`QQ number`, autoComplete: 'off', inputMode: 'numeric' },
  recommenderId: { label: msg`Referrer’s ID`, autoComplete: 'off' },
  affiliateCode: { label: msg`Affiliate code`, autoComplete: 'off' },
  referralCode: { label: msg`Invitation code`, autoComplete: 'off' },
  paymentPassword: { label: msg`Payment password`, autoComplete: 'new-password' },
  line: { label: msg`LINE ID`, autoComplete: 'off' },
  whatsapp: { label: msg`WhatsApp number`, autoComplete: 'off' },
  facebook: { label: msg`Facebook name`, autoComplete: 'off' },
  wechat: { label: msg`WeChat ID`, autoComplete: 'off' },
  zalo: { label: msg`Zalo number`, autoComplete: 'off' },
  telegram: { label: msg`Telegram name`, autoComplete: 'off' },
  idNumber: { label: msg`Identity number`, autoComplete: 'off' },
} as const satisfies Record<RegistrationField, FieldTexts>;

export function textsOfField(name: RegistrationField): FieldTexts {
  return fieldTexts[name];
}
