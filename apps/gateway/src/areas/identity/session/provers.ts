import type { Config } from '../../../config.ts';
import { createPhoneAuth } from '../phone-auth/passwordless.ts';
import type { PhoneAuth } from '../phone-auth/phone-auth.ts';
import { createAltcha } from './altcha.ts';
import { drawnDigits, type CaptchaMaker } from './captcha-image.ts';
import type { HumanVerification } from './human.ts';

/** Who says something about a visitor that a request alone does not show. */
export interface Provers {
  human: HumanVerification;
  captcha: CaptchaMaker;
  /** Null where our own codes prove telephone numbers. */
  phoneAuth: PhoneAuth | null;
}

/** The provers of a configuration: a proof of work (ALTCHA), digits in a picture, and the phone-auth provider if there is one. */
export function proversOf({ human, phoneAuth }: Pick<Config, 'human' | 'phoneAuth'>): Provers {
  return { human: createAltcha(human), captcha: drawnDigits, phoneAuth: phoneAuth && createPhoneAuth(phoneAuth) };
}
