import { patterns, type FieldRule } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import type { Merchant } from '../../kernel/merchants.ts';
import { registrationRules } from '../identity/member/registration-rules.ts';

const sources = new Map<number, string>(Object.values(patterns).map(({ id, source }) => [id, source]));

/** The fields of the registration form, and the rule of each (specification 5). */
export function registerSettings({ brand, flags }: Merchant): components['schemas']['RegisterSettings'] {
  return {
    open: flags.usernameRegistration || flags.mobileRegistration,
    captchaRequired: flags.registrationCaptcha,
    minimumAge: brand.jurisdiction.minimumAge,
    dialingCodes: brand.dialingCodes.map(({ code, digits }) => ({ code, digits: [...digits] })),
    byUsername: registrationRules(brand, 'byUsername').map(toWire),
    byMobile: registrationRules(brand, 'byMobile').map(toWire),
  };
}

function toWire(rule: FieldRule): components['schemas']['RegisterField'] {
  return { ...rule, acceptedPattern: sources.get(rule.patternId) ?? '*' };
}
