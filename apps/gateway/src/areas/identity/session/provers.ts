import type { Provers } from '../../../kernel/ports.ts';
import type { Config } from '../../../kernel/config.ts';
import { createPhoneAuth } from '../phone-auth/passwordless.ts';
import { createAltcha } from './altcha.ts';
import { drawnDigits } from './captcha-image.ts';

/** The provers of a configuration: a proof of work (ALTCHA), digits in a picture, and the phone-auth provider if there is one. */
export function proversOf({ human, phoneAuth }: Pick<Config, 'human' | 'phoneAuth'>): Provers {
  return { human: createAltcha(human), captcha: drawnDigits, phoneAuth: phoneAuth && createPhoneAuth(phoneAuth) };
}
