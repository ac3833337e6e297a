import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { IncomeSource, ProfileField } from '@parlour/domain';

/** What the fields of the profile are called. */
export const fieldNames = {
  nickname: msg`Nickname`,
  permanentAddress: msg`Permanent address`,
  currentAddress: msg`Current address`,
  placeOfBirth: msg`Place of birth`,
  nationality: msg`Nationality`,
  occupation: msg`Occupation`,
} as const satisfies Record<ProfileField, MessageDescriptor>;

export const incomeNames = {
  employment: msg`Employment`,
  business: msg`Own business`,
  savings: msg`Savings`,
  investments: msg`Investments`,
  pension: msg`Pension`,
  family: msg`Family`,
  other: msg({ message: 'Other', comment: 'Source of income' }),
} as const satisfies Record<IncomeSource, MessageDescriptor>;
